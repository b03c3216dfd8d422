import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { beforeEach, expect, test } from 'vitest'
import { writeRemote } from './new-remote.ts'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder()
})
const read = (path: string) => readFile(path, 'utf8')

test('writes every file of a remote, with its name and title', async () => {
  const files = await writeRemote('study-groups', folder)
  expect(files.map((file) => file.slice(folder.length + 1)).sort()).toEqual([
    'study-groups/package.json',
    'study-groups/remote.config.ts',
    'study-groups/rspack.config.ts',
    'study-groups/src/pages/home/HomePage.test.tsx',
    'study-groups/src/pages/home/HomePage.tsx',
    'study-groups/src/pages/home/home.api.ts',
    'study-groups/src/pages/home/home.model.ts',
    'study-groups/src/remote.tsx',
  ])
  const texts = await Promise.all(files.map(read))
  expect(texts.join('\n')).not.toContain('__')
  expect(await read(join(folder, 'study-groups/package.json'))).toContain('"@stepwise/study-groups"')
  expect(await read(join(folder, 'study-groups/remote.config.ts'))).toContain("title: 'Study groups'")
})

test.each([
  ['', 'Give the new remote a name'],
  ['Study Groups', 'cannot be the name of a remote'],
  ['study groups', 'lower-case words joined by dashes'],
  ['../host', 'cannot be the name of a remote'],
  ['2fast', 'cannot be the name of a remote'],
  ['a'.repeat(41), 'cannot be the name of a remote'],
  ['host', 'is the name of another part'],
  ['page', 'is the name of another part'],
])('rejects the name %s', async (name, words) => {
  await expect(writeRemote(name, folder)).rejects.toThrow(words)
})

test('never overwrites a remote', async () => {
  await writeRemote('groups', folder)
  await expect(writeRemote('groups', folder)).rejects.toThrow('There is a remote called groups already.')
})

test('the template depends on the same versions as shared', async () => {
  const { version, dependencies: shared } = JSON.parse(await read(join(root, 'shared/package.json')))
  const { dependencies: template } = JSON.parse(await read(join(import.meta.dirname, 'templates/remote/package.json')))
  expect(template['@stepwise/shared']).toBe(version)
  for (const [name, wanted] of Object.entries(template)) {
    if (name in shared) expect([name, wanted]).toEqual([name, shared[name]])
  }
})
