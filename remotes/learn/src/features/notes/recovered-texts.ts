import type { Note } from '@stepwise/shared/contracts'
import type { OutboxEntry } from '@stepwise/shared/drafts'
import { editId, type NoteDraft, type NotePlace, type PendingNote, refusedDraftId } from './pending-note.ts'

/** A text on the device without a card or a box of its own. */
export interface RecoveredText {
  /** What keeps it: a draft, a draft of a tab that is gone, or an entry of the outbox. */
  from: 'draft' | 'left' | 'outbox'
  key: string
  content: string
  videoTime: number | null
  /** The step that it was written at; null when that is not known or has left the course. */
  place: NotePlace | null
  /** What is shown of the step, also when it has left the course. */
  stepName: string | null
}

interface Facts {
  /** Null while they are not known: then every edit may still have its note. */
  notes: readonly Note[] | null
  deleted: Readonly<Record<string, unknown>>
  drafts: Readonly<Record<string, NoteDraft>>
  left: readonly { id: string; key: string; value: NoteDraft }[]
  waiting: Readonly<Record<string, OutboxEntry<PendingNote>>>
  goneSteps: readonly string[]
  /** The draft that the add box on screen shows. */
  shownDraft: string | null
}

export function recoveredTexts(facts: Facts): RecoveredText[] {
  const { notes, deleted, drafts, left, waiting, goneSteps, shownDraft } = facts
  if (notes === null) return []
  const homes = new Set([
    ...notes.map(({ id }) => editId(id)),
    ...Object.keys(deleted).map(editId),
    ...Object.keys(waiting).map(refusedDraftId),
  ])
  const isGone = ({ url }: NotePlace) => url === null || goneSteps.includes(url)
  const isHomeless = ([id, { place }]: [string, NoteDraft]) =>
    id.startsWith('add:') ? id !== shownDraft && (!place || isGone(place)) : !homes.has(id)
  const text = (from: RecoveredText['from'], key: string, { content, videoTime, place }: NoteDraft): RecoveredText => ({
    from,
    key,
    content,
    videoTime: videoTime ?? null,
    place: place && !isGone(place) ? place : null,
    stepName: place?.stepName ?? null,
  })

  return [
    ...Object.entries(drafts)
      .filter(isHomeless)
      .map(([id, draft]) => text('draft', id, draft)),
    ...left.map(({ key, value }) => text('left', key, value)),
    ...Object.values(waiting).flatMap(({ key, payload, state }) =>
      payload.kind === 'edit' && state !== 'sending' && !homes.has(key) ? [text('outbox', key, payload)] : [],
    ),
  ].filter(({ content }) => content.trim() !== '')
}
