import type { Step, StepCompletion } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { $badges } from '@stepwise/shared/session'
import { aLearningModule, aStep, aStepPath, aStepSummary, aUser, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { completeStepFx, completionsOutbox, videoWatched } from './completion.model.ts'
import { $learningModule, $step, stepShown } from './step.model.ts'

const address = { view: 'flows' as const, ...aStepPath }
const newbie = { id: 'badge-1', code: 'NEWBIE' as const, name: 'Newbie', createdAt: '2026-11-20T10:00:00Z' }
const completion: StepCompletion = {
  percent: 1,
  progressStep: { stepId: aStep().id, completed: true },
  chapterProgress: { id: 'revision:exam-day:before-the-exam', progress: 50 },
  learningModuleProgress: { id: 'revision:exam-day', progress: 10 },
  user: { badges: [newbie] },
}

async function opened(complete: () => unknown) {
  const send = vi.fn(complete)
  const scope = await signedInScope(aUser(), { handlers: [[completeStepFx, send]] })
  const show = (step: Step) => allSettled(stepShown, { scope, params: { step, address } })
  return { scope, send, show }
}

test.each(['text', 'app', 'star'] as const)('a %s step is completed when it is there', async (pageType) => {
  const { scope, send, show } = await opened(() => completion)
  await show(aStep({ pageType }))
  expect(send).toHaveBeenCalledOnce()
  expect(scope.getState($step)?.isCompleted).toBe(true)
  expect(scope.getState($badges)).toEqual([newbie])
})

test('a video is completed once, when it has been watched', async () => {
  const { scope, send, show } = await opened(() => completion)
  await show(aStep({ pageType: 'vid' }))
  expect(send).not.toHaveBeenCalled()
  await allSettled(videoWatched, { scope })
  await allSettled(videoWatched, { scope })
  expect(send).toHaveBeenCalledOnce()
})

test('a completed step is not completed again', async () => {
  const { scope, send, show } = await opened(() => completion)
  await show(aStep({ isCompleted: true }))
  await show(aStep({ isCompleted: true, pageType: 'vid' }))
  await allSettled(videoWatched, { scope })
  expect(send).not.toHaveBeenCalled()
})

test('a completion that could not be sent is stored, and sent on the next visit', async () => {
  const { scope, show } = await opened(() => {
    throw new CallError({ kind: 'network' })
  })
  void show(aStep())
  await vi.waitFor(() => expect(scope.getState(completionsOutbox.$entries)[aStep().id]?.state).toBe('waiting'))
  expect(scope.getState($step)?.isCompleted).toBe(false)

  const later = await opened(() => completion)
  await allSettled(completionsOutbox.opened, { scope: later.scope })
  expect(later.send).toHaveBeenCalledExactlyOnceWith({ key: aStep().id, payload: address })
  expect(Object.keys(localStorage).filter((key) => key.includes('outbox'))).toEqual([])
})

test('a rejected completion is not retried', async () => {
  const { scope, send, show } = await opened(() => {
    throw new CallError({ kind: 'http', status: 404, msg: '', errors: {} })
  })
  await show(aStep())
  expect(send).toHaveBeenCalledOnce()
  expect(scope.getState(completionsOutbox.$entries)).toEqual({})
  expect(Object.keys(localStorage).filter((key) => key.includes('outbox'))).toEqual([])
})

// docs/product/accessibility.md#announcing
test.each([
  ['more', 'Step completed, 1 of 2'],
  ['normal', ''],
] as const)('a completion is announced to a person who wants to hear %s: %j', async (announcements, said) => {
  const accessabilitySetting = { ...aUser().accessabilitySetting, announcements }
  const other = { ...aStepSummary({ id: 'step-other' }), isCompleted: false }
  const [chapter] = aLearningModule().chapters
  if (!chapter) throw new Error('The module has no chapter.')
  const learningModule = aLearningModule({
    chapters: [{ ...chapter, steps: [aStepSummary({ id: aStep().id }), other] }],
  })
  const scope = await signedInScope(aUser({ accessabilitySetting }), {
    handlers: [[completeStepFx, () => completion]],
    values: [[$learningModule, learningModule]],
  })
  await allSettled(stepShown, { scope, params: { step: aStep(), address } })
  expect(scope.getState($announcement)).toBe(said)
})
