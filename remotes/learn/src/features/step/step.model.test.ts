import { $badges } from '@stepwise/shared/session'
import { aLearningModule, aStep, aStepPath, aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import {
  $learningModule,
  $step,
  $stepFailure,
  loadStepFx,
  stepCompleted,
  stepLeft,
  stepRequested,
  stepStores,
} from './step.model.ts'
import type { StepAddress } from './step-address.ts'

const address: StepAddress = { view: 'flows', ...aStepPath }
const answer = { step: aStep(), learningModule: aLearningModule() }

test('shows nothing until the step that was requested last is loaded', async () => {
  const answers: ((value: typeof answer) => void)[] = []
  const scope = fork({ handlers: [[loadStepFx, () => new Promise((resolve) => answers.push(resolve))]] })
  const first = allSettled(stepRequested, { scope, params: address })
  const second = allSettled(stepRequested, { scope, params: { ...address, stepSlug: 'your-plan' } })
  answers[0]?.(answer)
  await Promise.resolve()
  expect(scope.getState($step)).toBeNull()

  answers[1]?.({ ...answer, step: aStep({ name: 'Your plan' }) })
  await Promise.all([first, second])
  expect(scope.getState($step)?.name).toBe('Your plan')
})

test('a page that came with its step shows it while it is loaded again, and no other', async () => {
  const later = { ...answer, step: aStep({ name: 'As it is now' }) }
  let arrive = (_: typeof answer) => {}
  const scope = fork({
    values: [...stepStores(address, answer)] as never,
    handlers: [[loadStepFx, () => new Promise((resolve) => (arrive = resolve))]],
  })
  const loaded = allSettled(stepRequested, { scope, params: { ...address } })
  expect(scope.getState($step)).toEqual(answer.step)
  arrive(later)
  await loaded
  expect(scope.getState($step)?.name).toBe('As it is now')
  const other = allSettled(stepRequested, { scope, params: { ...address, stepSlug: 'your-plan' } })
  expect(scope.getState($step)).toBeNull()
  arrive(answer)
  await other
})

test('a badge that opening the step has earned is there at once', async () => {
  const badges = [{ id: '1', code: 'EXPLORER', name: 'EXPLORER', createdAt: '2026-03-10T12:00:00.000Z' }] as const
  const scope = await signedInScope(aUser(), {
    handlers: [[loadStepFx, () => ({ ...answer, user: { badges: [...badges] } })]],
  })
  await allSettled(stepRequested, { scope, params: address })
  expect(scope.getState($badges)).toEqual(badges)
})

test('shows the progress in the answer to a completion', async () => {
  const scope = fork({ handlers: [[loadStepFx, () => answer]] })
  await allSettled(stepRequested, { scope, params: address })
  await allSettled(stepCompleted, {
    scope,
    params: {
      percent: 3,
      progressStep: { stepId: aStep().id, completed: true },
      chapterProgress: { id: 'revision:exam-day:before-the-exam', progress: 100 },
      learningModuleProgress: { id: 'revision:exam-day', progress: 33 },
      user: { badges: [] },
    },
  })
  expect(scope.getState($step)?.isCompleted).toBe(true)
  expect(scope.getState($learningModule)).toMatchObject({
    learningModuleProgress: 33,
    chapters: [{ chapterProgress: 100, steps: [{ isCompleted: true }] }],
  })
})

test('leaving the page empties the stores', async () => {
  const scope = fork({ handlers: [[loadStepFx, () => answer]] })
  await allSettled(stepRequested, { scope, params: address })
  await allSettled(stepLeft, { scope })
  expect(scope.getState($step)).toBeNull()
  expect(scope.getState($learningModule)).toBeNull()
})

test('a call is aborted when the person goes on to another step, or leaves', async () => {
  const ended = vi.fn()
  vi.stubGlobal('fetch', (_: unknown, { signal }: RequestInit) => {
    return new Promise((_, reject) => {
      signal?.addEventListener('abort', () => {
        ended()
        reject(new DOMException('', 'AbortError'))
      })
    })
  })
  const scope = fork()
  void allSettled(stepRequested, { scope, params: address })
  void allSettled(stepRequested, { scope, params: { ...address, stepSlug: 'your-plan' } })
  expect(ended).toHaveBeenCalledTimes(1)
  void allSettled(stepLeft, { scope })
  expect(ended).toHaveBeenCalledTimes(2)
  await vi.waitFor(() => expect(scope.getState(loadStepFx.pending)).toBe(false))
  expect(scope.getState($stepFailure)).toBeNull()
})
