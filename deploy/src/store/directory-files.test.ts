import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { directoryFiles, filesBelow } from './directory-files.ts'

const script = 'const answer = 42;\n'.repeat(100)

async function folderWith(files: Record<string, string>) {
  const folder = await temporaryFolder()
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), content)
  }
  return folder
}

async function changedMinutesAgo(path: string, minutes: number) {
  const at = new Date(Date.now() - minutes * 60_000)
  await utimes(path, at, at)
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

test('stores the folders below the folder too, without those of the build’s own records', async () => {
  const { root, files } = await emptyFiles()
  const names = {
    'z.js': '1',
    'assets/icons/a.svg': '2',
    'assets/b.css': '3',
    '.cache/c.js': '4',
    'assets/.d/e.js': '5',
  }
  const source = await folderWith(names)

  expect(await files.put('host/1', source)).toBe('stored')

  expect(await filesBelow(join(root, 'host/1'))).toEqual(['assets/b.css', 'assets/icons/a.svg', 'z.js'])
  expect(existsSync(join(root, 'host/1/.cache'))).toBe(false)
  expect(existsSync(join(root, 'host/1/assets/.d'))).toBe(false)
  expect((await files.read('host/1/assets/icons/a.svg'))?.toString()).toBe('2')
  expect(await files.put('host/1', source)).toBe('already stored')
})

test('compresses nothing when compression is off', async () => {
  const root = await folderWith({})
  const files = directoryFiles(root, { compress: false })
  await files.put('host/1', await folderWith({ 'a.js': script }))
  expect(await readdir(join(root, 'host/1'))).toEqual(['a.js'])
  expect(await files.transferSize('host/1/a.js')).toBe(script.length)
})

test('stores the same content once, whoever built it, and rejects other content under the same name', async () => {
  const { files } = await emptyFiles()
  await files.put('host/1', await folderWith({ 'a.js': script, 'build.json': 'ada' }))

  expect(await files.put('host/1', await folderWith({ 'a.js': script, 'build.json': 'ben' }))).toBe('already stored')
  expect(String(await files.read('host/1/build.json'))).toBe('ada')
  await expect(files.put('host/1', await folderWith({ 'a.js': 'other' }))).rejects.toThrow(
    'host/1 is already published with other content',
  )
  await expect(files.put('host/1', await folderWith({ 'a.js': script, 'b.js': script }))).rejects.toThrow(
    'other content',
  )
})

test('rejects content that lacks a stored file, or of which only some files are the same', async () => {
  const { files } = await emptyFiles()
  const stored = { 'a.js': script, 'b.js': script, 'notes.gz.txt': 'not compressed' }
  await files.put('host/1', await folderWith(stored))

  expect(await files.put('host/1', await folderWith(stored))).toBe('already stored')
  const others = [
    { 'a.js': script, 'notes.gz.txt': 'not compressed' },
    { 'a.js': script, 'b.js': script },
    { ...stored, 'a.js': 'other' },
    { ...stored, 'b.js': 'other' },
  ]
  for (const other of others) {
    await expect(files.put('host/1', await folderWith(other))).rejects.toThrow('other content')
  }
})

test('a build that compressed a file itself is stored as it is', async () => {
  const { files } = await emptyFiles()
  const source = await folderWith({ 'a.wasm': 'short', 'a.wasm.br': 'a build made this', 'a.wasm.gz': 'and this' })
  await files.put('host/1', source)
  expect((await files.read('host/1/a.wasm.br'))?.toString()).toBe('a build made this')
  expect(await files.put('host/1', source)).toBe('already stored')
  const other = await folderWith({ 'a.wasm': 'short', 'a.wasm.br': 'another', 'a.wasm.gz': 'and this' })
  await expect(files.put('host/1', other)).rejects.toThrow('other content')
})

test('storing the same content again writes nothing', async () => {
  const { root, files } = await emptyFiles()
  const source = await folderWith({ 'a.js': script })
  await files.put('host/1', source)
  await rm(join(root, '.incoming'), { recursive: true })

  await files.put('host/1', source)
  expect(await readdir(root)).toEqual(['host'])
})

test('what a killed publish left behind is removed by another one, after an hour', async () => {
  const { root, files } = await emptyFiles()
  for (const name of ['old', 'recent']) {
    await mkdir(join(root, '.incoming', name), { recursive: true })
    await writeFile(join(root, '.incoming', name, 'a.js'), script)
  }
  await changedMinutesAgo(join(root, '.incoming/old'), 61)
  await changedMinutesAgo(join(root, '.incoming/recent'), 59)

  await files.put('host/1', await folderWith({ 'a.js': script }))
  expect(await readdir(join(root, '.incoming'))).toEqual(['recent'])
})

test('an empty folder cannot be stored, and the error is that of the move', async () => {
  const { files } = await emptyFiles()
  await expect(files.put('host/1', await folderWith({}))).rejects.toMatchObject({ code: 'ENOENT', syscall: 'rename' })
})

test('lists the names in a folder, the one that was changed last at the end', async () => {
  const { root, files } = await emptyFiles()
  for (const [version, minutes] of [
    ['1', 20],
    ['2', 30],
    ['3', 10],
    ['4', 25],
  ] as const) {
    await files.put(`host/${version}`, await folderWith({ 'a.js': version }))
    await changedMinutesAgo(join(root, 'host', version), minutes)
  }
  expect(await files.list('host')).toEqual(['2', '4', '1', '3'])
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

test('a file below a file is missing too, but to read a folder is an error', async () => {
  const { files } = await emptyFiles()
  await files.put('host/1', await folderWith({ 'a.js': script }))
  expect(await files.read('host/1/a.js/b.js')).toBeUndefined()
  expect(await files.transferSize('host/1/a.js/b.js')).toBeUndefined()
  await expect(files.read('host/1')).rejects.toMatchObject({ code: 'EISDIR' })
})
