import type { Note } from '@stepwise/shared/contracts'
import type { OutboxEntry } from '@stepwise/shared/drafts'
import { editId, type NoteDraft, type PendingNote, refusedDraftId } from './pending-note.ts'

/** A note as its card shows it: saved, on its way, or refused. */
export interface NoteCard {
  /** Stays the same when a new note is saved, so that its card does too. */
  key: string
  /** Null while the note has never been saved. */
  note: Note | null
  content: string
  stepId: string
  stepName: string
  url: string | null
  color: string
  createdAt: string
  videoTime: number | null
  state: 'saved' | OutboxEntry<PendingNote>['state']
  problem: string | null
  /** The note as it was saved somewhere else meanwhile; the person chooses. */
  conflict: Note | null
  /** It was deleted a moment ago, which can be undone. */
  isDeleted: boolean
  /** What is in its edit box; null in view mode. */
  edit: NoteDraft | null
}

interface Facts {
  notes: readonly Note[]
  deleted: Readonly<Record<string, { note: Note }>>
  waiting: Readonly<Record<string, OutboxEntry<PendingNote>>>
  drafts: Readonly<Record<string, NoteDraft>>
  /** The key of the payload that each note of this visit was born as, by id. */
  creationKeys: Readonly<Record<string, string>>
}

/** All cards, the newest first: what is not saved yet, then what is. A deleted one stays in its place for a moment. */
export function noteCards({ notes, deleted, waiting, drafts, creationKeys }: Facts): NoteCard[] {
  const fresh = Object.values(waiting).flatMap((item) => pendingCard(item, drafts) ?? [])
  const gone = Object.values(deleted).map(({ note }) => note)
  const saved = gone.length === 0 ? notes : [...notes.filter(({ id }) => !deleted[id]), ...gone].toSorted(newestFirst)
  return [
    ...fresh.reverse(),
    ...saved.map((note) => ({
      ...savedCard(note, waiting[editId(note.id)], drafts, creationKeys),
      isDeleted: deleted[note.id] !== undefined,
    })),
  ]
}

export const newestFirst = (one: Note, other: Note) => other.createdAt.localeCompare(one.createdAt)

function pendingCard(
  { key, payload, state, problem }: OutboxEntry<PendingNote>,
  drafts: Facts['drafts'],
): NoteCard | null {
  if (payload.kind !== 'add') return null
  const { kind: _, ...shown } = payload
  // Only what was refused for good can be another text under the same key.
  const edit = (state === 'rejected' && drafts[refusedDraftId(key)]) || null
  return { ...shown, key, note: null, state, problem, conflict: null, isDeleted: false, edit }
}

function savedCard(
  note: Note,
  item: OutboxEntry<PendingNote> | undefined,
  drafts: Facts['drafts'],
  creationKeys: Facts['creationKeys'],
): Omit<NoteCard, 'isDeleted'> {
  const { content, stepId, stepName, url, primaryColor, createdAt, videoTime } = note
  return {
    key: creationKeys[note.id] ?? note.id,
    note,
    content: item?.payload.content ?? content,
    stepId,
    stepName,
    url,
    color: primaryColor,
    createdAt,
    videoTime,
    state: item?.state ?? 'saved',
    problem: item?.problem ?? null,
    conflict: item?.state === 'rejected' ? currentNote(item.current) : null,
    edit: drafts[editId(note.id)] ?? null,
  }
}

/** The note that came with a 409. */
function currentNote(current: unknown): Note | null {
  return typeof current === 'object' && current !== null && 'content' in current ? (current as Note) : null
}
