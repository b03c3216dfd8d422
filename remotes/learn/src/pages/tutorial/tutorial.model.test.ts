import type { StepCompletion, TutorialStep, Tutorials } from '@stepwise/shared/contracts'
import { CallError, failurePageRequested } from '@stepwise/shared/http'
import {
  aLearningModule,
  aSoftware,
  aStep,
  aStepPath,
  aStepSummary,
  aUser,
  signedInScope,
} from '@stepwise/shared/testing'
import { allSettled, createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import { completeStepFx, videoTextOpened, videoWatched } from '../../features/step/completion.model.ts'
import { $step, $stepFailure, loadStepFx, stepRetried } from '../../features/step/step.model.ts'
import { $isSoftwareUnknown, $tutorialPanel, loadTutorialsFx, tutorialOpened } from './tutorial.model.ts'

const nvda = aSoftware()
const { stepSlug: _, ...place } = aStepPath
const strategy: TutorialStep = { ...aStepSummary({ isCompleted: true }), ...place, softwareSlug: 'nvda' }
const tutorials: Tutorials = {
  essentialSteps: [
    aStep({
      id: 'nvda:first',
      slug: 'first',
      name: 'First steps',
      softwareSlug: 'nvda',
      flowSlug: null,
      video: '/v.mp4',
    }),
  ],
  flowSteps: [strategy, { ...strategy, id: 'other', slug: 'other', isCompleted: false }],
}

const completion: StepCompletion = {
  percent: 0,
  progressStep: { stepId: 'nvda:first', completed: true },
  chapterProgress: { id: 'nvda:essentials', progress: 100 },
  learningModuleProgress: { id: 'nvda:essentials', progress: 100 },
  user: { badges: [] },
}

async function openedScope(load: () => Tutorials = () => tutorials) {
  const loadSteps = vi.fn(() => ({ step: aStep(), learningModule: aLearningModule() }))
  const complete = vi.fn((_: { payload: object }) => completion)
  const scope = await signedInScope(aUser({ softwares: [nvda] }), {
    handlers: [
      [loadTutorialsFx, load],
      [loadStepFx, loadSteps],
      [completeStepFx, complete],
    ],
  })
  return { scope, load: loadSteps, complete }
}

test('shows an essentials step from the list, as a video; watched, it is completed', async () => {
  const { scope, load, complete } = await openedScope()
  await allSettled(tutorialOpened, { scope, params: { kind: 'essentials', software: 'nvda', stepSlug: 'first' } })
  expect(scope.getState($step)).toMatchObject({ name: 'First steps', pageType: 'vid' })
  expect(scope.getState($tutorialPanel)).toMatchObject({
    title: 'NVDA',
    sections: [{ name: 'Essentials', steps: [{ href: '/tutorials/nvda/essentials/first', isCurrent: true }] }],
  })
  expect(complete).not.toHaveBeenCalled()
  await allSettled(videoWatched, { scope })
  expect(load).not.toHaveBeenCalled()
  expect(complete).toHaveBeenCalledExactlyOnceWith({
    key: 'nvda:first',
    payload: { software: 'nvda', essentialSlug: 'first' },
  })
  expect(scope.getState($step)?.isCompleted).toBe(true)
  expect(scope.getState($tutorialPanel)).toMatchObject({
    progress: 100,
    sections: [{ progress: 100, steps: [{ isCompleted: true }] }],
  })
})

test('an essentials step is also completed by its text', async () => {
  const { scope, complete } = await openedScope()
  await allSettled(tutorialOpened, { scope, params: { kind: 'essentials', software: 'nvda', stepSlug: 'first' } })
  await allSettled(videoTextOpened, { scope })
  expect(complete).toHaveBeenCalledOnce()
})

test('an essentials step without a video is completed when it is there', async () => {
  const text = { ...tutorials, essentialSteps: tutorials.essentialSteps.map((step) => ({ ...step, video: null })) }
  const { scope, complete } = await openedScope(() => text)
  await allSettled(tutorialOpened, { scope, params: { kind: 'essentials', software: 'nvda', stepSlug: 'first' } })
  expect(complete).toHaveBeenCalledOnce()
})

test('without a network an essentials step says so in place, and a retry loads it', async () => {
  const answer = vi.fn<() => Tutorials>(() => {
    throw new CallError({ kind: 'network' })
  })
  const { scope } = await openedScope(answer)
  const pages = vi.fn()
  createWatch({ unit: failurePageRequested, scope, fn: pages })
  await allSettled(tutorialOpened, { scope, params: { kind: 'essentials', software: 'nvda', stepSlug: 'first' } })
  expect(scope.getState($stepFailure)).toMatchObject({ what: 'The tutorials', isUnreached: true })
  answer.mockReturnValue(tutorials)
  await allSettled(stepRetried, { scope })
  expect(scope.getState($stepFailure)).toBeNull()
  expect(scope.getState($step)?.name).toBe('First steps')
  expect(pages).not.toHaveBeenCalled()
})

test('an essentials step that does not exist is not found', async () => {
  const { scope } = await openedScope()
  const pages = vi.fn()
  createWatch({ unit: failurePageRequested, scope, fn: pages })
  await allSettled(tutorialOpened, { scope, params: { kind: 'essentials', software: 'nvda', stepSlug: 'gone' } })
  expect(pages).toHaveBeenCalledExactlyOnceWith('/not-found')
})

test('shows strategies by chapter and loads the step with the software', async () => {
  const { scope, load } = await openedScope()
  void allSettled(tutorialOpened, { scope, params: { kind: 'strategies', software: 'nvda', path: aStepPath } })
  await vi.waitFor(() => expect(scope.getState($step)).not.toBeNull())
  expect(load).toHaveBeenCalledWith({ ...aStepPath, view: 'tutorials', software: 'nvda' })
  expect(scope.getState($tutorialPanel)).toMatchObject({
    kicker: 'Strategies',
    progress: 50,
    sections: [{ name: 'Before the exam', progress: 50, steps: [{ isCurrent: true }, { isCurrent: false }] }],
  })
})

test('a software that the person has not chosen is unknown', async () => {
  const { scope, load } = await openedScope()
  await allSettled(tutorialOpened, { scope, params: { kind: 'strategies', software: 'nope', path: aStepPath } })
  expect(scope.getState($isSoftwareUnknown)).toBe(true)
  expect(load).not.toHaveBeenCalled()
})
