import { signedOut } from '@stepwise/shared/session'
import { combine, createEvent, createStore, sample } from 'effector'
import { drafts, type EntryDraft, newEntryId } from '../entry/entry.model.ts'
import { $entries } from '../reflect.model.ts'

/** A text on this device that no row and no form shows. */
export interface RecoveredText {
  /** Its `draftId` is the text's own, so that to continue it writes over nothing else. */
  draft: EntryDraft
  /** Where a tab that is gone has left it; null for a draft of this tab. */
  leftKey: string | null
}

/** The text of a recovered draft is to be given up; the dialog asks back. */
export const discardAsked = createEvent<RecoveredText>()
export const discardConfirmed = createEvent()
export const discardCancelled = createEvent()

/** Of entries that are no longer there, and what gone tabs have left where this one has a draft, too. */
export const $recovered = combine(drafts.$drafts, drafts.$orphans, $entries, (kept, left, entries): RecoveredText[] => {
  if (entries === null) return []
  const isHomeless = ({ draftId }: EntryDraft) => draftId !== newEntryId && !entries.some(({ id }) => id === draftId)
  return [
    ...Object.values(kept)
      .filter(isHomeless)
      .map((draft) => ({ draft, leftKey: null })),
    ...left.map(({ key, value }) => ({ draft: { ...value, draftId: key }, leftKey: key })),
  ]
})
export const $toDiscard = createStore<RecoveredText | null>(null)

$toDiscard
  .on(discardAsked, (_, text) => text)
  .reset(discardCancelled, drafts.discarded, drafts.orphanDiscarded, signedOut)

sample({
  clock: discardConfirmed,
  source: $toDiscard,
  filter: (text) => text !== null && text.leftKey === null,
  fn: (text) => text?.draft.draftId ?? '',
  target: drafts.discarded,
})
sample({
  clock: discardConfirmed,
  source: $toDiscard,
  filter: (text) => text !== null && text.leftKey !== null,
  fn: (text) => text?.leftKey ?? '',
  target: drafts.orphanDiscarded,
})
// Once it is this tab's own, the left one has done its service.
sample({
  clock: drafts.changed,
  source: drafts.$orphans,
  filter: (left, { id }) => left.some(({ key }) => key === id),
  fn: (_, { id }) => id,
  target: drafts.orphanDiscarded,
})
