import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openFilesBelow } from '../testing/open-files.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { renameDurably, replaceFile, writeDurably } from './write-file.ts'

test('replaces a file, in a folder that may not be there yet, and leaves nothing beside it', async () => {
  const folder = join(await temporaryFolder(), 'history')
  await replaceFile(join(folder, '1.json'), 'one')
  await replaceFile(join(folder, '1.json'), Buffer.from('two'))
  expect(await readdir(folder)).toEqual(['1.json'])
  expect(await readFile(join(folder, '1.json'), 'utf8')).toBe('two')
})

test('a file that cannot be replaced keeps its place', async () => {
  const folder = await temporaryFolder()
  await mkdir(join(folder, 'a/b'), { recursive: true })
  await expect(replaceFile(join(folder, 'a'), 'text')).rejects.toMatchObject({ syscall: 'rename' })
  expect(await readdir(join(folder, 'a'))).toEqual(['b'])
})

// A development server writes with each save: it would run out of file descriptors.
test.runIf(process.platform === 'linux')('a file that was written and renamed is closed again', async () => {
  const folder = await temporaryFolder()
  await writeDurably(join(folder, 'a'), 'text')
  expect(await openFilesBelow(folder)).toEqual([])
  await renameDurably(join(folder, 'a'), join(folder, 'b'))
  expect(await openFilesBelow(folder)).toEqual([])
})

test.runIf(process.platform === 'linux')('a file is closed, too, when it could not be written', async () => {
  const folder = await temporaryFolder()
  await writeFile(join(folder, 'a'), 'text')
  // biome-ignore lint/suspicious/noExplicitAny: what a caller without types may do.
  await expect(writeDurably(join(folder, 'a'), 42 as any)).rejects.toThrow()
  expect(await openFilesBelow(folder)).toEqual([])
})
