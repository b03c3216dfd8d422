import { allSettled, createEvent, createStore, fork } from 'effector'
import { expect, test } from 'vitest'
import { createDrafts } from './drafts.ts'

// jsdom has no IndexedDB, so the device here is localStorage.
function aPlace() {
  const cameIn = createEvent<string | null>()
  const $person = createStore<string | null>(null).on(cameIn, (_, person) => person)
  const drafts = createDrafts<string>({ area: 'notes', $person })
  const visit = async (person: string) => {
    const scope = fork()
    await allSettled(cameIn, { scope, params: person })
    await allSettled(drafts.opened, { scope })
    return scope
  }
  return { ...drafts, cameIn, visit }
}

test('a draft is back on the next visit, until it is dropped', async () => {
  const { visit, changed, dropped, $drafts } = aPlace()
  const first = await visit('robin')
  await allSettled(changed, { scope: first, params: { id: 'step-1', value: 'Pl' } })
  await allSettled(changed, { scope: first, params: { id: 'step-1', value: 'Plan' } })
  await allSettled(changed, { scope: first, params: { id: 'step-2', value: 'Kit' } })

  const second = await visit('robin')
  expect(second.getState($drafts)).toEqual({ 'step-1': 'Plan', 'step-2': 'Kit' })
  await allSettled(dropped, { scope: second, params: 'step-1' })
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

test('what is typed or dropped while the device answers is newer than its answer', async () => {
  const { recallFx, changed, dropped, cameIn, $drafts } = aPlace()
  let answer: (kept: Record<string, string>) => void = () => {}
  const scope = fork({ handlers: [[recallFx, () => new Promise((resolve) => (answer = resolve))]] })
  const settled = allSettled(cameIn, { scope, params: 'robin' })
  void allSettled(changed, { scope, params: { id: 'typed', value: 'new' } })
  void allSettled(dropped, { scope, params: 'dropped' })
  answer({ typed: 'old', dropped: 'old', other: 'old' })
  await settled
  expect(scope.getState($drafts)).toEqual({ typed: 'new', other: 'old' })
})

test('a device that keeps nothing is told', async () => {
  const { keepFx, changed, cameIn, $drafts, $canKeep } = aPlace()
  const scope = fork({ handlers: [[keepFx, () => Promise.reject(new Error('full'))]] })
  await allSettled(cameIn, { scope, params: 'robin' })
  await allSettled(changed, { scope, params: { id: 'step-1', value: 'Plan' } })
  expect(scope.getState($drafts)).toEqual({ 'step-1': 'Plan' })
  expect(scope.getState($canKeep)).toBe(false)
})
