import type { Favourite, StepPath } from '@stepwise/shared/contracts'
import { call, requirePart } from '@stepwise/shared/http'
import { homePath, personalStore } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, sample } from 'effector'
import { favouritesReceived } from '../../features/step/favourite.model.ts'
import {
  $step,
  markStep,
  type OpenedStep,
  stepLeft,
  stepMarked,
  stepRequested,
  stepStores,
} from '../../features/step/step.model.ts'
import { isAt } from '../../features/step/step-address.ts'
import { retryListWithStep } from '../../features/step/step-list.ts'
import { buildHref, favouritesPanel } from './favourites-panel.ts'

/** The view is on screen: at one of its steps, or (null) at its own address. */
export const favouritesOpened = createEvent<StepPath | null>()
const placeDecided = createEvent<Place>()

interface Place {
  path: StepPath | null
  favourites: Favourite[]
}

const $path = personalStore<StepPath | null>(null)
  .on(favouritesOpened, (_, path) => path)
  .reset(stepLeft)
const $isOpen = personalStore(false)
  .on(favouritesOpened, () => true)
  .reset(stepLeft)
/** Null until they are loaded. */
export const $favourites = personalStore<Favourite[] | null>(null)
/** Where to go instead of here. */
export const $redirect = personalStore<string | null>(null)
export const $favouritesPanel = combine($favourites, $path, (favourites, path) =>
  favourites ? favouritesPanel(favourites, path) : null,
)

/** Without a network the page stays as it is and says so itself. */
export const loadFavouritesFx = createEffect(async () => {
  const { favourites } = await call('GET /users/favourites', { failures: 'page-if-reached' })
  return requirePart(favourites, 'favourites')
})

$favourites
  // Favourites that came meanwhile, with the answer to a change, are newer.
  .on(loadFavouritesFx.doneData, (received, favourites) => received ?? favourites)
  .on(favouritesReceived, (_, favourites) => favourites)
  .on(stepMarked, (favourites, marks) => favourites?.map((favourite) => markStep(favourite, marks)) ?? null)
  .reset(stepLeft)
// A strategy on screen has an id of its own, but its favourite has that of the flow step.
const strategyMarked = sample({
  clock: stepMarked,
  source: { step: $step, path: $path },
  fn: ({ step, path }, { id, ...marks }) => (step?.softwareSlug != null && step.id === id ? { path, marks } : null),
})
$favourites.on(strategyMarked, (favourites, strategy) => {
  const path = strategy?.path
  if (!path) return favourites
  return (
    favourites?.map((favourite) => (isAt(favourite, path) ? { ...favourite, ...strategy.marks } : favourite)) ?? null
  )
})
$redirect
  .on(placeDecided, (_, { path, favourites }) => redirectFrom(path, favourites))
  .reset(favouritesOpened, stepLeft)

sample({
  clock: favouritesOpened,
  source: $favourites,
  filter: (favourites) => favourites === null,
  fn: () => {},
  target: loadFavouritesFx,
})
/** Why they could not be loaded. */
export const $favouritesProblem = retryListWithStep({
  what: 'Your favourites',
  loadFx: loadFavouritesFx,
  $isMissing: combine($isOpen, $favourites, (isOpen, favourites) => isOpen && favourites === null),
  $isStepInList: $isOpen,
})
// Decided on arrival and never later: a step that is removed from the favourites stays on screen.
sample({
  clock: [favouritesOpened, loadFavouritesFx.done],
  source: { path: $path, favourites: $favourites },
  filter: (place): place is Place => place.favourites !== null,
  target: placeDecided,
})
// At its own address the view shows no step yet, and the answer to a change may bring the first favourite.
sample({
  clock: favouritesReceived,
  source: { isOpen: $isOpen, path: $path },
  filter: ({ isOpen, path }) => isOpen && path === null,
  fn: ({ path }, favourites) => ({ path, favourites }),
  target: placeDecided,
})
const stepAllowed = placeDecided.filterMap(({ path, favourites }) =>
  path && redirectFrom(path, favourites) === null ? path : undefined,
)
sample({ clock: stepAllowed, fn: (path) => ({ ...path, view: 'favourites' as const }), target: stepRequested })

/** What the page shows before any effect has run, with the step at `path`. */
export const favouritesStores = (favourites: Favourite[], path: StepPath | null, opened: OpenedStep | undefined) =>
  [
    [$favourites, favourites],
    [$path, path],
    [$isOpen, true],
    ...(path && opened ? stepStores({ ...path, view: 'favourites' }, opened) : []),
  ] as const

/** From the view's own address to the first favourite, from any other step to docs/product/steps-and-player.md#favourite-gone */
export function redirectFrom(path: StepPath | null, favourites: readonly Favourite[]): string | null {
  if (path) return favourites.some((favourite) => isAt(favourite, path)) ? null : homePath
  return favourites[0] ? buildHref(favourites[0]) : null
}
