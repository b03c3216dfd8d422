import { badgesReceived } from '@stepwise/shared/badges'
import type { Favourite, Step } from '@stepwise/shared/contracts'
import { isObject } from '@stepwise/shared/drafts'
import { signedOut } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { createPersonalOutbox } from '../outbox/personal-outbox.ts'
import { saveFavourite } from './step.api.ts'
import { $address, $step, stepLeft, stepMarked, stepRequested, stepShown } from './step.model.ts'
import { addressOf, flowStepId, isStepAddress, type StepAddress } from './step-address.ts'

/** What the person wants the mark of a step to be. A wish can be sent twice; a toggle could not. */
interface FavouriteChange {
  address: StepAddress
  isFavourite: boolean
}

/** A mark to show at a flow step, also when it is a software's strategy for it that is on screen. */
interface FavouriteMark {
  flowStepId: string
  isFavourite: boolean
}

/** The person adds the step on screen to the favourites, or takes it out. */
export const favouriteToggled = createEvent()
/** The server has said what the favourites are now. */
export const favouritesReceived = createEvent<Favourite[]>()
const markChanged = createEvent<FavouriteMark>()

/** Wishes on their way, by flow step. A newer one takes the place of the one that waits. */
export const favourites = createPersonalOutbox({
  area: 'favourites-outbox',
  isPayload: (value): value is FavouriteChange =>
    isObject(value) && isStepAddress(value.address) && typeof value.isFavourite === 'boolean',
  send: ({ address, isFavourite }: FavouriteChange) => saveFavourite(address, isFavourite),
})
export const saveFavouriteFx = favourites.sendFx

/** Why the server has refused the last wish, fit to be shown; null when it has not. */
export const $favouriteFailure = createStore<string | null>(null)
  .on(favourites.failed, (_, { isTransient, message }) => (isTransient ? null : message))
  .reset(favouriteToggled, stepRequested, stepLeft, signedOut)
/** The wish at the step on screen could not be sent yet. */
export const $isFavouritePending = combine(
  favourites.$entries,
  $address,
  (waiting, address) => address !== null && waiting[flowStepId(address)]?.state === 'waiting',
)

/** Marks that the server has taken since a step was last shown: the answer that brings the next one may be older. */
const $savedMarks = createStore<FavouriteMark[]>([])

const showMarks = (marks: FavouriteMark[]) => {
  for (const mark of marks) markChanged(mark)
}
const showMarksFx = createEffect(showMarks)
const showMarksAtStepFx = createEffect(showMarks)

sample({ clock: stepRequested, fn: () => {}, target: favourites.opened })
sample({
  clock: favouriteToggled,
  source: { address: $address, step: $step },
  filter: ({ address, step }) => address !== null && step !== null,
  fn: ({ address, step }) => ({
    key: flowStepId(address as StepAddress),
    payload: { address: addressOf(step as Step, address as StepAddress), isFavourite: !step?.isFavourite },
  }),
  target: favourites.posted,
})

// What is wished for is shown at once, and over what the server still says.
const $pendingMarks = favourites.$entries.map((waiting) =>
  Object.values(waiting)
    .filter(({ state }) => state !== 'rejected')
    .map(({ key, payload }): FavouriteMark => ({ flowStepId: key, isFavourite: payload.isFavourite })),
)
sample({ clock: $pendingMarks, target: showMarksFx })
sample({
  clock: stepShown,
  source: { taken: $savedMarks, wishes: $pendingMarks },
  fn: ({ taken, wishes }) => [...taken, ...wishes],
  target: showMarksAtStepFx,
})
sample({
  clock: favourites.failed,
  filter: ({ isTransient }) => !isTransient,
  fn: ({ key, payload }) => ({ flowStepId: key, isFavourite: !payload.isFavourite }),
  target: markChanged,
})
sample({
  clock: favourites.failed,
  filter: ({ isTransient }) => !isTransient,
  fn: ({ key }) => key,
  target: favourites.discarded,
})

const settled = sample({
  clock: favourites.delivered,
  source: favourites.$entries,
  // A newer wish for the same step is more than this answer.
  filter: (waiting, { key }) => waiting[key] === undefined,
  fn: (_, { key, answer }) => ({ key, ...answer }),
})
const markSaved = settled.map(({ key, isFavourite }): FavouriteMark => ({ flowStepId: key, isFavourite }))
$savedMarks.on(markSaved, (taken, mark) => [...taken, mark]).reset(showMarksAtStepFx, signedOut)
sample({ clock: markSaved, target: markChanged })
sample({ clock: settled, fn: (answer) => answer.favourites, target: favouritesReceived })
sample({ clock: favourites.delivered, fn: ({ answer }) => answer.badges, target: badgesReceived })

sample({
  clock: markChanged,
  fn: ({ flowStepId: id, isFavourite }) => ({ id, isFavourite }),
  target: stepMarked,
})
sample({
  clock: markChanged,
  source: { address: $address, step: $step },
  filter: ({ address, step }, mark) => step !== null && address !== null && flowStepId(address) === mark.flowStepId,
  fn: ({ step }, { isFavourite }) => ({ id: step?.id ?? '', isFavourite }),
  target: stepMarked,
})
