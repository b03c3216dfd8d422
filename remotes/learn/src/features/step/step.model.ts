import type { LearningModule, QuickCheckScore, Step, StepCompletion, StepSummary } from '@stepwise/shared/contracts'
import { CallError, messageFor } from '@stepwise/shared/http'
import { badgesReceived, personalStore } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, sample } from 'effector'
import { abortStepLoads, loadStep } from './step.api.ts'
import { isSameStep, type StepAddress } from './step-address.ts'

/** The address in the browser names this step: it is loaded. */
export const stepRequested = createEvent<StepAddress>()
/** A step is on screen. One that came with a list has no address, and no calls that need one. */
export const stepShown = createEvent<{ address: StepAddress | null; step: Step }>()
/** What the page needs to show a step could not be loaded. */
export const stepFailed = createEvent<StepFailure>()
/** The person tries again to load a step that was not reached, or the network is back. */
export const stepRetried = createEvent()
/** The page with the step is no longer on screen. */
export const stepLeft = createEvent()
/** The server has counted a completion. */
export const stepCompleted = createEvent<StepCompletion>()
/** A mark of a step has changed. Several lists may show it. */
export const stepMarked = createEvent<StepMarks>()
/** The quick check of a chapter has been answered, or its answers were refused: null when there is no score before. */
export const chapterScored = createEvent<{ chapterId: string; score: QuickCheckScore | null }>()

/** The person wants to be asked on another day how a step went; null: not at all. */
export const stepReminded = createEvent<{ id: string; dueOn: string | null }>()

export interface StepFailure {
  /** What could not be loaded: "This step", or the list that it is in. */
  what: string
  /** The server was not reached; otherwise it has answered with something that cannot be shown. */
  isUnreached: boolean
  /** For the person. */
  message: string
}

export type StepMarks = { id: string } & Partial<Pick<StepSummary, 'isCompleted' | 'isFavourite' | 'notesCount'>>

export const $address = personalStore<StepAddress | null>(null)
export const $step = personalStore<Step | null>(null)
/** The module of the step on screen. It stays while another step of the module is loaded. */
export const $learningModule = personalStore<LearningModule | null>(null)
/** Why the step that was requested last is not there. */
export const $stepFailure = personalStore<StepFailure | null>(null)
/** Steps whose call has no answer yet. */
const $loading = personalStore<StepAddress[]>([])

/** The step that is on screen was asked for with this address. */
const $shownAddress = personalStore<StepAddress | null>(null)

export const loadStepFx = createEffect(loadStep)
const abortStepLoadsFx = createEffect(abortStepLoads)

// A page that came with its step asks for it, and shows it meanwhile.
const otherRequested = sample({
  clock: stepRequested,
  source: $shownAddress,
  filter: (shown, requested) => shown === null || !isSameStep(shown, requested),
})
$shownAddress.on(stepShown, (_, { address }) => address).reset(stepLeft)

$address
  .on(stepRequested, (_, address) => address)
  .on(stepShown, (_, { address }) => address)
  .reset(stepLeft)
$step
  .on(stepShown, (_, { step }) => step)
  .on(stepMarked, markStep)
  .on(stepReminded, (step, { id, dueOn }) =>
    step?.id === id && step.reminder ? { ...step, reminder: { dueOn } } : step,
  )
  .on(chapterScored, (step, { chapterId, score }) =>
    step?.chapterId === chapterId && step.quickCheck ? { ...step, quickCheck: { ...step.quickCheck, score } } : step,
  )
  .reset(otherRequested, stepLeft)
$learningModule
  .on(stepMarked, (learningModule, marks) => learningModule && markSteps(learningModule, marks))
  .on(stepCompleted, (learningModule, completion) => learningModule && withProgress(learningModule, completion))
  .on(
    chapterScored,
    (learningModule, { chapterId, score }) =>
      learningModule && {
        ...learningModule,
        chapters: learningModule.chapters.map((chapter) =>
          chapter.id === chapterId ? { ...chapter, quickCheck: score } : chapter,
        ),
      },
  )
  .reset(stepLeft)
$stepFailure.on(stepFailed, (_, failure) => failure).reset(stepRequested, stepShown, stepLeft)
$loading
  .on(loadStepFx, (loading, address) => [...loading, address])
  .on(loadStepFx.finally, (loading, { params }) => loading.filter((address) => address !== params))

sample({ clock: stepRequested, target: loadStepFx })
sample({
  clock: loadStepFx.fail,
  source: $address,
  filter: (address, { params, error }) => address === params && isShownHere(error),
  fn: (_, { error }) => toFailure('This step', error),
  target: stepFailed,
})
// A slow network is free for the step that the person has gone on to.
sample({
  clock: $address,
  source: $loading,
  fn: (loading, current) => loading.filter((address) => address !== current),
  target: abortStepLoadsFx,
})
const $failedAddress = combine($address, $stepFailure, (address, failure) => (failure ? address : null))
const failedRetried = sample({
  clock: stepRetried,
  source: $failedAddress,
  filter: (address) => address !== null,
})
// A new object: each load has an address of its own (step.api.ts).
sample({ clock: failedRetried, fn: (address) => ({ ...address }), target: stepRequested })

// The person may have gone on to another step meanwhile: then the answer is not for this page.
const requestedLoaded = sample({
  clock: loadStepFx.done,
  source: $address,
  filter: (address, { params }) => address === params,
  fn: (_, { params, result }) => ({ address: params, ...result }),
})
sample({ clock: requestedLoaded, fn: ({ learningModule }) => learningModule, target: $learningModule })
sample({ clock: requestedLoaded, fn: ({ address, step }) => ({ address, step }), target: stepShown })
// Opening a step may earn a badge, whether or not the person has gone on.
const badgesEarned = loadStepFx.doneData.filterMap(({ user }) => user?.badges)
sample({ clock: badgesEarned, target: badgesReceived })
sample({
  clock: stepCompleted,
  fn: ({ progressStep }) => ({ id: progressStep.stepId, isCompleted: progressStep.completed }),
  target: stepMarked,
})

export type OpenedStep = Awaited<ReturnType<typeof loadStep>>

/** What the page of a step shows before any effect has run, once this is what the server has answered. */
export const stepStores = (address: StepAddress, { step, learningModule }: OpenedStep) =>
  [
    [$address, address],
    [$shownAddress, address],
    [$step, step],
    [$learningModule, learningModule],
  ] as const

/** A failure that leads to no other page (docs/product/errors.md#global-rules): it is shown where the step would be. */
export function isShownHere(error: Error): boolean {
  if (!(error instanceof CallError)) return true
  const { failure } = error
  return failure.kind === 'http' ? [400, 401, 422].includes(failure.status) : failure.kind === 'network'
}

export function toFailure(what: string, error: Error): StepFailure {
  const isUnreached = error instanceof CallError && error.failure.kind === 'network'
  return { what, isUnreached, message: messageFor(error) }
}

/** The step with these marks if they are for it; otherwise the same object. */
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
