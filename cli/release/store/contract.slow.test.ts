import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { TemporaryError } from '@stepwise/deploy/errors'
import { listPromotions, moveOn, moveTo } from '@stepwise/deploy/testing/moves'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { describe, expect, test, vi } from 'vitest'
import { fourStores, kinds } from './four-stores.ts'

const stores = fourStores()
const script = 'const answer = 42;\n'.repeat(100)

describe.each(kinds)('files: $files, pointer: $pointer', (kind) => {
  test('a folder is stored with its compressed copies, without the build’s own records, and can be read', async () => {
    const { files } = (await stores.newStore(kind)).open()
    const others = { 'assets/b.svg': '<svg/>', '.stamp': 'x', 'c.png': 'no text' }
    const source = await temporaryFolder({ 'a.js': script, ...others })
    expect(await files.put('remotes/learn/1.0.0', source)).toBe('stored')
    expect(String(await files.read('remotes/learn/1.0.0/a.js'))).toBe(script)
    expect(String(await files.read('remotes/learn/1.0.0/assets/b.svg'))).toBe('<svg/>')
    const [br, gz] = [await files.read('remotes/learn/1.0.0/a.js.br'), await files.read('remotes/learn/1.0.0/a.js.gz')]
    expect(brotliDecompressSync(br ?? Buffer.alloc(0)).toString()).toBe(script)
    expect(gunzipSync(gz ?? Buffer.alloc(0)).toString()).toBe(script)
    expect(await files.transferSize('remotes/learn/1.0.0/a.js')).toBe(br?.length)
    expect(await files.transferSize('remotes/learn/1.0.0/c.png')).toBe(7)
    for (const name of ['.stamp', 'gone.js', 'c.png.br', 'a.js/b']) {
      expect([name, await files.read(`remotes/learn/1.0.0/${name}`)]).toEqual([name, undefined])
      expect(await files.transferSize(`remotes/learn/1.0.0/${name}`)).toBeUndefined()
    }
    expect(await files.read('host/1/host.json')).toBeUndefined()
  })

  test('the same content is stored once, and other content under the same name never', async () => {
    const { files } = (await stores.newStore(kind)).open()
    const same = { 'a.js': script, 'b.js': script }
    await files.put('host/1', await temporaryFolder(same))
    expect(await files.put('host/1', await temporaryFolder(same))).toBe('already stored')
    for (const other of [{ 'a.js': script }, { ...same, 'b.js': 'other' }, { ...same, 'c.js': '' }]) {
      await expect(files.put('host/1', await temporaryFolder(other))).rejects.toThrow(
        'a published version never changes',
      )
    }
    expect(String(await files.read('host/1/b.js'))).toBe(script)
  })

  test('source maps are not stored, nor compared with those that an earlier release stored', async () => {
    const store = await stores.newStore(kind)
    const build = { 'a.js': script, 'a.js.map': '{}' }
    const { files } = store.open()
    await files.put('host/1', await temporaryFolder(build))
    expect(await files.read('host/1/a.js.map')).toBeUndefined()
    expect(await files.read('host/1/a.js')).toBeDefined()
    expect(await files.put('host/1', await temporaryFolder(build))).toBe('already stored')
    if (kind.files !== 'directory') return
    await writeFile(join(store.folder, 'host/1/a.js.map'), 'of an earlier release')
    expect(await files.put('host/1', await temporaryFolder(build))).toBe('already stored')
  })

  test('storing again adds the records that are missing, and replaces none', async () => {
    const store = await stores.newStore(kind)
    const [before, after] = [store.open().files, store.open().files]
    await before.put('host/1', await temporaryFolder({ 'a.js': script, 'build.json': 'ada' }))
    expect(await before.read('host/1/types.json.gz')).toBeUndefined()
    const again = { 'a.js': script, 'build.json': 'ben', 'types.json.gz': 'types', 'smoke/home.png': 'a picture' }
    expect(await after.put('host/1', await temporaryFolder(again))).toBe('already stored')
    for (const files of [after, store.open().files]) {
      expect(String(await files.read('host/1/types.json.gz'))).toBe('types')
      expect(String(await files.read('host/1/smoke/home.png'))).toBe('a picture')
      expect(String(await files.read('host/1/build.json'))).toBe('ada')
    }
    expect(await after.put('host/1', await temporaryFolder({ 'a.js': script }))).toBe('already stored')
  })

  test('two that store the same at once both succeed', async () => {
    const store = await stores.newStore(kind)
    const source = await temporaryFolder({ 'a.js': script, 'b.js': `${script}1`, 'c.js': `${script}2` })
    const outcomes = await Promise.all([1, 2, 3].map(() => store.open().files.put('host/1', source)))
    expect(outcomes.sort()).toEqual(['already stored', 'already stored', 'stored'])
    expect(String(await store.open().files.read('host/1/c.js'))).toBe(`${script}2`)
  })

  test('names are listed, the oldest first', async () => {
    const { files } = (await stores.newStore(kind)).open()
    expect(await files.list('host')).toEqual([])
    for (const version of ['2', '10', '1'])
      await files.put(`host/${version}`, await temporaryFolder({ 'a.js': version }))
    await files.put('remotes/learn/1', await temporaryFolder({ 'a.js': '1' }))
    expect(await files.list('host')).toEqual(['2', '10', '1'])
    expect(await files.list('remotes')).toEqual(['learn'])
  })

  test('a published version can be removed, unless it was published again meanwhile', async () => {
    const { files } = (await stores.newStore(kind)).open()
    const source = await temporaryFolder({ 'a.js': script })
    for (const folder of ['host/1', 'remotes/learn/1']) await files.put(folder, source)
    const all = await files.published()
    expect(all.map(({ folder }) => folder).sort()).toEqual(['host/1', 'remotes/learn/1'])
    const [first, second] = all
    if (!first || !second) throw new Error('There should be two.')
    expect(first.bytes).toBeGreaterThan(script.length)
    await new Promise((resolve) => setTimeout(resolve, 5))
    await files.put(first.folder, source)
    expect(await files.remove(first)).toBe(false)
    expect(await files.remove(second)).toBe(true)
    expect(await files.remove(second)).toBe(false)
    expect((await files.published()).map(({ folder }) => folder)).toEqual([first.folder])
    expect(await files.read(`${second.folder}/a.js`)).toBeUndefined()
    expect(await files.put(second.folder, source)).toBe('stored')
    expect(String(await files.read(`${second.folder}/a.js`))).toBe(script)
  })

  test('a file is brought to this machine with its compressed copies', async () => {
    const { files } = (await stores.newStore(kind)).open()
    await files.put('host/1', await temporaryFolder({ 'js/a.js': script, 'b.js': '1' }))
    await Promise.all([files.download('host/1/js/a.js'), files.download('host/1/js/a.js')])
    const names = await readdir(join(files.localFolder, 'host/1/js'))
    expect(names.sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz'])
    expect(await readFile(join(files.localFolder, 'host/1/js/a.js'), 'utf8')).toBe(script)
    for (const path of ['host/1/gone.js', 'host/2/a.js', 'x', '../../etc/hosts', 'host/1/../../x', 'host/1'])
      await files.download(path)
  })

  test('a move is decided on what is live and on the history, and is added to it', async () => {
    const store = await stores.newStore(kind)
    const { pointer } = store.open()
    expect([await pointer.read(), await pointer.history(), await pointer.current()]).toEqual([undefined, [], undefined])
    await moveOn(pointer)
    await moveOn(store.open().pointer)
    const decide = vi.fn(async () => undefined)
    expect(await pointer.move(decide)).toBeUndefined()
    expect(decide).toHaveBeenCalledExactlyOnceWith(moveTo(2).registry, [moveTo(1).record, moveTo(2).record])
    await pointer.current()
    await moveOn(store.open().pointer)
    await pointer.move(async () => {
      expect(await pointer.current()).toEqual({ registry: moveTo(3).registry, page: 'page 3' })
      return undefined
    })
    await moveOn(pointer)
    expect((await pointer.current())?.page).toBe('page 4')
    await expect(pointer.move(() => Promise.reject(new Error('No.')))).rejects.toThrow('No.')
    expect(await pointer.read()).toEqual(moveTo(4).registry)
    expect(Object.keys((await pointer.read()) ?? {})).toEqual(Object.keys(moveTo(4).registry))
  })

  test('moves at the same time happen one after the other, and each is in the history', async () => {
    const store = await stores.newStore(kind)
    const moved = await Promise.all([1, 2, 3, 4].map(() => moveOn(store.open().pointer)))
    expect(moved.map((one) => one?.promotion).sort()).toEqual([1, 2, 3, 4])
    expect(await listPromotions(store.open().pointer)).toEqual([1, 2, 3, 4])
  })

  test('a history that goes further than what is live is never overwritten', async () => {
    const store = await stores.newStore(kind)
    const { pointer } = store.open()
    for (let count = 0; count < 3; count += 1) await moveOn(pointer)
    await store.setBack(moveTo(1))
    await expect(moveOn(store.open().pointer)).rejects.toThrow(/history/)
    expect((await store.open().pointer.read())?.promotion).toBe(1)
    await store.setBack(moveTo(3))
    await moveOn(store.open().pointer)
    expect(await listPromotions(store.open().pointer)).toEqual([1, 2, 3, 4])
  })

  test('every reader names a registry of another shape in a sentence', async () => {
    const store = await stores.newStore(kind)
    await moveOn(store.open().pointer)
    await store.setBack({ ...moveTo(1), registry: { promotion: 1, host: 'gone' } as unknown as Registry })
    const pointer = store.open().pointer
    const words = /cannot be read: promotedAt: .+; host: .+; remotes: .+\. Nothing is changed: put /
    vi.spyOn(console, 'error').mockImplementation(() => {})
    for (const ask of [pointer.read, pointer.current, () => moveOn(pointer), () => pointer.hold(async () => {})])
      await expect(ask()).rejects.toMatchObject({ message: expect.stringMatching(words), statusCode: 503 })
    await store.setBack(moveTo(1))
    expect((await moveOn(pointer))?.promotion).toBe(2)
    vi.restoreAllMocks()
  })

  test('a server reads registry and page of one promotion within a second, the same object until the next', async () => {
    const store = await stores.newStore(kind)
    const [reader, pointer] = [store.open().pointer, store.open().pointer]
    await moveOn(pointer)
    const first = await reader.current()
    expect(first).toEqual({ registry: moveTo(1).registry, page: 'page 1' })
    expect(await reader.current()).toBe(first)
    await moveOn(pointer)
    await expect.poll(() => reader.current()).toMatchObject({ page: 'page 2' })
    expect((await reader.current())?.registry.promotion).toBe(2)
  })

  test('the two editions have pointers of their own over the same files', async () => {
    const store = await stores.newStore(kind)
    const [study, pro] = [store.open('study'), store.open('pro')]
    await study.files.put('remotes/learn/1', await temporaryFolder({ 'a.js': script }))
    expect(String(await pro.files.read('remotes/learn/1/a.js'))).toBe(script)
    await moveOn(study.pointer)
    await moveOn(study.pointer)
    await moveOn(pro.pointer)
    expect([await listPromotions(study.pointer), await listPromotions(pro.pointer)]).toEqual([[1, 2], [1]])
  })

  test('while someone holds the pointer, no one moves it', async () => {
    const store = await stores.newStore(kind)
    await moveOn(store.open().pointer)
    const order: string[] = []
    let move: Promise<unknown> = Promise.resolve()
    await store.open().pointer.hold(async (live, history) => {
      expect([live?.promotion, history.length]).toEqual([1, 1])
      move = moveOn(store.open().pointer).then(() => order.push('moved'))
      await new Promise((resolve) => setTimeout(resolve, 200))
      order.push('let go')
    })
    await move
    expect(order).toEqual(['let go', 'moved'])
  })
})

test('a release says in a sentence that its database went away meanwhile, to be tried again', async () => {
  const store = await stores.newStore({ files: 'directory', pointer: 'PostgreSQL' })
  const { pointer } = store.open()
  await moveOn(pointer)
  const move = pointer.move(async () => {
    await store.endConnections()
    return undefined
  })
  const sentence = /^The database with the releases cannot be reached: .+\.$/
  await expect(move).rejects.toThrow(
    expect.objectContaining({ constructor: TemporaryError, message: expect.stringMatching(sentence) }),
  )
  // The connection that was idle is gone, too; each kind of reading finds another one.
  expect(await pointer.read()).toMatchObject({ promotion: 1 })
  expect(await pointer.history()).toHaveLength(1)
})

test('a gateway goes on with the last set when the database does not answer, and a release says so', async () => {
  const store = await stores.newStore({ files: 'directory', pointer: 'PostgreSQL' })
  const [reader, pointer] = [store.open().pointer, store.open().pointer]
  await moveOn(pointer)
  const live = await reader.current()
  await store.dropDatabase()
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  await expect.poll(async () => [await reader.current(), logged.mock.calls.length]).toEqual([live, 1])
  await expect(moveOn(store.open().pointer)).rejects.toThrow(/^The database with the releases cannot be reached: .+\.$/)
  vi.restoreAllMocks()
})
