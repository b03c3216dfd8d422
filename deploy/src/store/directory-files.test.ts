import { existsSync } from 'node:fs'
import { readdir, rm, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder, writeFiles } from '../testing/temporary-folder.ts'
import { directoryFiles, filesBelow } from './directory-files.ts'

const script = 'const answer = 42;\n'.repeat(100)

async function changedMinutesAgo(path: string, minutes: number) {
  const at = new Date(Date.now() - minutes * 60_000)
  await utimes(path, at, at)
}

async function emptyFiles() {
  const root = await temporaryFolder()
  return { root, files: directoryFiles(root) }
}

test('stores the folders below the folder too, without those of the build’s own records', async () => {
  const { root, files } = await emptyFiles()
  const kept = { 'z.js': '1', 'assets/icons/a.svg': '2', 'assets/b.css': '3' }
  const source = await temporaryFolder({ ...kept, '.cache/c.js': '4', 'assets/.d/e.js': '5' })
  expect(await files.put('host/1', source)).toBe('stored')
  expect(await filesBelow(join(root, 'host/1'))).toEqual(['assets/b.css', 'assets/icons/a.svg', 'z.js'])
  expect(existsSync(join(root, 'host/1/.cache'))).toBe(false)
  expect(existsSync(join(root, 'host/1/assets/.d'))).toBe(false)
  expect((await files.read('host/1/assets/icons/a.svg'))?.toString()).toBe('2')
  expect(await files.put('host/1', source)).toBe('already stored')
})

test('in development compresses nothing, and has source maps', async () => {
  const root = await temporaryFolder()
  const files = directoryFiles(root, { isDevelopment: true })
  await files.put('host/1', await temporaryFolder({ 'a.js': script, 'a.js.map': '{}' }))
  expect((await readdir(join(root, 'host/1'))).sort()).toEqual(['a.js', 'a.js.map'])
  expect(await files.transferSize('host/1/a.js')).toBe(script.length)
})

test('stores the same content once, whoever built it', async () => {
  const { files } = await emptyFiles()
  await files.put('host/1', await temporaryFolder({ 'a.js': script, 'build.json': 'ada' }))

  const ofBen = await temporaryFolder({ 'a.js': script, 'build.json': 'ben' })
  expect(await files.put('host/1', ofBen)).toBe('already stored')
  expect(String(await files.read('host/1/build.json'))).toBe('ada')
})

test('rejects content that lacks a stored file, has one more, or of which only some files are the same', async () => {
  const { files } = await emptyFiles()
  const stored = { 'a.js': script, 'b.js': script, 'notes.gz.txt': 'not compressed' }
  await files.put('host/1', await temporaryFolder(stored))

  expect(await files.put('host/1', await temporaryFolder(stored))).toBe('already stored')
  const others = [
    { 'a.js': script, 'notes.gz.txt': 'not compressed' },
    { 'a.js': script, 'b.js': script },
    { ...stored, 'a.js': 'other' },
    { ...stored, 'b.js': 'other' },
    { ...stored, 'c.js': script },
  ]
  for (const other of others) {
    const words = 'host/1 is already published with other content'
    await expect(files.put('host/1', await temporaryFolder(other))).rejects.toThrow(words)
  }
})

test('a build that compressed a file itself is stored as it is', async () => {
  const { files } = await emptyFiles()
  const source = await temporaryFolder({ 'a.wasm': 'short', 'a.wasm.br': 'a build made this', 'a.wasm.gz': 'and this' })
  await files.put('host/1', source)
  expect((await files.read('host/1/a.wasm.br'))?.toString()).toBe('a build made this')
  expect(await files.put('host/1', source)).toBe('already stored')
  const other = await temporaryFolder({ 'a.wasm': 'short', 'a.wasm.br': 'another', 'a.wasm.gz': 'and this' })
  await expect(files.put('host/1', other)).rejects.toThrow('other content')
})

test('storing the same content again writes nothing', async () => {
  const { root, files } = await emptyFiles()
  const source = await temporaryFolder({ 'a.js': script })
  await files.put('host/1', source)
  await rm(join(root, '.incoming'), { recursive: true })

  await files.put('host/1', source)
  expect(await readdir(root)).toEqual(['host'])
})

test('another publish removes what a killed one left behind, after an hour', async () => {
  const { root, files } = await emptyFiles()
  await writeFiles(join(root, '.incoming'), { 'old/a.js': script, 'recent/a.js': script })
  await changedMinutesAgo(join(root, '.incoming/old'), 61)
  await changedMinutesAgo(join(root, '.incoming/recent'), 59)

  await files.put('host/1', await temporaryFolder({ 'a.js': script }))
  expect(await readdir(join(root, '.incoming'))).toEqual(['recent'])
})

test('an empty folder cannot be stored, and the error is that of the move', async () => {
  const { files } = await emptyFiles()
  await expect(files.put('host/1', await temporaryFolder())).rejects.toMatchObject({
    code: 'ENOENT',
    syscall: 'rename',
  })
})

test('lists the names in a folder, the one that was changed last at the end', async () => {
  const { root, files } = await emptyFiles()
  for (const [version, minutes] of Object.entries({ 1: 20, 2: 30, 3: 10, 4: 25 })) {
    await files.put(`host/${version}`, await temporaryFolder({ 'a.js': version }))
    await changedMinutesAgo(join(root, 'host', version), minutes)
  }
  expect(await files.list('host')).toEqual(['2', '4', '1', '3'])
})

test('a file below a file is missing too, but to read a folder is an error', async () => {
  const { files } = await emptyFiles()
  await files.put('host/1', await temporaryFolder({ 'a.js': script }))
  expect(await files.read('host/1/a.js/b.js')).toBeUndefined()
  expect(await files.transferSize('host/1/a.js/b.js')).toBeUndefined()
  await expect(files.read('host/1')).rejects.toMatchObject({ code: 'EISDIR' })
})
