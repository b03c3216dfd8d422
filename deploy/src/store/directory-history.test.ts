import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { listPromotions, moveOn, moveTo } from '../testing/moves.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { directoryHistory } from './directory-history.ts'
import { directoryPointer } from './directory-pointer.ts'

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** A pointer with a history as an earlier program wrote it: without copies. */
async function openStore(promotions: number) {
  const root = await temporaryFolder({
    'registry.json': JSON.stringify(moveTo(promotions).registry),
    'index.html': `page ${promotions}`,
  })
  const history = directoryHistory(join(root, 'history'))
  for (const promotion of numbers(1, promotions)) await history.write(moveTo(promotion).record)
  const copies = async () => (await readdir(join(root, 'history'))).filter((name) => name.includes('-'))
  return { root, pointer: directoryPointer(root), copies }
}

test('a move copies each full hundred that was live, and what is read stays the same', async () => {
  const { root, pointer, copies } = await openStore(200)
  await writeFile(join(root, 'history/000201.json'), 'what a release left that was cut off')
  expect(await listPromotions(pointer)).toEqual(numbers(1, 200))
  await moveOn(pointer)
  expect(await copies()).toEqual(['000001-000100.json', '000101-000200.json'])
  expect(await pointer.history()).toEqual(numbers(1, 201).map((promotion) => moveTo(promotion).record))
})

test('entries that are copied are not read one by one', async () => {
  const { root, pointer } = await openStore(101)
  await moveOn(pointer)
  await rm(join(root, 'history/000050.json'))
  expect(await listPromotions(pointer)).toEqual(numbers(1, 102))
})

test('a copy that cannot be read says to remove it, and is made again', async () => {
  const { root, pointer, copies } = await openStore(201)
  await moveOn(pointer)
  const path = join(root, 'history/000001-000100.json')
  const whole = JSON.parse(await readFile(path, 'utf8'))
  for (const [text, words] of [
    ['[{', /000001-000100\.json cannot be read: it is not JSON\. Nothing is changed: remove the file/],
    [JSON.stringify(whole.slice(0, 99)), /has 99 entries\. Nothing is changed: remove the file/],
    [JSON.stringify(whole.toReversed()), /is the entry of promotion 100\. Nothing is changed: remove the file/],
  ] as const) {
    await writeFile(path, text)
    await expect(pointer.history()).rejects.toThrow(words)
    await expect(moveOn(pointer)).rejects.toThrow(words)
  }
  await rm(path)
  expect(await listPromotions(pointer)).toEqual(numbers(1, 202))
  await moveOn(pointer)
  expect(await copies()).toEqual(['000001-000100.json', '000101-000200.json'])
  expect(JSON.parse(await readFile(path, 'utf8'))).toEqual(whole)
})

test('a registry that was put back has the history up to it', async () => {
  const { root, pointer } = await openStore(150)
  await moveOn(pointer)
  await writeFile(join(root, 'registry.json'), JSON.stringify(moveTo(40).registry))
  expect(await listPromotions(pointer)).toEqual(numbers(1, 40))
  await expect(moveOn(pointer)).rejects.toThrow('older than its history, which ends with 000151.json.')
})
