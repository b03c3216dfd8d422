import { allSettled, createEvent, createStore, fork } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DeviceError } from './device.ts'
import type { Owner } from './device-records.ts'
import { createDrafts } from './drafts.ts'
import { type StoredDrafts, storeDraft } from './stored-drafts.ts'

const page = globalThis as { stepwiseTab?: Promise<string> }
const inTab = (id: string) => {
  page.stepwiseTab = Promise.resolve(id)
}
const robin: Owner = { id: 'robin', deviceKey: 'f6'.repeat(32) }

/** Another tab, and what this one tells it. */
let otherTab: BroadcastChannel
let heard: unknown[]
beforeEach(() => {
  inTab('one')
  otherTab = new BroadcastChannel('stepwise-drafts')
  heard = []
  otherTab.onmessage = ({ data }: MessageEvent<unknown>) => void heard.push(data)
})
afterEach(() => otherTab.close())

let areas = 0
function setUp() {
  // One of its own for each test: the pages of earlier tests still listen.
  const area = `notes-${++areas}`
  const personChanged = createEvent<Owner | null>()
  const $owner = createStore<Owner | null>(null).on(personChanged, (_, owner) => owner)
  const isValue = vi.fn((value: unknown) => typeof value === 'string')
  const drafts = createDrafts({ area, $owner, isValue: isValue as unknown as (value: unknown) => value is string })
  const visit = async () => {
    const scope = fork()
    await allSettled(personChanged, { scope, params: robin })
    await allSettled(drafts.opened, { scope })
    return scope
  }
  const storeInTab = async (tab: string, id: string, value: string) => {
    inTab(tab)
    await storeDraft(area, robin, id, value, [])
    inTab('one')
  }
  return { ...drafts, area, isValue, personChanged, visit, storeInTab }
}
const keepTabOpen = (id: string) => localStorage.setItem(`stepwise.tab-lives.${id}`, String(Date.now()))
/** Waits until `count` is reached, and long enough for one too many to arrive. */
async function settle(readCount: () => number, count: number) {
  await vi.waitFor(() => expect(readCount()).toBeGreaterThanOrEqual(count), { timeout: 30_000 })
  await new Promise((resolve) => setTimeout(resolve, 50))
}

test('before anything is loaded there are no drafts, and nothing is wrong', () => {
  const { $drafts, $orphans, $inOtherTabs, $unreadable, $problem, $kept } = setUp()
  const scope = fork()
  const states = [$drafts, $orphans, $inOtherTabs, $unreadable, $problem, $kept].map((store) =>
    scope.getState<unknown>(store),
  )
  expect(states).toEqual([{}, [], [], 0, null, []])
})

test('a draft that another tab begins shows up here, when it says so or when this tab gets the focus', async () => {
  const { area, visit, storeInTab, $inOtherTabs } = setUp()
  const scope = await visit()
  keepTabOpen('two')
  await storeInTab('two', 'step-1', 'Plan')
  expect(scope.getState($inOtherTabs)).toEqual([])
  otherTab.postMessage({ area, person: 'robin' })
  await vi.waitFor(() => expect(scope.getState($inOtherTabs)).toEqual(['step-1']))
  await storeInTab('two', 'step-2', 'Kit')
  dispatchEvent(new Event('focus'))
  await vi.waitFor(() => expect(scope.getState($inOtherTabs).toSorted()).toEqual(['step-1', 'step-2']))
})

test('the device is read once for each word of another tab, and not for what somebody else writes', async () => {
  const { area, visit, opened, storeInTab, isValue } = setUp()
  const scope = await visit()
  await allSettled(opened, { scope })
  await storeInTab('one', 'step-1', 'Plan')
  isValue.mockClear()
  otherTab.postMessage({ area, person: 'kim' })
  await settle(() => isValue.mock.calls.length, 0)
  expect(isValue).not.toHaveBeenCalled()
  otherTab.postMessage({ area, person: 'robin' })
  await settle(() => isValue.mock.calls.length, 1)
  expect(isValue).toHaveBeenCalledOnce()
})

test('other tabs are told when a draft begins and ends, and not of typing in between', async () => {
  const { area, visit, changed, discarded } = setUp()
  const scope = await visit()
  const word = { area, person: 'robin' }
  const act = async (action: () => Promise<void>, count: number) => {
    heard = []
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

test('other tabs are told when the draft of a closed tab is adopted or given up', async () => {
  const { area, visit, changed, discarded, orphanDiscarded, storeInTab, $orphans, $drafts } = setUp()
  await storeInTab('closed', 'step-1', 'Plan')
  await storeInTab('closed', 'step-2', 'Kit')
  for (const tab of ['closed', 'closed-too']) await storeInTab(tab, 'step-3', `of ${tab}`)
  await storeInTab('one', 'step-3', 'own')
  const scope = await visit()
  const word = { area, person: 'robin' }
  heard = []
  await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan B' } })
  await settle(() => heard.length, 1)
  expect(heard).toEqual([word])
  await allSettled(discarded, { scope, params: 'step-2' })
  await settle(() => heard.length, 2)
  expect(heard).toEqual([word, word])
  expect(scope.getState($drafts)).toEqual({ 'step-1': 'Plan B', 'step-3': 'own' })
  expect(
    scope
      .getState($orphans)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(['step-3~closed', 'step-3~closed-too'])
  await allSettled(orphanDiscarded, { scope, params: 'step-3~closed' })
  await settle(() => heard.length, 3)
  expect(heard).toEqual([word, word, word])
  expect(scope.getState($orphans)).toMatchObject([{ key: 'step-3~closed-too' }])
})

test('what was read for somebody who has signed out meanwhile is not shown', async () => {
  const { loadFx, personChanged, $drafts } = setUp()
  let answer: (stored: StoredDrafts<string>) => void = () => {}
  const scope = fork({ handlers: [[loadFx, () => new Promise((resolve) => (answer = resolve))]] })
  const settled = allSettled(personChanged, { scope, params: robin })
  void allSettled(personChanged, { scope, params: null })
  answer({ own: { 'step-1': 'Plan' }, orphans: [], inOtherTabs: [], unreadable: 0 })
  await settled
  expect(scope.getState($drafts)).toEqual({})
})

test('why the device stores nothing is said until it stores again', async () => {
  const { storeFx, personChanged, changed, $problem, $kept } = setUp()
  const store = vi.fn<() => Promise<void>>()
  const scope = fork({ handlers: [[storeFx, store]] })
  await allSettled(personChanged, { scope, params: robin })
  for (const [error, problem] of [
    [new DeviceError('newer'), 'newer'],
    [new Error('full'), 'unavailable'],
  ] as const) {
    store.mockRejectedValueOnce(error).mockResolvedValueOnce()
    await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan' } })
    expect(scope.getState($problem)).toBe(problem)
    expect(scope.getState($kept)).toEqual([])
    await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan' } })
    expect(scope.getState($problem)).toBeNull()
    expect(scope.getState($kept)).toEqual(['step-1'])
  }
})

test('while nobody is signed in, nothing is stored', async () => {
  const { changed, storeFx, $drafts } = setUp()
  const store = vi.fn()
  const scope = fork({ handlers: [[storeFx, store]] })
  await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan' } })
  expect(scope.getState($drafts)).toEqual({ 'step-1': 'Plan' })
  expect(store).not.toHaveBeenCalled()
})
