import { allSettled, createEvent, createStore, createWatch, fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { fillDevice } from '../testing/full-device.ts'
import { heard, inTab, keepTabOpen, otherTab, watchTabs } from '../testing/tabs.ts'
import { DeviceError } from './device.ts'
import type { Owner } from './device-records.ts'
import { createDrafts } from './drafts.ts'
import { type StoredDrafts, storeDraft } from './stored-drafts.ts'

const deviceKey = 'b2'.repeat(32)
watchTabs()
beforeEach(() => inTab('one'))

// jsdom has no IndexedDB: the device is localStorage here.
function setUp(area = 'notes') {
  const personChanged = createEvent<string | null>()
  const $owner = createStore<Owner | null>(null).on(personChanged, (_, id) => (id ? { id, deviceKey } : null))
  const isValue = vi.fn((value: unknown) => typeof value === 'string')
  const drafts = createDrafts({ area, $owner, isValue: isValue as unknown as (value: unknown) => value is string })
  const visit = async (person = 'robin') => {
    const scope = fork()
    await allSettled(personChanged, { scope, params: person })
    await allSettled(drafts.opened, { scope })
    return scope
  }
  return { ...drafts, area, isValue, personChanged, visit }
}

test('a draft is loaded on the next visit, until it is discarded', async () => {
  const { visit, changed, discarded, $drafts } = setUp()
  const first = await visit()
  await allSettled(changed, { scope: first, params: { id: 'step-1', value: 'Pl' } })
  await allSettled(changed, { scope: first, params: { id: 'step-1', value: 'Plan' } })
  await allSettled(changed, { scope: first, params: { id: 'step-2', value: 'Kit' } })

  const second = await visit()
  expect(second.getState($drafts)).toEqual({ 'step-1': 'Plan', 'step-2': 'Kit' })
  await allSettled(discarded, { scope: second, params: 'step-1' })
  expect((await visit()).getState($drafts)).toEqual({ 'step-2': 'Kit' })
})

test('after a sign-out a draft is shown to no one else, and to its writer again', async () => {
  const { visit, changed, personChanged, $drafts } = setUp()
  const scope = await visit()
  await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan' } })
  await allSettled(personChanged, { scope, params: null })
  expect(scope.getState($drafts)).toEqual({})
  await allSettled(personChanged, { scope, params: 'kim' })
  expect(scope.getState($drafts)).toEqual({})
  await allSettled(personChanged, { scope, params: 'robin' })
  expect(scope.getState($drafts)).toEqual({ 'step-1': 'Plan' })
})

test('a draft that was changed or discarded while the device was read is not replaced by what it read', async () => {
  const { loadFx, changed, discarded, personChanged, $drafts } = setUp()
  let answer: (stored: StoredDrafts<string>) => void = () => {}
  const scope = fork({ handlers: [[loadFx, () => new Promise((resolve) => (answer = resolve))]] })
  const settled = allSettled(personChanged, { scope, params: 'robin' })
  void allSettled(changed, { scope, params: { id: 'typed', value: 'new' } })
  void allSettled(discarded, { scope, params: 'discarded' })
  answer({ own: { typed: 'old', discarded: 'old', other: 'old' }, orphans: [], inOtherTabs: [], unreadable: 0 })
  await settled
  expect(scope.getState($drafts)).toEqual({ typed: 'new', other: 'old' })
})

test('a draft is encrypted on the device', async () => {
  const { visit, changed } = setUp()
  await allSettled(changed, { scope: await visit(), params: { id: 'step-1', value: 'Plan the evening' } })
  expect(Object.keys(localStorage)).toEqual(['stepwise.notes@2.robin.step-1~one'])
  expect(JSON.stringify(localStorage)).not.toContain('Plan')
})

test('drafts that cannot be read are counted, and stay on the device as they are', async () => {
  localStorage.setItem('stepwise.notes@2.robin.step-1~one', JSON.stringify({ of: 'another build' }))
  localStorage.setItem('stepwise.notes@2.robin.step-2~one', JSON.stringify({ sealed: 'bm90IG91cnM=' }))
  localStorage.setItem('stepwise.notes@2.robin.step-3~one', 'no JSON')
  const before = { ...localStorage }
  const { visit, $drafts, $unreadable } = setUp()
  const scope = await visit()
  expect(scope.getState($drafts)).toEqual({})
  expect(scope.getState($unreadable)).toBe(3)
  expect({ ...localStorage }).toEqual(before)
})

test('two tabs have a draft each of the same id, and know of each other', async () => {
  const { visit, changed, discarded, $drafts, $inOtherTabs } = setUp()
  keepTabOpen('one')
  await allSettled(changed, { scope: await visit(), params: { id: 'step-1', value: 'of one' } })
  inTab('two')
  const two = await visit()
  expect(two.getState($drafts)).toEqual({})
  expect(two.getState($inOtherTabs)).toEqual(['step-1'])
  await allSettled(changed, { scope: two, params: { id: 'step-1', value: 'of two' } })
  await allSettled(discarded, { scope: two, params: 'step-1' })
  inTab('one')
  expect((await visit()).getState($drafts)).toEqual({ 'step-1': 'of one' })
})

test('the draft of a closed tab is shown, and adopted with the first change', async () => {
  const { visit, changed, discarded, $drafts, $orphans } = setUp()
  await allSettled(changed, { scope: await visit(), params: { id: 'step-1', value: 'of one' } })
  inTab('two')
  const two = await visit()
  expect(two.getState($drafts)).toEqual({ 'step-1': 'of one' })
  await allSettled(changed, { scope: two, params: { id: 'step-1', value: 'of one and two' } })
  expect(Object.keys(localStorage)).toEqual(['stepwise.notes@2.robin.step-1~two'])
  await allSettled(discarded, { scope: two, params: 'step-1' })
  expect(localStorage).toHaveLength(0)
  expect(two.getState($orphans)).toEqual([])
})

let areas = 0
/** An area of its own for each test: the pages of earlier tests still listen. */
function setUpTabs() {
  const drafts = setUp(`notes-${++areas}`)
  const storeInTab = async (tab: string, id: string, value: string) => {
    inTab(tab)
    await storeDraft(drafts.area, { id: 'robin', deviceKey }, id, value, [])
    inTab('one')
  }
  return { ...drafts, word: { area: drafts.area, person: 'robin' }, storeInTab }
}
/** Waits until `count` is reached, and long enough for one too many to arrive. */
async function settle(readCount: () => number, count: number) {
  await vi.waitFor(() => expect(readCount()).toBeGreaterThanOrEqual(count), { timeout: 30_000 })
  await new Promise((resolve) => setTimeout(resolve, 50))
}

test('before anything is loaded there are no drafts, and nothing is wrong', () => {
  const { $drafts, $orphans, $inOtherTabs, $unreadable, $problem, $kept, $unstored } = setUp()
  const scope = fork()
  const stores = [$drafts, $orphans, $inOtherTabs, $unreadable, $problem, $kept, $unstored]
  expect(stores.map((store) => scope.getState<unknown>(store))).toEqual([{}, [], [], 0, null, [], []])
})

test('a draft that another tab begins shows up here, when it says so or when this tab gets the focus', async () => {
  const { word, visit, storeInTab, $inOtherTabs } = setUpTabs()
  const scope = await visit()
  keepTabOpen('two')
  await storeInTab('two', 'step-1', 'Plan')
  expect(scope.getState($inOtherTabs)).toEqual([])
  otherTab.postMessage(word)
  await vi.waitFor(() => expect(scope.getState($inOtherTabs)).toEqual(['step-1']))
  await storeInTab('two', 'step-2', 'Kit')
  dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(scope.getState($inOtherTabs).toSorted()).toEqual(['step-1', 'step-2']))
})

test('the device is read once for each word of another tab, and not for what someone else writes', async () => {
  const { word, visit, opened, storeInTab, isValue } = setUpTabs()
  const scope = await visit()
  await allSettled(opened, { scope })
  await storeInTab('one', 'step-1', 'Plan')
  isValue.mockClear()
  otherTab.postMessage({ ...word, person: 'kim' })
  await settle(() => isValue.mock.calls.length, 0)
  expect(isValue).not.toHaveBeenCalled()
  otherTab.postMessage(word)
  await settle(() => isValue.mock.calls.length, 1)
  expect(isValue).toHaveBeenCalledOnce()
})

test('other tabs get an event when a draft begins and ends, none while someone types', async () => {
  const { word, visit, changed, discarded } = setUpTabs()
  const scope = await visit()
  const act = async (action: () => Promise<void>, count: number) => {
    heard.length = 0
    await action()
    await settle(() => heard.length, count)
    return heard
  }
  const type = (value: string) => () => allSettled(changed, { scope, params: { id: 'step-1', value } })
  const discard = () => allSettled(discarded, { scope, params: 'step-1' })
  expect(await act(type('P'), 1)).toEqual([word])
  expect(await act(type('Pl'), 0)).toEqual([])
  expect(await act(discard, 1)).toEqual([word])
  expect(await act(discard, 0)).toEqual([])
})

test('other tabs get an event for drafts that are stored once there is room', async () => {
  const { word, visit, changed } = setUpTabs()
  const scope = await visit()
  const makeRoom = fillDevice()
  for (const id of ['step-1', 'step-2']) await allSettled(changed, { scope, params: { id, value: 'Plan' } })
  makeRoom()
  await allSettled(changed, { scope, params: { id: 'step-3', value: 'Kit' } })
  await settle(() => heard.length, 3)
  expect(heard).toEqual([word, word, word])
})

test('in the page itself, too, a draft of another tab shows up', async () => {
  const { opened, loadFx, personChanged, storeInTab, $drafts } = setUpTabs()
  const loaded = new Promise((resolve) => createWatch({ unit: loadFx.done, fn: resolve }))
  personChanged('robin')
  opened()
  await loaded
  await storeInTab('closed', 'step-1', 'Plan')
  await expect
    .poll(() => {
      dispatchEvent(new Event('focus'))
      return $drafts.getState()
    })
    .toEqual({ 'step-1': 'Plan' })
})

test('other tabs get an event when the draft of a closed tab is adopted or given up', async () => {
  const { area, word, visit, changed, discarded, orphanDiscarded, storeInTab, $orphans, $drafts } = setUpTabs()
  await storeInTab('closed', 'step-1', 'Plan')
  await storeInTab('closed', 'step-2', 'Kit')
  for (const tab of ['closed', 'closed-too']) await storeInTab(tab, 'step-3', `of ${tab}`)
  await storeInTab('one', 'step-3', 'own')
  const scope = await visit()
  heard.length = 0
  await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan B' } })
  await settle(() => heard.length, 1)
  expect(heard).toEqual([word])
  await allSettled(discarded, { scope, params: 'step-2' })
  await settle(() => heard.length, 2)
  expect(heard).toEqual([word, word])
  expect(scope.getState($drafts)).toEqual({ 'step-1': 'Plan B', 'step-3': 'own' })
  // Listed apart where this tab has its own.
  const keys = scope.getState($orphans).map(({ key }) => key)
  expect(keys.sort()).toEqual(['step-3~closed', 'step-3~closed-too'])
  await allSettled(orphanDiscarded, { scope, params: 'step-3~closed' })
  await settle(() => heard.length, 3)
  expect(heard).toEqual([word, word, word])
  expect(scope.getState($orphans)).toMatchObject([{ key: 'step-3~closed-too', value: 'of closed-too' }])
  const onDevice = ['step-1~one', 'step-3~closed-too', 'step-3~one'].map((key) => `stepwise.${area}@2.robin.${key}`)
  expect(Object.keys(localStorage).sort()).toEqual(onDevice)
})

test('drafts read for someone who has signed out meanwhile are not shown', async () => {
  const { loadFx, personChanged, $drafts } = setUp()
  let answer: (stored: StoredDrafts<string>) => void = () => {}
  const scope = fork({ handlers: [[loadFx, () => new Promise((resolve) => (answer = resolve))]] })
  const settled = allSettled(personChanged, { scope, params: 'robin' })
  void allSettled(personChanged, { scope, params: null })
  answer({ own: { 'step-1': 'Plan' }, orphans: [], inOtherTabs: [], unreadable: 0 })
  await settled
  expect(scope.getState($drafts)).toEqual({})
})

test('why the device stores nothing is shown until it stores again, and the draft stays on the page', async () => {
  const { storeFx, personChanged, changed, $problem, $kept, $drafts } = setUp()
  const store = vi.fn<() => Promise<void>>()
  const scope = fork({ handlers: [[storeFx, store]] })
  await allSettled(personChanged, { scope, params: 'robin' })
  for (const [error, problem] of [
    [new DeviceError('newer'), 'newer'],
    [new Error('full'), 'unavailable'],
  ] as const) {
    store.mockRejectedValueOnce(error).mockResolvedValueOnce()
    await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan' } })
    expect(scope.getState($problem)).toBe(problem)
    expect(scope.getState($kept)).toEqual([])
    expect(scope.getState($drafts)).toEqual({ 'step-1': 'Plan' })
    await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan' } })
    expect(scope.getState($problem)).toBeNull()
    expect(scope.getState($kept)).toEqual(['step-1'])
  }
})

test('a refusal that comes after a draft was discarded says nothing of it', async () => {
  const { storeFx, personChanged, changed, discarded, $kept, $unstored } = setUp()
  let refuse = (_: Error) => {}
  const scope = fork({ handlers: [[storeFx, () => new Promise((_, reject) => (refuse = reject))]] })
  await allSettled(personChanged, { scope, params: 'robin' })
  const stored = allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan' } })
  void allSettled(discarded, { scope, params: 'step-1' })
  refuse(new Error('full'))
  await stored
  expect([scope.getState($unstored), scope.getState($kept)]).toEqual([[], []])
})

test('a device that could not be read has no problem once it can, but one that is full has, which can be read', async () => {
  const { loadFx, storeFx, opened, personChanged, changed, $problem } = setUp()
  const load = vi.fn().mockRejectedValueOnce(new DeviceError('blocked'))
  load.mockResolvedValue({ own: {}, orphans: [], inOtherTabs: [], unreadable: 0 })
  const scope = fork({
    handlers: [
      [loadFx, load],
      [storeFx, () => Promise.reject(new DeviceError('unavailable'))],
    ],
  })
  await allSettled(personChanged, { scope, params: 'robin' })
  expect(scope.getState($problem)).toBe('blocked')
  await allSettled(opened, { scope })
  expect(scope.getState($problem)).toBeNull()
  await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan' } })
  await allSettled(opened, { scope })
  expect(scope.getState($problem)).toBe('unavailable')
})

test('drafts that were read and drafts that were stored are kept, each once, until they are discarded', async () => {
  const { visit, opened, changed, discarded, personChanged, $kept } = setUp()
  await allSettled(changed, { scope: await visit(), params: { id: 'step-1', value: 'Plan' } })
  const scope = await visit()
  expect(scope.getState($kept)).toEqual(['step-1'])
  await allSettled(changed, { scope, params: { id: 'step-2', value: 'Kit' } })
  await allSettled(opened, { scope })
  await allSettled(changed, { scope, params: { id: 'step-2', value: 'Kit list' } })
  expect(scope.getState($kept)).toEqual(['step-1', 'step-2'])
  await allSettled(discarded, { scope, params: 'step-1' })
  expect(scope.getState($kept)).toEqual(['step-2'])
  await allSettled(personChanged, { scope, params: null })
  expect(scope.getState($kept)).toEqual([])
})

test('while no one is signed in, nothing is stored', async () => {
  const { changed, storeFx, $drafts } = setUp()
  const store = vi.fn()
  const scope = fork({ handlers: [[storeFx, store]] })
  await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan' } })
  expect(scope.getState($drafts)).toEqual({ 'step-1': 'Plan' })
  expect(store).not.toHaveBeenCalled()
})
