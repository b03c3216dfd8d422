import { copyFile, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { listPromotions, moveOn, moveTo } from '../testing/moves.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { directoryPointer } from './directory-pointer.ts'
import { withLock } from './lock.ts'

afterEach(() => vi.useRealTimers())

async function openStore() {
  const root = await temporaryFolder()
  return { root, pointer: directoryPointer(root) }
}

test('opening a store writes nothing, whether its folder is there or not', async () => {
  const { root } = await openStore()
  expect(await readdir(root)).toEqual([])

  const pointer = directoryPointer(join(root, 'later'))
  expect(await readdir(root)).toEqual([])
  await moveOn(pointer)
  expect((await pointer.read())?.promotion).toBe(1)
})

test('other files in the folder of the history, such as one that a crash left half-written, do not count', async () => {
  const { root, pointer } = await openStore()
  await moveOn(pointer)
  await writeFile(join(root, 'history/000002.json.4711.tmp'), '{"promot')
  await copyFile(join(root, 'history/000001.json'), join(root, 'history/copy-000001.json'))

  expect(await listPromotions(pointer)).toEqual([1])
})

test('a page left by a crash before the first promotion is removed, and does not become the page', async () => {
  const root = await temporaryFolder({ 'index.html.000001': 'half-way' })
  const pointer = directoryPointer(root)
  expect(await pointer.current()).toBeUndefined()
  await pointer.move(async () => undefined)
  expect(await readdir(root)).not.toContain('index.html.000001')
  expect(await readdir(root)).not.toContain('index.html')
  expect((await moveOn(pointer))?.promotion).toBe(1)
})

test('only pages on their way are removed, not files that are called something like it', async () => {
  const root = await temporaryFolder({ 'old.index.html.000001': 'mine', 'index-html.txt': 'mine' })
  await moveOn(directoryPointer(root))
  expect(await readdir(root)).toEqual(expect.arrayContaining(['old.index.html.000001', 'index-html.txt']))
})

test('the registry and the page are read of one promotion, and again only when another one is live', async () => {
  const { root, pointer } = await openStore()
  expect(await pointer.current()).toBeUndefined()
  await moveOn(pointer)
  const first = await pointer.current()
  expect(first).toEqual({ registry: moveTo(1).registry, page: 'page 1' })
  expect(await pointer.current()).toBe(first)

  const reader = directoryPointer(root)
  let isMoving = true
  const moves = (async () => {
    for (let count = 0; count < 20; count += 1) await moveOn(pointer)
    isMoving = false
  })()
  while (isMoving) {
    const live = await reader.current()
    expect(live?.page).toBe(`page ${live?.registry.promotion}`)
  }
  await moves
  expect((await reader.current())?.page).toBe('page 21')
})

test('a reader that may write nothing still sees a move that was cut between its renames as it would have ended', async () => {
  const { root, pointer } = await openStore()
  await moveOn(pointer)
  await moveOn(pointer)
  await rename(join(root, 'index.html'), join(root, 'index.html.000002'))
  await writeFile(join(root, 'index.html'), 'page 1')
  await withLock(join(root, '.lock.sqlite'), 'busy', async () => {
    expect(await directoryPointer(root).current()).toMatchObject({ registry: { promotion: 2 }, page: 'page 2' })
  })
  expect(await readFile(join(root, 'index.html'), 'utf8')).toBe('page 1')
})

test('a registry that cannot be read is named in a sentence, and no history is overwritten', async () => {
  const { root, pointer } = await openStore()
  for (let count = 0; count < 3; count += 1) await moveOn(pointer)
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const good = await pointer.current()
  const registry = await readFile(join(root, 'registry.json'), 'utf8')

  for (const [text, words] of [
    ['{"promot', 'registry.json cannot be read: it is not JSON.'],
    ['[]', 'registry.json cannot be read: all of it: Invalid input: expected object, received array.'],
    [
      '{"promotion":3}',
      /registry\.json cannot be read: promotedAt: .+; host: .+; remotes: .+\. Nothing is changed: put /,
    ],
    [registry.replace('"remotes":[]', '"remotes":[{"version":"1"}]'), /cannot be read: remotes\.0\.folder: .+/],
  ] as const) {
    await writeFile(join(root, 'registry.json'), text)
    await expect(moveOn(pointer)).rejects.toThrow(words)
    await expect(directoryPointer(root).current()).rejects.toThrow(words)
    expect(await pointer.current()).toBe(good)
    logged.mockClear()
    await pointer.current()
    expect(logged).not.toHaveBeenCalled()
  }

  await rm(join(root, 'registry.json'))
  await expect(moveOn(pointer)).rejects.toThrow('registry.json is missing.')
  expect(await pointer.current()).toBe(good)
  expect(logged).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^What is live cannot be read\. .+ is missing\./),
  )
  await writeFile(join(root, 'registry.json'), JSON.stringify(moveTo(1).registry))
  await expect(moveOn(pointer)).rejects.toThrow('older than its history, which ends with 000003.json.')

  await writeFile(join(root, 'registry.json'), registry)
  expect((await moveOn(pointer))?.promotion).toBe(4)
  expect(await listPromotions(pointer)).toEqual([1, 2, 3, 4])
  vi.restoreAllMocks()
})

test('an entry of the history that cannot be read is named in a sentence, and stays as it is', async () => {
  const { root, pointer } = await openStore()
  for (let count = 0; count < 3; count += 1) await moveOn(pointer)
  const path = join(root, 'history/000002.json')
  for (const [text, words] of [
    ['{"promot', '000002.json cannot be read: it is not JSON. Nothing is changed: correct the file'],
    ['{"promotion":2}', /000002\.json cannot be read: at: .+; who: .+; changes: .+\. Nothing is changed/],
    [JSON.stringify(moveTo(7).record), '000002.json is the entry of promotion 7. Nothing is changed'],
  ] as const) {
    await writeFile(path, text)
    await expect(pointer.history()).rejects.toThrow(words)
    await expect(moveOn(pointer)).rejects.toThrow(words)
    expect(await readFile(path, 'utf8')).toBe(text)
  }
  expect((await pointer.read())?.promotion).toBe(3)

  await writeFile(path, JSON.stringify(moveTo(2).record))
  await writeFile(join(root, 'history/000004.json'), 'what a release left that was cut off')
  expect((await moveOn(pointer))?.promotion).toBe(4)
  expect(await listPromotions(pointer)).toEqual([1, 2, 3, 4])
})

test('a move that waits in vain for another release says that one is under way', async () => {
  const { root, pointer } = await openStore()
  const [held, finished] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const other = withLock(join(root, '.lock.sqlite'), 'busy', () => {
    held.resolve()
    return finished.promise
  })
  await held.promise

  vi.useFakeTimers({ toFake: ['Date'] })
  const clock = setInterval(() => vi.setSystemTime(Date.now() + 15_000), 20)
  const words = 'Another release is under way in this store; try again when it is done.'
  await expect(moveOn(pointer)).rejects.toThrow(words)
  clearInterval(clock)
  finished.resolve()
  await other
  expect((await moveOn(pointer))?.promotion).toBe(1)
})
