import type { Note } from '@stepwise/shared/contracts'
import type { OutboxEntry } from '@stepwise/shared/drafts'
import { editId, type NoteDraft, type NotePlace, type PendingNote, rejectedDraftId } from './pending-note.ts'

/** A text on the device that no card and no box shows: docs/product/notes.md#recovered-text */
export interface RecoveredText {
  /** Where it is stored: as a draft, as a draft of a closed tab, or in the outbox. */
  from: 'draft' | 'orphan' | 'outbox'
  /** In that place. */
  key: string
  content: string
  videoTime: number | null
  /** The step where it was written; null when that is unknown, or was removed from the course. */
  place: NotePlace | null
  /** Also of a step that was removed. */
  stepName: string | null
}

interface Facts {
  /** Null until they are loaded: any edit may still have its note. */
  notes: readonly Note[] | null
  deleted: Readonly<Record<string, unknown>>
  drafts: Readonly<Record<string, NoteDraft>>
  orphans: readonly { id: string; key: string; value: NoteDraft }[]
  entries: Readonly<Record<string, OutboxEntry<PendingNote>>>
  /** Their addresses. */
  removedSteps: readonly string[]
  /** The id of the draft in the add box on screen. */
  shownDraft: string | null
}

export function recoveredTexts(facts: Facts): RecoveredText[] {
  const { notes, deleted, drafts, orphans, entries, removedSteps, shownDraft } = facts
  if (notes === null) return []
  const idsWithCard = new Set([
    ...notes.map(({ id }) => editId(id)),
    ...Object.keys(deleted).map(editId),
    ...Object.keys(entries).map(rejectedDraftId),
  ])
  const isRemoved = ({ url }: NotePlace) => url === null || removedSteps.includes(url)
  const isShown = (id: string, { place }: NoteDraft) =>
    id.startsWith('add:') ? id === shownDraft || (place !== undefined && !isRemoved(place)) : idsWithCard.has(id)
  const text = (from: RecoveredText['from'], key: string, { content, videoTime, place }: NoteDraft): RecoveredText => ({
    from,
    key,
    content,
    videoTime: videoTime ?? null,
    place: place && !isRemoved(place) ? place : null,
    stepName: place?.stepName ?? null,
  })

  return [
    ...Object.entries(drafts).flatMap(([id, draft]) => (isShown(id, draft) ? [] : [text('draft', id, draft)])),
    ...orphans.map(({ key, value }) => text('orphan', key, value)),
    ...Object.values(entries).flatMap(({ key, payload, state }) =>
      payload.kind === 'edit' && state !== 'sending' && !idsWithCard.has(key) ? [text('outbox', key, payload)] : [],
    ),
  ].filter(({ content }) => content.trim() !== '')
}
