import type { Step, Tutorials } from '@stepwise/shared/contracts'
import { failurePageRequested } from '@stepwise/shared/http'
import { $user, signedOut } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import {
  $isStepUnreached,
  isNetworkFailure,
  markStep,
  stepLeft,
  stepMarked,
  stepRequested,
  stepRetried,
  stepShown,
  stepUnreached,
} from '../../features/step/step.model.ts'
import { loadTutorials } from './tutorial.api.ts'
import { tutorialPanel } from './tutorial-panel.ts'
import type { TutorialPlace } from './tutorial-place.ts'

/** A person has come to a tutorial step. */
export const tutorialOpened = createEvent<TutorialPlace>()

const $place = createStore<TutorialPlace | null>(null)
export const $tutorials = createStore<Tutorials | null>(null)
/** The software of the address, among those that the person has chosen. */
const $software = combine(
  $place,
  $user,
  (place, user) => user?.softwares.find(({ slug }) => slug === place?.software) ?? null,
)
/** Spec 2.8: no such software, so the person is sent to a dashboard. */
export const $isSoftwareUnknown = combine($place, $software, (place, software) => place !== null && !software)
export const $tutorialPanel = combine($tutorials, $place, $software, (tutorials, place, software) =>
  tutorials && place && software ? tutorialPanel(tutorials, place, software) : null,
)
export const loadTutorialsFx = createEffect(loadTutorials)

$place.on(tutorialOpened, (_, place) => place).reset(stepLeft, signedOut)
$tutorials
  .on(loadTutorialsFx.doneData, (_, tutorials) => tutorials)
  .on(
    stepMarked,
    (tutorials, marks) =>
      tutorials && {
        essentialSteps: tutorials.essentialSteps.map((step) => markStep(step, marks)),
        flowSteps: tutorials.flowSteps.map((step) => markStep(step, marks)),
      },
  )
  .reset(stepLeft, signedOut)

sample({
  clock: tutorialOpened,
  source: { tutorials: $tutorials, isUnknown: $isSoftwareUnknown },
  filter: ({ tutorials, isUnknown }) => tutorials === null && !isUnknown,
  fn: () => {},
  target: loadTutorialsFx,
})
// Without them an essentials step cannot be shown; a strategy asks for itself.
sample({
  clock: loadTutorialsFx.failData,
  source: $place,
  filter: (place, error) => place?.kind === 'essentials' && isNetworkFailure(error),
  fn: () => {},
  target: stepUnreached,
})
sample({
  clock: stepRetried,
  source: { place: $place, tutorials: $tutorials, isPending: loadTutorialsFx.pending },
  filter: ({ place, tutorials, isPending }) => place !== null && tutorials === null && !isPending,
  fn: () => {},
  target: loadTutorialsFx,
})
$isStepUnreached.reset(loadTutorialsFx)
sample({
  clock: tutorialOpened,
  source: $isSoftwareUnknown,
  filter: (isUnknown, place) => place.kind === 'strategies' && !isUnknown,
  fn: (_, place) => {
    const { path, software } = place as TutorialPlace & { kind: 'strategies' }
    return { ...path, view: 'tutorials' as const, software }
  },
  target: stepRequested,
})

// Essentials come whole with the list, so no call brings them. One that has a video is a video page (spec 2.8).
const essentialSelected = sample({
  clock: [tutorialOpened, loadTutorialsFx.done],
  source: { tutorials: $tutorials, place: $place, isUnknown: $isSoftwareUnknown },
  filter: ({ tutorials, place, isUnknown }) => tutorials !== null && place?.kind === 'essentials' && !isUnknown,
  fn: ({ tutorials, place }) => ({ step: findEssential(tutorials, place) }),
})
sample({
  clock: essentialSelected,
  filter: ({ step }) => step !== null,
  fn: ({ step }) => ({ address: null, step: asVideoPage(step as Step) }),
  target: stepShown,
})
sample({
  clock: essentialSelected,
  filter: ({ step }) => step === null,
  fn: () => '/not-found' as const,
  target: failurePageRequested,
})

function asVideoPage(step: Step): Step {
  return step.video ? { ...step, pageType: 'vid' } : step
}

function findEssential(tutorials: Tutorials | null, place: TutorialPlace | null): Step | null {
  if (place?.kind !== 'essentials') return null
  const isSought = (step: Step) => step.softwareSlug === place.software && step.slug === place.stepSlug
  return tutorials?.essentialSteps.find(isSought) ?? null
}
