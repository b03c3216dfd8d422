import { CallError } from '@stepwise/shared/http'
import { aLearningModule, aStep, aStepPath, aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import { favouritesOutbox, favouriteToggled, saveFavouriteFx } from './favourite.model.ts'
import { $favouriteWaiting, waitingMessages } from './favourite-waiting.model.ts'
import { $learningModule, $step, loadStepFx, stepRequested } from './step.model.ts'
import type { StepAddress } from './step-address.ts'

const address: StepAddress = { view: 'flows', ...aStepPath }
const answer = (isFavourite: boolean) => ({
  isFavourite,
  chapterId: '',
  stepId: aStep().id,
  badges: [],
  favourites: [],
})
const noNetwork = () => {
  throw new CallError({ kind: 'network' })
}

async function visit(save: (sent: { payload: { isFavourite: boolean } }) => unknown, step = aStep()) {
  const send = vi.fn(save)
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadStepFx, () => ({ step, learningModule: aLearningModule() })],
      [saveFavouriteFx, send],
    ],
  })
  void allSettled(stepRequested, { scope, params: address })
  await vi.waitFor(() => expect(scope.getState($step)).not.toBeNull())
  const sentMarks = () => send.mock.calls.map(([{ payload }]) => payload.isFavourite)
  return { scope, send, sentMarks, toggle: () => allSettled(favouriteToggled, { scope }) }
}
const storedKeys = () => Object.keys(localStorage).filter((key) => key.includes('outbox'))
const isMarked = (scope: Scope) => [
  scope.getState($step)?.isFavourite,
  scope.getState($learningModule)?.chapters[0]?.steps[0]?.isFavourite,
]

test('a change is shown at once and sent as it is', async () => {
  const { scope, sentMarks, toggle } = await visit(() => new Promise(() => {}))
  void toggle()
  expect(isMarked(scope)).toEqual([true, true])
  await vi.waitFor(() => expect(sentMarks()).toEqual([true]))
})

test('on, off, on again: the last change wins', async () => {
  const { scope, sentMarks, toggle } = await visit(({ payload }) => answer(payload.isFavourite))
  await Promise.all([toggle(), toggle(), toggle()])
  expect(sentMarks().at(-1)).toBe(true)
  expect(isMarked(scope)).toEqual([true, true])
  expect(storedKeys()).toEqual([])
})

test('a change without a network survives a reload, is shown, and is sent once', async () => {
  const first = await visit(noNetwork)
  void first.toggle()
  await vi.waitFor(() => expect(first.scope.getState($favouriteWaiting)).toBe(waitingMessages.kept))
  expect(isMarked(first.scope)).toEqual([true, true])

  const second = await visit(({ payload }) => answer(payload.isFavourite))
  await vi.waitFor(() => expect(second.sentMarks()).toEqual([true]))
  // Also when the step that comes then was read before the save had arrived.
  expect(isMarked(second.scope)).toEqual([true, true])
  await allSettled(favouritesOutbox.networkReturned, { scope: second.scope })
  expect(second.sentMarks()).toEqual([true])
  expect(storedKeys()).toEqual([])
})

test('a strategy on screen shows the mark of its flow step', async () => {
  const strategy = aStep({ id: 'nvda:strategies:pack', softwareSlug: 'nvda' })
  const { scope, toggle } = await visit(({ payload }) => answer(payload.isFavourite), strategy)
  await toggle()
  expect(isMarked(scope)).toEqual([true, true])
})

test('a rejected change is undone', async () => {
  const { scope, toggle } = await visit(() => {
    throw new CallError({ kind: 'http', status: 404, msg: 'Gone.', errors: {} })
  })
  await toggle()
  expect(isMarked(scope)).toEqual([false, false])
  expect(scope.getState(favouritesOutbox.$entries)).toEqual({})
})
