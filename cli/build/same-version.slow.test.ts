import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filesBelow } from '@stepwise/deploy'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { beforeAll, expect, test, vi } from 'vitest'
import { root } from '../launch/root.mjs'
import { buildPart } from './build-part.ts'

// Five builds: 10 s alone, three times that on a machine that does something else.
vi.setConfig({ testTimeout: 90_000 })

const copied = ['shared', 'host', 'remotes/journal', 'package.json']
let one: string
let other: string

beforeAll(async () => {
  one = await copyOfSources('one')
  other = await copyOfSources('another folder with a longer name')
})

test.each(['host', 'remotes/journal'])(
  '%s has the same version and the same bytes wherever it is built',
  async (part) => {
    const [first, second] = [await build(one, part), await build(other, part)]
    expect(Object.keys(second.files)).toEqual(Object.keys(first.files))
    expect(second.files).toEqual(first.files)
    expect(second.version).toBe(first.version)
    expect(Object.values(first.files).filter((content) => content.includes('another folder'))).toEqual([])
  },
)

test('a change of the configuration alone makes another version of the same files', async () => {
  const before = await build(one, 'remotes/journal')
  const path = join(one, 'remotes/journal/remote.config.ts')
  await writeFile(path, (await readFile(path, 'utf8')).replace("label: 'Reflect'", "label: 'Think'"))
  const after = await build(one, 'remotes/journal')
  expect(after.version).not.toBe(before.version)
  expect({ ...after.files, 'remote.json': '' }).toEqual({ ...before.files, 'remote.json': '' })
})

/** As deep as the others, because the packages are links here and their paths are relative. */
async function copyOfSources(name: string): Promise<string> {
  const folder = join(await temporaryFolder(), name)
  for (const path of copied)
    await cp(join(root, path), join(folder, path), {
      recursive: true,
      filter: (from) => !/[\\/](dist|node_modules)$/.test(from),
    })
  const packages = (await readdir(join(root, 'node_modules'))).filter((entry) => !/^\.|^@stepwise$/.test(entry))
  await mkdir(join(folder, 'node_modules/@stepwise'), { recursive: true })
  for (const entry of packages)
    await symlink(join(root, 'node_modules', entry), join(folder, 'node_modules', entry), 'junction')
  await symlink(join(folder, 'shared'), join(folder, 'node_modules/@stepwise/shared'), 'junction')
  return folder
}

async function build(copy: string, part: string) {
  const folder = join(copy, part)
  const dist = join(folder, 'dist')
  const name = part.replace('remotes/', '')
  await buildPart({ part: name, folder, dist }, '', 'study')
  const names = await filesBelow(dist)
  const files = Object.fromEntries(
    await Promise.all(names.map(async (file) => [file, await readFile(join(dist, file), 'latin1')] as const)),
  )
  const { version } = JSON.parse(files[name === 'host' ? 'host.json' : 'remote.json'] ?? '') as { version: string }
  return { version, files }
}
