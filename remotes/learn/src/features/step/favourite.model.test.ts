import { CallError } from '@stepwise/shared/http'
import { aLearningModule, aStep, aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled, type Scope } from 'effector'
import { expect, test, vi } from 'vitest'
import { $isFavouritePending, favouritesOutbox, favouriteToggled, saveFavouriteFx } from './favourite.model.ts'
import { $learningModule, $step, loadStepFx, stepRequested } from './step.model.ts'
import type { StepAddress } from './step-address.ts'

const address: StepAddress = {
  view: 'flows',
  flowSlug: 'revision',
  learningModuleSlug: 'exam-day',
  chapterSlug: 'before-the-exam',
  stepSlug: 'sleep-food-and-kit',
}
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

async function visit(wish: (sent: { payload: { isFavourite: boolean } }) => unknown, step = aStep()) {
  const send = vi.fn(wish)
  const scope = await signedInScope(aUser(), {
    handlers: [
      [loadStepFx, () => ({ step, learningModule: aLearningModule() })],
      [saveFavouriteFx, send],
    ],
  })
  void allSettled(stepRequested, { scope, params: address })
  await vi.waitFor(() => expect(scope.getState($step)).not.toBeNull())
  const wishes = () => send.mock.calls.map(([{ payload }]) => payload.isFavourite)
  return { scope, send, wishes, toggle: () => allSettled(favouriteToggled, { scope }) }
}
const keptKeys = () => Object.keys(localStorage).filter((key) => key.includes('outbox'))
const isMarked = (scope: Scope) => [
  scope.getState($step)?.isFavourite,
  scope.getState($learningModule)?.chapters[0]?.steps[0]?.isFavourite,
]

test('what is wished for is shown at once, and is what the server gets', async () => {
  const { scope, wishes, toggle } = await visit(() => new Promise(() => {}))
  void toggle()
  expect(isMarked(scope)).toEqual([true, true])
  await vi.waitFor(() => expect(wishes()).toEqual([true]))
})

test('on, off, on again: the last wish is the one that stays', async () => {
  const { scope, wishes, toggle } = await visit(({ payload }) => answer(payload.isFavourite))
  await Promise.all([toggle(), toggle(), toggle()])
  expect(wishes().at(-1)).toBe(true)
  expect(isMarked(scope)).toEqual([true, true])
  expect(keptKeys()).toEqual([])
})

test('a wish without a network is kept over a reload, shown, and sent once', async () => {
  const first = await visit(noNetwork)
  void first.toggle()
  await vi.waitFor(() => expect(first.scope.getState($isFavouritePending)).toBe(true))
  expect(isMarked(first.scope)).toEqual([true, true])

  const second = await visit(({ payload }) => answer(payload.isFavourite))
  await vi.waitFor(() => expect(second.wishes()).toEqual([true]))
  // Also when the step that comes then was read before the wish had arrived.
  expect(isMarked(second.scope)).toEqual([true, true])
  await allSettled(favouritesOutbox.networkReturned, { scope: second.scope })
  expect(second.wishes()).toEqual([true])
  expect(keptKeys()).toEqual([])
})

test('a strategy on screen shows the mark of its flow step', async () => {
  const strategy = aStep({ id: 'nvda:strategies:pack', softwareSlug: 'nvda' })
  const { scope, toggle } = await visit(({ payload }) => answer(payload.isFavourite), strategy)
  await toggle()
  expect(isMarked(scope)).toEqual([true, true])
})

test('what the server refuses is as it was before', async () => {
  const { scope, toggle } = await visit(() => {
    throw new CallError({ kind: 'http', status: 404, msg: 'Gone.', errors: {} })
  })
  await toggle()
  expect(isMarked(scope)).toEqual([false, false])
  expect(scope.getState(favouritesOutbox.$entries)).toEqual({})
})
