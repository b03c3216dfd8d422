import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { directoryFiles } from './directory-files.ts'

const script = 'const answer = 42;\n'.repeat(100)

async function folderWith(files: Record<string, string>) {
  const folder = await temporaryFolder()
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}

async function emptyFiles() {
  const root = await folderWith({})
  return { root, files: directoryFiles(root) }
}

test('stores a folder with brotli and gzip where they are smaller, without the build’s dot files', async () => {
  const { root, files } = await emptyFiles()
  const source = await folderWith({ 'a.js': script, 'b.png': 'not text', '.stamp': 'x' })

  expect(await files.put('remotes/learn/1.0.0', source)).toBe('stored')

  const folder = join(root, 'remotes/learn/1.0.0')
  expect((await readdir(folder)).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'b.png'])
  expect(brotliDecompressSync(await readFile(join(folder, 'a.js.br'))).toString()).toBe(script)
  expect(gunzipSync(await readFile(join(folder, 'a.js.gz'))).toString()).toBe(script)
  expect(await files.transferSize('remotes/learn/1.0.0/a.js')).toBeLessThan(100)
})

test('stores the same content once, whatever its source maps say, and rejects other content under the same name', async () => {
  const { files } = await emptyFiles()
  await files.put('host/1', await folderWith({ 'a.js': script, 'a.js.map': '/home/one' }))

  expect(await files.put('host/1', await folderWith({ 'a.js': script, 'a.js.map': '/home/two' }))).toBe(
    'already stored',
  )
  await expect(files.put('host/1', await folderWith({ 'a.js': 'other' }))).rejects.toThrow(
    'host/1 is already published with other content',
  )
  await expect(files.put('host/1', await folderWith({ 'a.js': script, 'b.js': script }))).rejects.toThrow(
    'other content',
  )
})

test('two processes that store the same at once both succeed', async () => {
  const { files } = await emptyFiles()
  const source = await folderWith({ 'a.js': script })
  const outcomes = await Promise.all([files.put('host/1', source), files.put('host/1', source)])
  expect(outcomes.sort()).toEqual(['already stored', 'stored'])
})

test('a missing file or folder is undefined or empty, not an error', async () => {
  const { files } = await emptyFiles()
  expect(await files.read('host/1/host.json')).toBeUndefined()
  expect(await files.transferSize('host/1/host.json')).toBeUndefined()
  expect(await files.list('host')).toEqual([])
})
