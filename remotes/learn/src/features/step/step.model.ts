import { badgesReceived } from '@stepwise/shared/badges'
import type { LearningModule, Step, StepCompletion, StepSummary } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { personalStore, signedOut } from '@stepwise/shared/session'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { abortStepLoads, loadStep } from './step.api.ts'
import type { StepAddress } from './step-address.ts'

/** A page wants this step: it is loaded, and until then nothing is shown. */
export const stepRequested = createEvent<StepAddress>()
/** A step is there. One from a list that a page had already has no address, and with that no calls of its own. */
export const stepShown = createEvent<{ address: StepAddress | null; step: Step }>()
/** The network has not brought what the page needs to show a step. */
export const stepUnreached = createEvent()
/** The person asks again for a step that could not be reached, or the network is back. */
export const stepRetried = createEvent()
/** The page with the step is gone. */
export const stepLeft = createEvent()
/** The server has taken a completion (spec 4). */
export const stepCompleted = createEvent<StepCompletion>()
/** A mark of a step has changed; it may stand in several lists. */
export const stepMarked = createEvent<StepMarks>()

export type StepMarks = { id: string } & Partial<Pick<StepSummary, 'isCompleted' | 'isFavourite' | 'notesCount'>>

export const $address = createStore<StepAddress | null>(null)
export const $step = createStore<Step | null>(null)
/** The module of the step shown; stays while the next step of it is loaded. */
export const $learningModule = createStore<LearningModule | null>(null)
/** The step asked for last could not be reached. */
export const $isStepUnreached = createStore(false)
/** Those that the server has not answered yet. */
const $underWay = personalStore<StepAddress[]>([])

export const loadStepFx = createEffect(loadStep)
const abortStepLoadsFx = createEffect(abortStepLoads)

$address
  .on(stepRequested, (_, address) => address)
  .on(stepShown, (_, { address }) => address)
  .reset(stepLeft, signedOut)
$step
  .on(stepShown, (_, { step }) => step)
  .on(stepMarked, markStep)
  .reset(stepRequested, stepLeft, signedOut)
$learningModule
  .on(stepMarked, (learningModule, marks) => learningModule && markSteps(learningModule, marks))
  .on(stepCompleted, (learningModule, completion) => learningModule && withProgress(learningModule, completion))
  .reset(stepLeft, signedOut)

$isStepUnreached.on(stepUnreached, () => true).reset(stepRequested, stepShown, stepLeft, signedOut)
$underWay
  .on(loadStepFx, (underWay, address) => [...underWay, address])
  .on(loadStepFx.finally, (underWay, { params }) => underWay.filter((address) => address !== params))

sample({ clock: stepRequested, target: loadStepFx })
sample({
  clock: loadStepFx.fail,
  source: $address,
  filter: (address, { params, error }) => address === params && isNetworkFailure(error),
  fn: () => {},
  target: stepUnreached,
})
// A person who has gone on does not wait for the step before, and neither does their network.
sample({
  clock: $address,
  source: $underWay,
  fn: (underWay, wanted) => underWay.filter((address) => address !== wanted),
  target: abortStepLoadsFx,
})
sample({
  clock: stepRetried,
  source: { address: $address, isUnreached: $isStepUnreached },
  filter: ({ address, isUnreached }) => address !== null && isUnreached,
  fn: ({ address }) => ({ ...(address as StepAddress) }),
  target: stepRequested,
})
sample({
  clock: loadStepFx.done,
  source: $address,
  // A person who has gone on meanwhile does not get the step before.
  filter: (address, { params }) => address === params,
  fn: (_, { result }) => result.learningModule,
  target: $learningModule,
})
sample({
  clock: loadStepFx.done,
  source: $address,
  filter: (address, { params }) => address === params,
  fn: (_, { params, result }) => ({ address: params, step: result.step }),
  target: stepShown,
})
// Opening a step may have earned a badge, and it stays earned when the person has gone on.
const badgesEarned = loadStepFx.doneData.filterMap(({ user }) => user?.badges)
sample({ clock: badgesEarned, target: badgesReceived })
sample({
  clock: stepCompleted,
  fn: ({ progressStep }) => ({ id: progressStep.stepId, isCompleted: progressStep.completed }),
  target: stepMarked,
})

export const isNetworkFailure = (error: Error) => error instanceof CallError && error.failure.kind === 'network'

/** The step with these marks when they are its own; else the very same object. */
export function markStep<Marked extends StepSummary | null>(step: Marked, marks: StepMarks): Marked {
  return step?.id === marks.id ? { ...step, ...marks } : step
}

function markSteps(learningModule: LearningModule, marks: StepMarks): LearningModule {
  const chapters = learningModule.chapters.map((chapter) => ({
    ...chapter,
    steps: chapter.steps.map((step) => markStep(step, marks)),
  }))
  return { ...learningModule, chapters }
}

function withProgress(learningModule: LearningModule, completion: StepCompletion): LearningModule {
  if (completion.learningModuleProgress.id !== learningModule.id) return learningModule
  return {
    ...learningModule,
    learningModuleProgress: completion.learningModuleProgress.progress,
    chapters: learningModule.chapters.map((chapter) =>
      chapter.id === completion.chapterProgress.id
        ? { ...chapter, chapterProgress: completion.chapterProgress.progress }
        : chapter,
    ),
  }
}
