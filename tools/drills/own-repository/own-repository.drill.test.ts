import { execFile } from 'node:child_process'
import { readFile, realpath, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ensureBuilt, partFolder } from '@stepwise/cli/build'
import { root } from '@stepwise/cli/root'
import { directoryStore, parsePartVersion, promote, publish } from '@stepwise/deploy'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { beforeAll, expect, test } from 'vitest'
import { packedTypes, sharedTypes } from '../../../cli/release/types/shared-types.ts'

// docs/own-repository.md, from an empty folder. npm installs from its registry, or from its cache.

const reason = { who: 'ada', why: 'a drill' }
let folder: string
let storeDir: string

/** Runs a program, and returns what it printed and whether it ended well. */
function run(cwd: string, program: string, ...args: string[]): Promise<{ isDone: boolean; text: string }> {
  const { VITEST: _, NODE_ENV: __, ...own } = process.env
  const env = { ...own, STORE_DIR: storeDir, RELEASE_WHO: 'ada' }
  return new Promise((resolve) =>
    execFile(program, args, { cwd, env, maxBuffer: 2 ** 26 }, (error, stdout, stderr) =>
      resolve({ isDone: error === null, text: stdout + stderr }),
    ),
  )
}

const npm = (...args: string[]) => run(folder, 'npm', ...args)
const git = (...args: string[]) =>
  run(folder, 'git', '-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', ...args)

beforeAll(async () => {
  storeDir = await temporaryFolder()
  folder = join(await realpath(await temporaryFolder()), 'reading-club')
  const store = directoryStore(storeDir)
  const host = partFolder('host')
  await ensureBuilt(host, 'study')
  const published = await publish(store, 'host', host.dist, { types: packedTypes(await sharedTypes()) })
  await promote(store, [published], reason, { isLocal: true })
  const made = await run(root, process.execPath, 'cli/stepwise.mjs', 'new-remote', 'reading-club', '--outside', folder)
  expect(made).toMatchObject({ isDone: true })
})

test('a new remote outside the product is tested, checked, published and made live', async () => {
  expect(await npm('test')).toMatchObject({ isDone: true, text: expect.stringContaining('2 passed') })

  const checked = await npm('run', 'check')
  expect(checked).toMatchObject({ isDone: true, text: expect.stringContaining('It may be promoted.') })
  expect(checked.text).toContain('It type-checks, and follows the import rules.')
  expect(checked.text).not.toContain('were not compared')
  const types = await npm('run', 'release', '--', 'types', 'reading-club')
  expect(types).toMatchObject({ isDone: true, text: expect.stringContaining('The sources of reading-club fit them.') })

  expect((await npm('run', 'release', '--', 'publish', 'reading-club')).text).toContain('it is in no git commit here')
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'feat: a reading club'],
  ])
    await git(...args)
  const { text } = await npm('run', 'release', '--', 'publish', 'reading-club')
  const [, published = ''] = /(reading-club@\S+) is stored\./.exec(text) ?? [text]
  const store = directoryStore(storeDir)
  await promote(store, [parsePartVersion(published)], reason)
  expect((await store.pointer.read())?.remotes.map(({ config }) => config.name)).toEqual(['reading-club'])
})

test('a part that may not be released is refused there too, with file and reason', async () => {
  const page = join(folder, 'src/pages/home/HomePage.tsx')
  const text = await readFile(page, 'utf8')
  await writeFile(page, `import { Modal } from '@mantine/core'\nexport const wrong: string = Modal\n${text}`)
  const checked = await npm('run', 'check')
  await writeFile(page, text)
  expect(checked.isDone).toBe(false)
  expect(checked.text).toContain('HomePage.tsx(2,14): error TS2322')
  expect(checked.text).toContain('(facades-not-libraries)')

  const config = join(folder, 'remote.config.ts')
  const source = await readFile(config, 'utf8')
  await writeFile(config, source.replace("access: 'signed-in'", "access: 'signed-in', preload: ['/no-such-call']"))
  const unknownCall = await npm('run', 'check')
  await writeFile(config, source)
  expect(unknownCall).toMatchObject({ isDone: false, text: expect.stringContaining('GET /no-such-call') })
})
