import { signedOut } from '@stepwise/shared/session'
import { combine, createEvent, createStore, sample } from 'effector'
import { drafts, type EntryDraft, newEntryId } from '../entry/entry.model.ts'
import { $entries } from '../reflect.model.ts'

/** The text of a recovered draft is to be given up; the dialog asks back. */
export const discardAsked = createEvent<EntryDraft>()
export const discardConfirmed = createEvent()
export const discardCancelled = createEvent()

/** What is kept on the device of entries that are no longer there: without a row of its own it would be shown nowhere. */
export const $recovered = combine(drafts.$drafts, $entries, (kept, entries): EntryDraft[] => {
  if (entries === null) return []
  return Object.values(kept).filter(
    ({ draftId }) => draftId !== newEntryId && !entries.some(({ id }) => id === draftId),
  )
})
export const $toDiscard = createStore<EntryDraft | null>(null)

$toDiscard.on(discardAsked, (_, draft) => draft).reset(discardCancelled, drafts.dropped, signedOut)

sample({
  clock: discardConfirmed,
  source: $toDiscard,
  filter: Boolean,
  fn: ({ draftId }) => draftId,
  target: drafts.dropped,
})
