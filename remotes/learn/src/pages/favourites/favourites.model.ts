import type { Favourite, StepPath } from '@stepwise/shared/contracts'
import { homePath, personalStore, signedOut } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { favouritesReceived } from '../../features/step/favourite.model.ts'
import {
  $isStepUnreached,
  $step,
  isNetworkFailure,
  markStep,
  stepLeft,
  stepMarked,
  stepRequested,
  stepRetried,
  stepUnreached,
} from '../../features/step/step.model.ts'
import { loadFavourites } from './favourites.api.ts'
import { favouritesPanel, hrefOf, isAt } from './favourites-panel.ts'

/** A person has come to the favourites: to one of the steps, or (null) to the view itself. */
export const favouritesOpened = createEvent<StepPath | null>()
const placeDecided = createEvent<{ path: StepPath | null; favourites: Favourite[] }>()

const $path = createStore<StepPath | null>(null)
const $isOpen = createStore(false).on(favouritesOpened, () => true)
/** Null until they are loaded. */
export const $favourites = createStore<Favourite[] | null>(null)
/** Where to go instead of here. */
export const $redirect = personalStore<string | null>(null)
export const $favouritesPanel = combine($favourites, $path, (favourites, path) =>
  favourites ? favouritesPanel(favourites, path) : null,
)

export const loadFavouritesFx = createEffect(loadFavourites)

$isOpen.reset(stepLeft, signedOut)
$path.on(favouritesOpened, (_, path) => path).reset(stepLeft, signedOut)
$favourites
  // What came meanwhile, with the answer to a favourite that was just set, is newer.
  .on(loadFavouritesFx.doneData, (received, favourites) => received ?? favourites)
  .on(favouritesReceived, (_, favourites) => favourites)
  .on(stepMarked, (favourites, marks) => favourites?.map((favourite) => markStep(favourite, marks)) ?? null)
  .reset(stepLeft, signedOut)
// The strategy on screen has an identifier of its own; its favourite has that of the flow step.
const favouriteMarked = sample({
  clock: stepMarked,
  source: { step: $step, path: $path },
  filter: ({ step, path }, marks) => path !== null && step?.softwareSlug != null && step.id === marks.id,
  fn: ({ path }, { id: _, ...marks }) => ({ path: path as StepPath, marks }),
})
$favourites.on(
  favouriteMarked,
  (favourites, { path, marks }) =>
    favourites?.map((favourite) => (isAt(favourite, path) ? { ...favourite, ...marks } : favourite)) ?? null,
)
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
sample({
  clock: loadFavouritesFx.failData,
  filter: isNetworkFailure,
  fn: () => {},
  target: stepUnreached,
})
sample({
  clock: stepRetried,
  source: { favourites: $favourites, isPending: loadFavouritesFx.pending, isOpen: $isOpen },
  filter: ({ favourites, isPending, isOpen }) => isOpen && favourites === null && !isPending,
  fn: () => {},
  target: loadFavouritesFx,
})
$isStepUnreached.reset(loadFavouritesFx)
// Decided when a person arrives and never later: a step that is taken out of the favourites stays on the screen.
sample({
  clock: [favouritesOpened, loadFavouritesFx.done],
  source: { path: $path, favourites: $favourites },
  filter: (place): place is { path: StepPath | null; favourites: Favourite[] } => place.favourites !== null,
  target: placeDecided,
})
// Over the bare view nothing is on the screen yet, and a favourite that was just set may arrive after it.
sample({
  clock: favouritesReceived,
  source: { isOpen: $isOpen, path: $path },
  filter: ({ isOpen, path }) => isOpen && path === null,
  fn: ({ path }, favourites) => ({ path, favourites }),
  target: placeDecided,
})
sample({
  clock: placeDecided,
  filter: ({ path, favourites }) => path !== null && redirectFrom(path, favourites) === null,
  fn: ({ path }) => ({ ...(path as StepPath), view: 'favourites' as const }),
  target: stepRequested,
})

/** The first favourite for the bare view; home for a step that is no longer a favourite (mission 5); else null. */
function redirectFrom(path: StepPath | null, favourites: readonly Favourite[]): string | null {
  if (path) return favourites.some((favourite) => isAt(favourite, path)) ? null : homePath
  return favourites[0] ? hrefOf(favourites[0]) : null
}
