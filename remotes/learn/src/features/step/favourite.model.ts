import { badgesReceived } from '@stepwise/shared/badges'
import type { Favourite } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { signedOut } from '@stepwise/shared/session'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { toggleFavourite } from './step.api.ts'
import { $address, $step, stepAsked, stepLeft, stepMarked } from './step.model.ts'
import type { StepAddress } from './step-address.ts'

/** The person adds the step on screen to the favourites, or takes it out. */
export const favouriteToggled = createEvent()
/** The server has said what the favourites are now. */
export const favouritesReceived = createEvent<Favourite[]>()

export const toggleFavouriteFx = createEffect(toggleFavourite)

export const $isTogglingFavourite = toggleFavouriteFx.pending
/** Why the last toggle failed, fit to be shown; null when it did not. */
export const $favouriteFailure = createStore<string | null>(null)
  .on(toggleFavouriteFx.failData, (_, error) => messageFor(error))
  .reset(favouriteToggled, stepAsked, stepLeft, signedOut)

sample({
  clock: favouriteToggled,
  source: { address: $address, isToggling: $isTogglingFavourite },
  filter: ({ address, isToggling }) => address !== null && !isToggling,
  fn: ({ address }) => address as StepAddress,
  target: toggleFavouriteFx,
})
sample({
  clock: toggleFavouriteFx.doneData,
  fn: ({ stepId, isFavourite }) => ({ id: stepId, isFavourite }),
  target: stepMarked,
})
// The answer names the flow step, also when it is a software's strategy for it that is on screen.
sample({
  clock: toggleFavouriteFx.done,
  source: { address: $address, step: $step },
  filter: ({ address, step }, { params }) => step !== null && address === params,
  fn: ({ step }, { result }) => ({ id: step?.id ?? '', isFavourite: result.isFavourite }),
  target: stepMarked,
})
sample({ clock: toggleFavouriteFx.doneData, fn: ({ favourites }) => favourites, target: favouritesReceived })
sample({ clock: toggleFavouriteFx.doneData, fn: ({ badges }) => badges, target: badgesReceived })
