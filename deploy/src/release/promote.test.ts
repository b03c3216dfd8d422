import { readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { directoryStore } from '../store/directory-store.ts'
import type { Store } from '../store/store.ts'
import { fakeHost, fakeRemote } from '../testing/fake-parts.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { promote, rollback, withdraw } from './promote.ts'
import { publish } from './publish.ts'

const reason = { who: 'ada', why: 'a test' }
let root: string
let store: Store

beforeEach(async () => {
  root = await temporaryFolder()
  store = await directoryStore(root)
})

async function publishAll(...parts: [part: string, dist: string][]) {
  for (const [part, dist] of parts) await publish(store, part, dist)
}

async function promoteHostAndLearn() {
  await publishAll(
    ['host', await fakeHost('1.0.0')],
    ['learn', await fakeRemote('learn', '1.0.0')],
    ['learn', await fakeRemote('learn', '1.1.0')],
    ['learn', await fakeRemote('learn', '1.2.0')],
  )
  await promote(
    store,
    [
      { part: 'host', version: '1.0.0' },
      { part: 'learn', version: '1.0.0' },
    ],
    reason,
  )
}

const liveLearn = async () =>
  (await store.pointer.read())?.remotes.find(({ config }) => config.name === 'learn')?.version
const promoteLearn = (version: string) => promote(store, [{ part: 'learn', version }], reason)
const pageText = () => readFile(join(root, 'index.html'), 'utf8')

test('several parts become live in one step, and the page carries the registry', async () => {
  await promoteHostAndLearn()

  const registry = await store.pointer.read()
  expect(registry).toMatchObject({ promotion: 1, host: { folder: '/host/1.0.0/' } })
  expect(registry?.remotes).toMatchObject([{ folder: '/remotes/learn/1.0.0/' }])
  const [, embedded = ''] = /id="registry">(.*?)<\/script>/s.exec(await pageText()) ?? []
  expect(JSON.parse(embedded)).toEqual(registry)
  expect((await readdir(root)).sort()).toEqual([
    '.incoming',
    '.lock.sqlite',
    'history',
    'host',
    'index.html',
    'registry.json',
    'remotes',
  ])
})

test('the history records who, why, and which versions', async () => {
  await promoteHostAndLearn()
  await promoteLearn('1.1.0')

  expect(JSON.parse(await readFile(join(root, 'history/000002.json'), 'utf8'))).toEqual({
    promotion: 2,
    at: expect.any(String),
    ...reason,
    kind: 'promotion',
    changes: [{ part: 'learn', from: '1.0.0', to: '1.1.0' }],
  })
})

test('promoting a version that is live already changes nothing', async () => {
  await promoteHostAndLearn()
  expect(await promoteLearn('1.0.0')).toBeUndefined()
  expect(await store.pointer.history()).toHaveLength(1)
})

test('a rollback makes the version before live, and a second one goes further back', async () => {
  await promoteHostAndLearn()
  await promoteLearn('1.1.0')
  await promoteLearn('1.2.0')

  await rollback(store, 'learn', reason)
  expect(await liveLearn()).toBe('1.1.0')
  await rollback(store, 'learn', reason)
  expect(await liveLearn()).toBe('1.0.0')
  await expect(rollback(store, 'learn', reason)).rejects.toThrow('learn has no earlier version to go back to.')
  expect((await store.pointer.history()).at(-1)?.kind).toBe('rollback')
})

test('a withdrawn remote leaves the live set and can be promoted again', async () => {
  await promoteHostAndLearn()
  await withdraw(store, 'learn', reason)
  expect(await liveLearn()).toBeUndefined()
  await promoteLearn('1.0.0')
  expect(await liveLearn()).toBe('1.0.0')
})

test('a version that was not published cannot become live', async () => {
  await promoteHostAndLearn()
  await expect(promoteLearn('9.9.9')).rejects.toThrow('learn@9.9.9 has not been published to this store.')
  await expect(promote(store, [{ part: 'host', version: '2.0.0' }], reason)).rejects.toThrow('host@2.0.0 has not')
})

test('promotions at the same time happen one after the other', async () => {
  await promoteHostAndLearn()
  await Promise.all([promoteLearn('1.1.0'), promoteLearn('1.2.0'), withdraw(store, 'nobody', reason)])
  const history = await store.pointer.history()
  expect(history.map(({ promotion }) => promotion)).toEqual([1, 2, 3])
  expect(history[2]?.changes[0]?.from).toBe(history[1]?.changes[0]?.to)
})

test('a move that crashed before the pointer moved leaves nothing, and its number is used again', async () => {
  await promoteHostAndLearn()
  await writeFile(join(root, 'history/000002.json'), '{"promotion": 2}')
  await writeFile(join(root, 'index.html.000002'), 'half-way')

  store = await directoryStore(root)
  expect(await store.pointer.history()).toHaveLength(1)
  expect(await readdir(root)).not.toContain('index.html.000002')
  expect((await promoteLearn('1.1.0'))?.promotion).toBe(2)
})

test('a move that crashed after the pointer moved is completed when the store is opened again', async () => {
  await promoteHostAndLearn()
  const before = await pageText()
  await promoteLearn('1.1.0')
  const after = await pageText()
  await rename(join(root, 'index.html'), join(root, 'index.html.000002'))
  await writeFile(join(root, 'index.html'), before)

  await directoryStore(root)
  expect(await pageText()).toBe(after)
})
