import { allSettled, createEvent, createStore, fork } from 'effector'
import { beforeEach, expect, test } from 'vitest'
import type { Owner } from './device-records.ts'
import { createDrafts } from './drafts.ts'
import type { StoredDrafts } from './stored-drafts.ts'

const deviceKey = 'b2'.repeat(32)
const page = globalThis as { stepwiseTab?: Promise<string> }
/** What follows happens in this tab. Without locks, as in jsdom, another tab is open while its stamp is fresh. */
const inTab = (id: string) => {
  page.stepwiseTab = Promise.resolve(id)
}
const keepTabOpen = (id: string) => localStorage.setItem(`stepwise.tab-lives.${id}`, String(Date.now()))
beforeEach(() => inTab('one'))

// jsdom has no IndexedDB: the device is localStorage here.
function setUp() {
  const personChanged = createEvent<string | null>()
  const $owner = createStore<Owner | null>(null).on(personChanged, (_, id) => (id ? { id, deviceKey } : null))
  const drafts = createDrafts({ area: 'notes', $owner, isValue: (value) => typeof value === 'string' })
  const visit = async (person: string) => {
    const scope = fork()
    await allSettled(personChanged, { scope, params: person })
    await allSettled(drafts.opened, { scope })
    return scope
  }
  return { ...drafts, personChanged, visit }
}

test('a draft is loaded on the next visit, until it is discarded', async () => {
  const { visit, changed, discarded, $drafts } = setUp()
  const first = await visit('robin')
  await allSettled(changed, { scope: first, params: { id: 'step-1', value: 'Pl' } })
  await allSettled(changed, { scope: first, params: { id: 'step-1', value: 'Plan' } })
  await allSettled(changed, { scope: first, params: { id: 'step-2', value: 'Kit' } })

  const second = await visit('robin')
  expect(second.getState($drafts)).toEqual({ 'step-1': 'Plan', 'step-2': 'Kit' })
  await allSettled(discarded, { scope: second, params: 'step-1' })
  expect((await visit('robin')).getState($drafts)).toEqual({ 'step-2': 'Kit' })
})

test('after a sign-out a draft is shown to nobody else, and to its writer again', async () => {
  const { visit, changed, personChanged, $drafts } = setUp()
  const scope = await visit('robin')
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

test('a device that cannot store says so, and the draft stays on the page', async () => {
  const { storeFx, changed, personChanged, $drafts, $kept } = setUp()
  const scope = fork({ handlers: [[storeFx, () => Promise.reject(new Error('full'))]] })
  await allSettled(personChanged, { scope, params: 'robin' })
  await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan' } })
  expect(scope.getState($drafts)).toEqual({ 'step-1': 'Plan' })
  expect(scope.getState($kept)).toEqual([])
})

test('a draft is encrypted on the device', async () => {
  const { visit, changed } = setUp()
  await allSettled(changed, { scope: await visit('robin'), params: { id: 'step-1', value: 'Plan the evening' } })
  expect(Object.keys(localStorage)).toEqual(['stepwise.notes@2.robin.step-1~one'])
  expect(JSON.stringify(localStorage)).not.toContain('Plan')
})

test('drafts that cannot be read are counted, and stay on the device as they are', async () => {
  localStorage.setItem('stepwise.notes.robin.step-1', JSON.stringify({ of: 'another build' }))
  localStorage.setItem('stepwise.notes@2.robin.step-2~one', JSON.stringify({ sealed: 'bm90IG91cnM=' }))
  localStorage.setItem('stepwise.notes@2.robin.step-3~one', 'no JSON')
  const before = { ...localStorage }
  const { visit, $drafts, $unreadable } = setUp()
  const scope = await visit('robin')
  expect(scope.getState($drafts)).toEqual({})
  expect(scope.getState($unreadable)).toBe(3)
  expect({ ...localStorage }).toEqual(before)
})

test('two tabs have a draft each of the same id, and know of each other', async () => {
  const { visit, changed, discarded, $drafts, $inOtherTabs } = setUp()
  keepTabOpen('one')
  await allSettled(changed, { scope: await visit('robin'), params: { id: 'step-1', value: 'of one' } })
  inTab('two')
  const two = await visit('robin')
  expect(two.getState($drafts)).toEqual({})
  expect(two.getState($inOtherTabs)).toEqual(['step-1'])
  await allSettled(changed, { scope: two, params: { id: 'step-1', value: 'of two' } })
  await allSettled(discarded, { scope: two, params: 'step-1' })
  inTab('one')
  expect((await visit('robin')).getState($drafts)).toEqual({ 'step-1': 'of one' })
})

test('the draft of a closed tab is shown, and adopted with the first change', async () => {
  const { visit, changed, discarded, $drafts, $orphans } = setUp()
  await allSettled(changed, { scope: await visit('robin'), params: { id: 'step-1', value: 'of one' } })
  inTab('two')
  const two = await visit('robin')
  expect(two.getState($drafts)).toEqual({ 'step-1': 'of one' })
  await allSettled(changed, { scope: two, params: { id: 'step-1', value: 'of one and two' } })
  expect(Object.keys(localStorage)).toEqual(['stepwise.notes@2.robin.step-1~two'])
  await allSettled(discarded, { scope: two, params: 'step-1' })
  expect(localStorage).toHaveLength(0)
  expect(two.getState($orphans)).toEqual([])
})

test('the draft of a closed tab is listed apart where this tab has its own draft, until it is discarded', async () => {
  const { visit, changed, orphanDiscarded, personChanged, $drafts, $orphans } = setUp()
  await allSettled(changed, { scope: await visit('robin'), params: { id: 'step-1', value: 'of one' } })
  inTab('two')
  const two = fork()
  await allSettled(personChanged, { scope: two, params: null })
  keepTabOpen('one')
  await allSettled(personChanged, { scope: two, params: 'robin' })
  await allSettled(changed, { scope: two, params: { id: 'step-1', value: 'of two' } })
  localStorage.removeItem('stepwise.tab-lives.one')
  await allSettled(personChanged, { scope: two, params: null })
  await allSettled(personChanged, { scope: two, params: 'robin' })
  expect(two.getState($drafts)).toEqual({ 'step-1': 'of two' })
  expect(two.getState($orphans)).toMatchObject([{ id: 'step-1', value: 'of one' }])
  await allSettled(orphanDiscarded, { scope: two, params: 'step-1~one' })
  expect(two.getState($orphans)).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['stepwise.notes@2.robin.step-1~two'])
})
