import type { Favourite, Step } from '@stepwise/shared/contracts'
import { stepIdAt } from '@stepwise/shared/contracts/step-path'
import { isObject } from '@stepwise/shared/drafts'
import { badgesReceived, personalStore } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { createPersonalOutbox } from '../outbox/personal-outbox.ts'
import { saveFavourite } from './step.api.ts'
import { $address, $step, stepLeft, stepMarked, stepRequested, stepShown } from './step.model.ts'
import { chooseAddress, isStepAddress, type StepAddress } from './step-address.ts'

/** What the mark is to be. Not a toggle, which could not be sent twice. */
interface FavouriteChange {
  address: StepAddress
  isFavourite: boolean
}

/** A strategy on screen shows the mark of its flow step, so marks are by the id of the flow step. */
interface FavouriteMark {
  flowStepId: string
  isFavourite: boolean
}

/** The person adds the step on screen to the favourites, or removes it. */
export const favouriteToggled = createEvent()
/** The server has sent the current favourites. */
export const favouritesReceived = createEvent<Favourite[]>()
const markChanged = createEvent<FavouriteMark>()

/** By the id of the flow step. */
export const favouritesOutbox = createPersonalOutbox({
  area: 'favourites-outbox',
  discardsRefused: true,
  isPayload: (value): value is FavouriteChange =>
    isObject(value) && isStepAddress(value.address) && typeof value.isFavourite === 'boolean',
  send: ({ address, isFavourite }: FavouriteChange) => saveFavourite(address, isFavourite),
})
export const saveFavouriteFx = favouritesOutbox.sendFx

/** Why the server has rejected the last change, to be shown; null when it has not. */
export const $favouriteFailure = personalStore<string | null>(null)
  .on(favouritesOutbox.refused, (_, { message }) => message)
  .reset(favouriteToggled, stepRequested, stepLeft)
const $pendingMarks = favouritesOutbox.$entries.map((entries) =>
  Object.values(entries)
    .filter(({ state }) => state !== 'rejected')
    .map(({ key, payload }): FavouriteMark => ({ flowStepId: key, isFavourite: payload.isFavourite })),
)
/** Marks saved since a step was last shown: the next step may have been read before them. */
const $savedMarks = personalStore<FavouriteMark[]>([])

const showMarks = (marks: FavouriteMark[]) => {
  for (const mark of marks) markChanged(mark)
}
const showMarksFx = createEffect(showMarks)
const showMarksAtStepFx = createEffect(showMarks)

sample({ clock: stepRequested, fn: () => {}, target: favouritesOutbox.opened })
const stepToggled = sample({
  clock: favouriteToggled,
  source: { address: $address, step: $step },
  filter: (shown): shown is { address: StepAddress; step: Step } => shown.address !== null && shown.step !== null,
})
sample({
  clock: stepToggled,
  fn: ({ address, step }) => ({
    key: stepIdAt(address),
    payload: { address: chooseAddress(step, address), isFavourite: !step.isFavourite },
  }),
  target: favouritesOutbox.posted,
})

// A pending mark is shown at once, whatever the server still answers.
sample({ clock: $pendingMarks, target: showMarksFx })
sample({
  clock: stepShown,
  source: { savedMarks: $savedMarks, pendingMarks: $pendingMarks },
  fn: ({ savedMarks, pendingMarks }) => [...savedMarks, ...pendingMarks],
  target: showMarksAtStepFx,
})
sample({
  clock: favouritesOutbox.refused,
  fn: ({ key, payload }) => ({ flowStepId: key, isFavourite: !payload.isFavourite }),
  target: markChanged,
})

const saved = sample({
  clock: favouritesOutbox.delivered,
  source: favouritesOutbox.$entries,
  // The person has changed the mark again meanwhile: this response is out of date.
  filter: (entries, { key }) => entries[key] === undefined,
  fn: (_, { key, response }) => ({ key, ...response }),
})
const markSaved = saved.map(({ key, isFavourite }): FavouriteMark => ({ flowStepId: key, isFavourite }))
$savedMarks.on(markSaved, (marks, mark) => [...marks, mark]).reset(showMarksAtStepFx)
sample({ clock: markSaved, target: markChanged })
sample({ clock: saved, fn: ({ favourites }) => favourites, target: favouritesReceived })
sample({ clock: favouritesOutbox.delivered, fn: ({ response }) => response.badges, target: badgesReceived })

sample({
  clock: markChanged,
  fn: ({ flowStepId: id, isFavourite }) => ({ id, isFavourite }),
  target: stepMarked,
})
const stepOnScreenMarked = sample({
  clock: markChanged,
  source: { address: $address, step: $step },
  fn: ({ address, step }, { flowStepId, isFavourite }) =>
    step && address && stepIdAt(address) === flowStepId ? { id: step.id, isFavourite } : null,
})
sample({ clock: stepOnScreenMarked, filter: (marks) => marks !== null, target: stepMarked })
