import type { Software, TutorialStep, Tutorials } from '@stepwise/shared/contracts'
import { failurePageAsked } from '@stepwise/shared/http'
import { aLearningModule, aStep, aStepSummary, aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled, createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import { completeStepFx, videoWatched } from '../../features/step/completion.model.ts'
import { $step, loadStepFx } from '../../features/step/step.model.ts'
import { $isSoftwareUnknown, $tutorialPanel, loadTutorialsFx, tutorialOpened } from './tutorial.model.ts'

const nvda: Software = {
  id: 'nvda',
  slug: 'nvda',
  name: 'NVDA',
  image: '/images/software/nvda.svg',
  description: 'Reads the screen.',
  group: null,
  assistive: true,
}
const path = {
  flowSlug: 'revision',
  learningModuleSlug: 'exam-day',
  chapterSlug: 'before-the-exam',
  stepSlug: 'sleep-food-and-kit',
}
const { stepSlug: _, ...place } = path
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

async function openedScope() {
  const load = vi.fn(() => ({ step: aStep(), learningModule: aLearningModule() }))
  const complete = vi.fn(() => new Promise(() => {}))
  const scope = await signedInScope(aUser({ softwares: [nvda] }), {
    handlers: [
      [loadTutorialsFx, () => tutorials],
      [loadStepFx, load],
      [completeStepFx, complete],
    ],
  })
  return { scope, load, complete }
}

test('shows an essentials step from the list, as a video, with no call of its own', async () => {
  const { scope, load, complete } = await openedScope()
  await allSettled(tutorialOpened, { scope, params: { kind: 'essentials', software: 'nvda', stepSlug: 'first' } })
  expect(scope.getState($step)).toMatchObject({ name: 'First steps', pageType: 'vid' })
  expect(scope.getState($tutorialPanel)).toMatchObject({
    title: 'NVDA',
    sections: [{ name: 'Essentials', steps: [{ href: '/tutorials/nvda/essentials/first', isCurrent: true }] }],
  })
  await allSettled(videoWatched, { scope })
  expect(load).not.toHaveBeenCalled()
  expect(complete).not.toHaveBeenCalled()
})

test('an essentials step that does not exist is not found', async () => {
  const { scope } = await openedScope()
  const pages = vi.fn()
  createWatch({ unit: failurePageAsked, scope, fn: pages })
  await allSettled(tutorialOpened, { scope, params: { kind: 'essentials', software: 'nvda', stepSlug: 'gone' } })
  expect(pages).toHaveBeenCalledExactlyOnceWith('/not-found')
})

test('shows strategies by chapter and asks for the step with the software', async () => {
  const { scope, load } = await openedScope()
  void allSettled(tutorialOpened, { scope, params: { kind: 'strategies', software: 'nvda', path } })
  await vi.waitFor(() => expect(scope.getState($step)).not.toBeNull())
  expect(load).toHaveBeenCalledWith({ ...path, view: 'tutorials', software: 'nvda' })
  expect(scope.getState($tutorialPanel)).toMatchObject({
    kicker: 'Strategies',
    progress: 50,
    sections: [{ name: 'Before the exam', progress: 50, steps: [{ isCurrent: true }, { isCurrent: false }] }],
  })
})

test('a software that the person has not chosen is unknown', async () => {
  const { scope, load } = await openedScope()
  await allSettled(tutorialOpened, { scope, params: { kind: 'strategies', software: 'nope', path } })
  expect(scope.getState($isSoftwareUnknown)).toBe(true)
  expect(load).not.toHaveBeenCalled()
})
