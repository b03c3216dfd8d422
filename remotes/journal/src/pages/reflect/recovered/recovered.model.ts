import { personalStore } from '@stepwise/shared/session'
import { combine, createEvent, sample } from 'effector'
import { drafts, type EntryDraft, newEntryId } from '../entry/entry.model.ts'
import { $loaded } from '../reflect.model.ts'

/** A draft on this device that no row and no form shows. */
export interface RecoveredDraft {
  /** For an orphan `draftId` is its key: continued under the id of its entry, it would replace this tab's draft of it. */
  draft: EntryDraft
  /** Whether a tab that is closed has left it. */
  isOrphan: boolean
}

/** Opens the dialog that asks whether to discard the draft. */
export const discardRequested = createEvent<RecoveredDraft>()
export const discardConfirmed = createEvent()
export const discardCancelled = createEvent()

/** The draft that the dialog asks about; null while it is closed. */
export const $toDiscard = personalStore<RecoveredDraft | null>(null)
/** Drafts of deleted entries, and those of closed tabs for which this tab has a draft of its own. */
export const $recovered = combine(
  drafts.$drafts,
  drafts.$orphans,
  $loaded,
  (own, orphans, entries): RecoveredDraft[] => {
    if (entries === null) return []
    const isEntryDeleted = ({ draftId }: EntryDraft) =>
      draftId !== newEntryId && !entries.some(({ id }) => id === draftId)
    return [
      ...Object.values(own)
        .filter(isEntryDeleted)
        .map((draft) => ({ draft, isOrphan: false })),
      ...orphans.map(({ key, value }) => ({ draft: { ...value, draftId: key }, isOrphan: true })),
    ]
  },
)

const discarded = sample({ clock: discardConfirmed, source: $toDiscard, filter: (recovered) => recovered !== null })
sample({
  clock: discarded,
  filter: ({ isOrphan }) => !isOrphan,
  fn: ({ draft }) => draft.draftId,
  target: drafts.discarded,
})
sample({
  clock: discarded,
  filter: ({ isOrphan }) => isOrphan,
  fn: ({ draft }) => draft.draftId,
  target: drafts.orphanDiscarded,
})
$toDiscard
  .on(discardRequested, (_, recovered) => recovered)
  .reset(discardCancelled, drafts.discarded, drafts.orphanDiscarded)

// Continued in this tab, an orphan is stored as a draft of this tab's own: once is enough.
sample({
  clock: drafts.changed,
  source: drafts.$orphans,
  filter: (orphans, { id }) => orphans.some(({ key }) => key === id),
  fn: (_, { id }) => id,
  target: drafts.orphanDiscarded,
})
