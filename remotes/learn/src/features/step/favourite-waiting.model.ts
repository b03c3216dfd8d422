import { stepIdAt } from '@stepwise/shared/contracts/step-path'
import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, sample } from 'effector'
import { favouritesOutbox } from './favourite.model.ts'
import { $address } from './step.model.ts'

// A mark is shown as if it were saved, so both what is seen and what is announced say when it is not
// (docs/product/steps-and-player.md#favourite-announced).

/** What is at the step while its mark is not saved, and what is announced as it begins to wait. */
export const waitingMessages = {
  kept: 'Your favourites could not be saved yet. The change is safe on this device, and we will keep trying.',
  unstored:
    'Your favourites could not be saved yet, and this device cannot save the change. Leave this page open: we will keep trying.',
}
/** Announced once all that had to wait is saved. */
export const savedMessage = 'Your favourites are saved now.'

interface Entry {
  failures: number
  isStored: boolean
}
/** Also while it is sent again: what is shown must not come and go. */
const hasWaited = (entry: Entry | undefined): entry is Entry => entry !== undefined && entry.failures > 0
const waitingMessage = (entry: Entry | undefined) => (entry?.isStored ? waitingMessages.kept : waitingMessages.unstored)
const $entries = favouritesOutbox.$entries
const $stepId = $address.map((address) => address && stepIdAt(address))

/** The change of the step on screen could not be sent yet: the words for it; null while there is none. */
export const $favouriteWaiting = combine($entries, $stepId, (entries, id) => {
  const entry = id === null ? undefined : entries[id]
  return hasWaited(entry) ? waitingMessage(entry) : null
})
const $isAnyWaiting = $entries.map((entries) => Object.values(entries).some(hasWaited))
/** That a change is saved is announced only after it was announced as waiting. */
const $isAnnounced = personalStore(false)

const waitingBegan = sample({
  clock: favouritesOutbox.failed,
  source: { entries: $entries, stepId: $stepId, isAnnounced: $isAnnounced },
  // Each change that the person makes at the step on screen; of what earlier visits left behind only the first.
  filter: ({ entries, stepId, isAnnounced }, { key, isTransient }) =>
    isTransient && (key === stepId ? entries[key]?.failures === 1 : !isAnnounced),
  fn: ({ entries }, { key }) => waitingMessage(entries[key]),
})
const waitingEnded = sample({
  clock: favouritesOutbox.delivered,
  source: { isAnnounced: $isAnnounced, isAnyWaiting: $isAnyWaiting },
  filter: ({ isAnnounced, isAnyWaiting }) => isAnnounced && !isAnyWaiting,
  fn: () => savedMessage,
})
const lastGivenUp = sample({ clock: favouritesOutbox.discarded, source: $isAnyWaiting, filter: (isAny) => !isAny })
$isAnnounced.on(waitingBegan, () => true).on([waitingEnded, lastGivenUp], () => false)
sample({ clock: [waitingBegan, waitingEnded], target: announced })
