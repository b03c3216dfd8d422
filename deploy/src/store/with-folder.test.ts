import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { directoryFiles } from './directory-files.ts'
import { withFolder } from './with-folder.ts'

test('a build can be read as if it were stored, beside what is stored, and nothing is stored', async () => {
  const files = directoryFiles(await temporaryFolder())
  await files.put('host/1', await temporaryFolder({ 'a.js': 'const answer = 42;\n'.repeat(100) }))
  const build = await temporaryFolder({ 'b.js': 'built' })
  const both = await withFolder(files, 'remotes/learn/2', build, await temporaryFolder())

  expect(String(await both.read('remotes/learn/2/b.js'))).toBe('built')
  expect(await both.transferSize('remotes/learn/2/b.js')).toBe(5)
  expect(await both.read('host/1/a.js')).toEqual(await files.read('host/1/a.js'))
  await Promise.all(['host/1/a.js', 'host/1/a.js', 'remotes/learn/2/b.js'].map((path) => both.download(path)))
  for (const path of ['host/1/a.js', 'host/1/a.js.br', 'remotes/learn/2/b.js'])
    expect((await readFile(join(both.localFolder, path))).length, path).toBeGreaterThan(0)
  expect(await files.read('remotes/learn/2/b.js')).toBeUndefined()
})
