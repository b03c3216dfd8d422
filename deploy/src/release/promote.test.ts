import { randomBytes } from 'node:crypto'
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { directoryStore } from '../store/directory-store.ts'
import type { Store } from '../store/store.ts'
import { fakeHost, fakeRemote, restate } from '../testing/fake-parts.ts'
import { fakeStore, namedVersions } from '../testing/fake-store.ts'
import { describeChanges, promote, rollback, withdraw } from './promote.ts'
import { publish } from './publish.ts'

const reason = { who: 'ada', why: 'a test' }
let root: string
let store: Store

const published = 'host@1.0.0 learn@1.0.0 learn@1.1.0 learn@1.2.0'
beforeEach(async () => {
  ;({ root, store } = await fakeStore(published, 'host@1.0.0 learn@1.0.0'))
})

const liveLearn = async () =>
  (await store.pointer.read())?.remotes.find(({ config }) => config.name === 'learn')?.version
const promoteLearn = (version: string) => promote(store, [{ part: 'learn', version }], reason)
const pageText = () => readFile(join(root, 'study/index.html'), 'utf8')

test('several parts become live in one step, and the page carries the registry', async () => {
  const registry = await store.pointer.read()
  expect(registry).toMatchObject({ promotion: 1, host: { folder: '/host/1.0.0/' } })
  expect(registry?.remotes).toMatchObject([{ folder: '/remotes/learn/1.0.0/' }])
  const [, embedded = ''] = /id="registry">(.*?)<\/script>/s.exec(await pageText()) ?? []
  // Who has a version first is nothing that pages need.
  expect({ ...JSON.parse(embedded), canaries: [] }).toEqual(registry)
  expect((await readdir(root)).sort()).toEqual(['.incoming', 'host', 'remotes', 'study'])
  const ofEdition = ['.lock.sqlite', 'history', 'index.html', 'registry.json']
  expect((await readdir(join(root, 'study'))).sort()).toEqual(ofEdition)
})

test('the remotes of the live set are sorted by name, in whatever order they were promoted', async () => {
  const order = ['host@1.0.0', 'learn@1.0.0', 'auth@1.0.0', 'journal@1.0.0', 'notes@1.0.0']
  const sorted = await fakeStore(order.join(' '))
  for (const name of order) await sorted.release(name)
  const names = (await sorted.store.pointer.read())?.remotes.map(({ config }) => config.name)
  expect(names).toEqual(['auth', 'journal', 'learn', 'notes'])
})

test('the page links the icon and the web app manifest that the host has, and loads only the scripts of the host', async () => {
  ;({ root, store } = await fakeStore('host@2.0.0'))
  await publish(store, 'host', await fakeHost('1.0.0', {}, { 'app.webmanifest': '{}' }))
  const sources = async () => [...(await pageText()).matchAll(/<script defer src="([^"]*)"/g)].map(([, src]) => src)

  await promote(store, [{ part: 'host', version: '1.0.0' }], reason)
  expect(await pageText()).toContain('href="/host/1.0.0/favicon.svg"')
  expect(await pageText()).toContain('href="/host/1.0.0/app.webmanifest"')
  expect(await sources()).toEqual(['/host/1.0.0/main.1.js'])

  await promote(store, [{ part: 'host', version: '2.0.0' }], reason, { pageScripts: ['/reload.js'] })
  expect(await pageText()).toContain('href="/host/2.0.0/favicon.svg"')
  expect(await pageText()).not.toContain('app.webmanifest')
  expect(await sources()).toEqual(['/host/2.0.0/main.1.js', '/reload.js'])
})

test('the page links no icon when the host has none', async () => {
  const dist = await fakeHost('1.0.1', {}, { 'app.webmanifest': '{}' })
  await rm(join(dist, 'favicon.svg'))
  await restate(dist, 'host.json')
  await publish(store, 'host', dist)
  await promote(store, [{ part: 'host', version: '1.0.1' }], reason, { allowsGrowth: true })
  expect(await pageText()).not.toContain('favicon.svg')
  expect(await pageText()).toContain('app.webmanifest')
})

test('a build over its budgets becomes live only when the budgets are ignored', async () => {
  await publish(store, 'learn', await fakeRemote('learn', '2.0.0', { entry: randomBytes(12_000) }))
  await expect(promoteLearn('2.0.0')).rejects.toThrow('its budget is 9.6 kB')
  await promote(store, [{ part: 'learn', version: '2.0.0' }], reason, { ignoresBudgets: true, allowsGrowth: true })
  expect(await liveLearn()).toBe('2.0.0')
})

test('versions that were checked with the live set are not checked again; with another set they are', async () => {
  const version = await publish(store, 'learn', await fakeRemote('learn', '2.0.0', { entry: randomBytes(12_000) }))
  await expect(promote(store, [version], reason, { checkedWith: 0 })).rejects.toThrow('its budget is 9.6 kB')
  expect(await promote(store, [version], reason, { checkedWith: 1 })).toMatchObject({ promotion: 2 })
})

test('the changes of a promotion are described with the version before and the one after', async () => {
  const [first] = await store.pointer.history()
  expect(first && describeChanges(first)).toEqual(['host (none) → 1.0.0', 'learn (none) → 1.0.0'])
  const second = await promoteLearn('1.1.0')
  expect(second && describeChanges(second)).toEqual(['learn 1.0.0 → 1.1.0'])
  const third = await withdraw(store, 'learn', reason)
  expect(third && describeChanges(third)).toEqual(['learn 1.1.0 → (none)'])
})

test('the history records who, why, and which versions', async () => {
  await promoteLearn('1.1.0')
  const changes = [{ part: 'learn', from: '1.0.0', to: '1.1.0' }]
  const entry = { promotion: 2, at: expect.any(String), ...reason, kind: 'promotion', changes }
  expect(JSON.parse(await readFile(join(root, 'study/history/000002.json'), 'utf8'))).toEqual(entry)
})

test('promoting a version that is live already changes nothing', async () => {
  expect(await promoteLearn('1.0.0')).toBeUndefined()
  expect(await store.pointer.history()).toHaveLength(1)
})

test('a rollback makes the version before live, and a second one goes further back', async () => {
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
  const withdrawal = await withdraw(store, 'learn', reason)
  expect(withdrawal).toMatchObject({ kind: 'withdrawal', changes: [{ part: 'learn', from: '1.0.0', to: null }] })
  expect(await liveLearn()).toBeUndefined()
  await promoteLearn('1.0.0')
  expect(await liveLearn()).toBe('1.0.0')
})

test('the host cannot be withdrawn', async () => {
  const words = 'The host cannot be withdrawn: without it there is no page.'
  await expect(withdraw(store, 'host', reason)).rejects.toThrow(words)
  expect((await store.pointer.read())?.host.version).toBe('1.0.0')
})

test('a version that was not published cannot become live', async () => {
  const words = /learn@9\.9\.9 has not been published to this store\..* The latest are: learn@1\./s
  await expect(promoteLearn('9.9.9')).rejects.toThrow(words)
  await expect(promote(store, [{ part: 'host', version: '2.0.0' }], reason)).rejects.toThrow('host@2.0.0 has not')
})

test('two versions of one part are an error that says what there is', async () => {
  const words = 'Only one version of a part can be live: learn@1.1.0 or learn@1.2.0? Name one of them.'
  await expect(promote(store, namedVersions('learn@1.1.0 learn@1.2.0'), reason)).rejects.toThrow(words)
})

test('the second of two people who promote the same part at once learns what is live now', async () => {
  const ifLive = [{ part: 'learn', version: '1.0.0' }]
  const promoteAs = (who: string, version: string) =>
    promote(store, [{ part: 'learn', version }], { who, why: 'mine' }, { ifLive })
  const outcomes = await Promise.allSettled([promoteAs('ada', '1.1.0'), promoteAs('bea', '1.2.0')])

  const refused = outcomes.find((outcome) => outcome.status === 'rejected')
  const last = (await store.pointer.history()).at(-1)
  const live = await liveLearn()
  expect(await store.pointer.history()).toHaveLength(2)
  expect(String(refused?.reason)).toContain(
    `learn: learn@1.0.0 is not live: learn@${live} is since ${last?.at}, by ${last?.who} ("mine"). Look at what changed, then promote again with --if-live learn@${live}.`,
  )
})

test('promotions at the same time happen one after the other', async () => {
  await Promise.all([promoteLearn('1.1.0'), promoteLearn('1.2.0')])
  const history = await store.pointer.history()
  expect(history.map(({ promotion }) => promotion)).toEqual([1, 2, 3])
  expect(history[2]?.changes[0]?.from).toBe(history[1]?.changes[0]?.to)
})

test('a move that crashed before the pointer moved leaves nothing, and its number is used again', async () => {
  const before = await pageText()
  await writeFile(join(root, 'study/history/000002.json'), '{"promotion": 2}')
  await writeFile(join(root, 'study/index.html.000002'), 'half-way')

  store = directoryStore(root)
  expect(await store.pointer.history()).toHaveLength(1)
  expect((await store.pointer.current())?.page).toBe(before)
  expect(await pageText()).toBe(before)
  expect((await promoteLearn('1.1.0'))?.promotion).toBe(2)
  expect(await pageText()).not.toMatch(/half-way/)
})

test('a move that crashed after the pointer moved is completed by whoever reads next', async () => {
  const before = await pageText()
  await promoteLearn('1.1.0')
  const after = await pageText()
  await rename(join(root, 'study/index.html'), join(root, 'study/index.html.000002'))
  await writeFile(join(root, 'study/index.html'), before)

  const live = await directoryStore(root).pointer.current()
  expect(live).toMatchObject({ registry: { promotion: 2 }, page: after })
  expect(await pageText()).toBe(after)
})

test('a rollback that recalls says which version tabs may not keep, until that version is promoted again', async () => {
  await promoteLearn('1.1.0')
  const undone = await rollback(store, 'learn', reason, { recalls: true })
  expect(undone).toMatchObject({ kind: 'rollback', recalls: true })
  expect((await store.pointer.read())?.recalled).toEqual(['learn@1.1.0'])
  await promoteLearn('1.1.0')
  expect((await store.pointer.read())?.recalled).toEqual([])
})

test('a rollback to a version that makes a call which the API no longer serves is refused', async () => {
  const manifest = { calls: ['GET /flows'] }
  await publish(store, 'learn', await fakeRemote('learn', '1.3.0', { manifest }))
  await promoteLearn('1.3.0')
  await promoteLearn('1.1.0')
  const rollbackWith = (servedCalls: string[]) => rollback(store, 'learn', reason, { servedCalls })
  await expect(rollbackWith(['GET /notes'])).rejects.toThrow('learn: It calls GET /flows, which the running API')
  expect(await liveLearn()).toBe('1.1.0')
  await rollbackWith(['GET /flows'])
  expect(await liveLearn()).toBe('1.3.0')
})
