import type { Step, Tutorials } from '@stepwise/shared/contracts'
import { failurePageRequested } from '@stepwise/shared/http'
import { $user, personalStore } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, sample } from 'effector'
import {
  $step,
  markStep,
  type OpenedStep,
  type StepMarks,
  stepLeft,
  stepMarked,
  stepRequested,
  stepShown,
  stepStores,
} from '../../features/step/step.model.ts'
import { retryListWithStep } from '../../features/step/step-list.ts'
import { loadTutorials } from './tutorial.api.ts'
import { type TutorialPlace, tutorialPanel } from './tutorial-panel.ts'

/** The page of a tutorial step is on screen. */
export const tutorialOpened = createEvent<TutorialPlace>()

const $place = personalStore<TutorialPlace | null>(null)
  .on(tutorialOpened, (_, place) => place)
  .reset(stepLeft)
/** Null until they are loaded. */
export const $tutorials = personalStore<Tutorials | null>(null)
/** The software in the address, if the person has selected it. */
const $software = combine(
  $place,
  $user,
  (place, user) => user?.softwares.find(({ slug }) => slug === place?.software) ?? null,
)
/** docs/product/steps-and-player.md#tutorials */
export const $isSoftwareUnknown = combine($place, $software, (place, software) => place !== null && !software)
export const $tutorialPanel = combine($tutorials, $place, $software, (tutorials, place, software) =>
  tutorials && place && software ? tutorialPanel(tutorials, place, software) : null,
)

export const loadTutorialsFx = createEffect(loadTutorials)

$tutorials
  .on(loadTutorialsFx.doneData, (_, tutorials) => tutorials)
  .on(stepMarked, (tutorials, marks) => tutorials && withMarks(tutorials, marks))
  .reset(stepLeft)

sample({
  clock: tutorialOpened,
  source: { tutorials: $tutorials, isUnknown: $isSoftwareUnknown },
  filter: ({ tutorials, isUnknown }) => tutorials === null && !isUnknown,
  fn: () => {},
  target: loadTutorialsFx,
})
/** Why they could not be loaded. */
export const $tutorialsProblem = retryListWithStep({
  what: 'The tutorials',
  loadFx: loadTutorialsFx,
  $isMissing: combine($place, $tutorials, (place, tutorials) => place !== null && tutorials === null),
  // A strategy is loaded by itself.
  $isStepInList: $place.map((place) => place?.kind === 'essentials'),
})
const strategyOpened = sample({
  clock: tutorialOpened,
  source: $isSoftwareUnknown,
  fn: (isUnknown, place) => (isUnknown ? null : place),
}).filterMap((place) => (place?.kind === 'strategies' ? place : undefined))
sample({
  clock: strategyOpened,
  fn: ({ path, software }) => ({ ...path, view: 'tutorials' as const, software }),
  target: stepRequested,
})

// An essential comes whole with the list; a strategy is loaded each time.
const essentialSelected = sample({
  clock: [tutorialOpened, loadTutorialsFx.done],
  source: { tutorials: $tutorials, place: $place, isUnknown: $isSoftwareUnknown },
  filter: ({ tutorials, place, isUnknown }) => tutorials !== null && place?.kind === 'essentials' && !isUnknown,
  fn: ({ tutorials, place }) => findEssential(tutorials, place),
})
const essentialFound = sample({ clock: essentialSelected, filter: (step) => step !== null })
sample({ clock: essentialFound, fn: (step) => ({ address: null, step: asVideoPage(step) }), target: stepShown })
sample({
  clock: essentialSelected,
  filter: (step) => step === null,
  fn: () => '/not-found' as const,
  target: failurePageRequested,
})

/** What the page shows before any effect has run, with the strategy at `place`; null where the step is not in the list. */
export function tutorialStores(place: TutorialPlace, tutorials: Tutorials, opened: OpenedStep | undefined) {
  const list = [
    [$place, place],
    [$tutorials, tutorials],
  ] as const
  if (place.kind === 'strategies')
    return opened
      ? [...list, ...stepStores({ ...place.path, view: 'tutorials', software: place.software }, opened)]
      : null
  const step = findEssential(tutorials, place)
  return step && ([...list, [$step, asVideoPage(step)]] as const)
}

function asVideoPage(step: Step): Step {
  return step.video ? { ...step, pageType: 'vid' } : step
}

function findEssential(tutorials: Tutorials | null, place: TutorialPlace | null): Step | null {
  if (place?.kind !== 'essentials') return null
  const { software, stepSlug } = place
  return tutorials?.essentialSteps.find((step) => step.softwareSlug === software && step.slug === stepSlug) ?? null
}

function withMarks({ essentialSteps, flowSteps }: Tutorials, marks: StepMarks): Tutorials {
  return {
    essentialSteps: essentialSteps.map((step) => markStep(step, marks)),
    flowSteps: flowSteps.map((step) => markStep(step, marks)),
  }
}
