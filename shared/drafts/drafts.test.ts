import { allSettled, createEvent, createStore, fork } from 'effector'
import { beforeEach, expect, test } from 'vitest'
import type { Owner } from './device-records.ts'
import { createDrafts } from './drafts.ts'
import type { StoredDrafts } from './stored-drafts.ts'

const deviceKey = 'b2'.repeat(32)
const page = globalThis as { stepwiseTab?: Promise<string> }
/** What follows happens in this tab. Others live while they stamp the device, as where there are no locks. */
const inTab = (id: string) => {
  page.stepwiseTab = Promise.resolve(id)
}
const tabLives = (id: string) => localStorage.setItem(`stepwise.tab-lives.${id}`, String(Date.now()))
beforeEach(() => inTab('one'))

// jsdom has no IndexedDB, so the device here is localStorage.
function aPlace() {
  const cameIn = createEvent<string | null>()
  const $owner = createStore<Owner | null>(null).on(cameIn, (_, id) => (id ? { id, deviceKey } : null))
  const drafts = createDrafts({ area: 'notes', $owner, isValue: (value) => typeof value === 'string' })
  const visit = async (person: string) => {
    const scope = fork()
    await allSettled(cameIn, { scope, params: person })
    await allSettled(drafts.opened, { scope })
    return scope
  }
  return { ...drafts, cameIn, visit }
}

test('a draft is back on the next visit, until it is discarded', async () => {
  const { visit, changed, discarded, $drafts } = aPlace()
  const first = await visit('robin')
  await allSettled(changed, { scope: first, params: { id: 'step-1', value: 'Pl' } })
  await allSettled(changed, { scope: first, params: { id: 'step-1', value: 'Plan' } })
  await allSettled(changed, { scope: first, params: { id: 'step-2', value: 'Kit' } })

  const second = await visit('robin')
  expect(second.getState($drafts)).toEqual({ 'step-1': 'Plan', 'step-2': 'Kit' })
  await allSettled(discarded, { scope: second, params: 'step-1' })
  expect((await visit('robin')).getState($drafts)).toEqual({ 'step-2': 'Kit' })
})

test('a draft is its writer’s alone, and waits for them over a sign-out', async () => {
  const { visit, changed, cameIn, $drafts } = aPlace()
  const scope = await visit('robin')
  await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan' } })
  await allSettled(cameIn, { scope, params: null })
  expect(scope.getState($drafts)).toEqual({})
  await allSettled(cameIn, { scope, params: 'kim' })
  expect(scope.getState($drafts)).toEqual({})
  await allSettled(cameIn, { scope, params: 'robin' })
  expect(scope.getState($drafts)).toEqual({ 'step-1': 'Plan' })
})

test('what is typed or discarded while the device answers is newer than its answer', async () => {
  const { loadFx, changed, discarded, cameIn, $drafts } = aPlace()
  let answer: (kept: StoredDrafts<string>) => void = () => {}
  const scope = fork({ handlers: [[loadFx, () => new Promise((resolve) => (answer = resolve))]] })
  const settled = allSettled(cameIn, { scope, params: 'robin' })
  void allSettled(changed, { scope, params: { id: 'typed', value: 'new' } })
  void allSettled(discarded, { scope, params: 'discarded' })
  answer({ own: { typed: 'old', discarded: 'old', other: 'old' }, orphans: [], inOtherTabs: [], unreadable: 0 })
  await settled
  expect(scope.getState($drafts)).toEqual({ typed: 'new', other: 'old' })
})

test('a device that keeps nothing is told', async () => {
  const { storeFx, changed, cameIn, $drafts, $canStore } = aPlace()
  const scope = fork({ handlers: [[storeFx, () => Promise.reject(new Error('full'))]] })
  await allSettled(cameIn, { scope, params: 'robin' })
  await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan' } })
  expect(scope.getState($drafts)).toEqual({ 'step-1': 'Plan' })
  expect(scope.getState($canStore)).toBe(false)
})

test('what is kept cannot be read on the device, with its key it can', async () => {
  const { visit, changed } = aPlace()
  await allSettled(changed, { scope: await visit('robin'), params: { id: 'step-1', value: 'Plan the evening' } })
  expect(Object.keys(localStorage)).toEqual(['stepwise.notes@2.robin.step-1~one'])
  expect(JSON.stringify(localStorage)).not.toContain('Plan')
})

test('what an earlier build kept as plain text is offered, and encrypted', async () => {
  localStorage.setItem('stepwise.notes.robin.step-1', JSON.stringify('Plan the evening'))
  const { visit, $drafts } = aPlace()
  expect((await visit('robin')).getState($drafts)).toEqual({ 'step-1': 'Plan the evening' })
  expect(JSON.stringify(localStorage)).not.toContain('Plan')
  expect((await visit('robin')).getState($drafts)).toEqual({ 'step-1': 'Plan the evening' })
})

test('what cannot be read stays on the device, and is counted', async () => {
  localStorage.setItem('stepwise.notes.robin.step-1', JSON.stringify({ of: 'another build' }))
  localStorage.setItem('stepwise.notes@2.robin.step-2~one', JSON.stringify({ sealed: 'bm90IG91cnM=' }))
  localStorage.setItem('stepwise.notes@2.robin.step-3~one', 'no JSON')
  const before = { ...localStorage }
  const { visit, $drafts, $unreadable } = aPlace()
  const scope = await visit('robin')
  expect(scope.getState($drafts)).toEqual({})
  expect(scope.getState($unreadable)).toBe(3)
  expect({ ...localStorage }).toEqual(before)
})

test('two tabs at one place: each has its own draft and knows of the other', async () => {
  const { visit, changed, discarded, $drafts, $inOtherTabs } = aPlace()
  tabLives('one')
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

test('what a gone tab has left is offered, and taken over with the first payload', async () => {
  const { visit, changed, discarded, $drafts, $orphans } = aPlace()
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

test('what was left where this tab writes something else stays, to be listed', async () => {
  const { visit, changed, orphanDiscarded, cameIn, $drafts, $orphans } = aPlace()
  await allSettled(changed, { scope: await visit('robin'), params: { id: 'step-1', value: 'of one' } })
  inTab('two')
  const two = fork()
  await allSettled(cameIn, { scope: two, params: null })
  tabLives('one')
  await allSettled(cameIn, { scope: two, params: 'robin' })
  await allSettled(changed, { scope: two, params: { id: 'step-1', value: 'of two' } })
  localStorage.removeItem('stepwise.tab-lives.one')
  await allSettled(cameIn, { scope: two, params: null })
  await allSettled(cameIn, { scope: two, params: 'robin' })
  expect(two.getState($drafts)).toEqual({ 'step-1': 'of two' })
  expect(two.getState($orphans)).toMatchObject([{ id: 'step-1', value: 'of one' }])
  await allSettled(orphanDiscarded, { scope: two, params: 'step-1~one' })
  expect(two.getState($orphans)).toEqual([])
  expect(Object.keys(localStorage)).toEqual(['stepwise.notes@2.robin.step-1~two'])
})
