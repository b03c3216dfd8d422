import type { Note } from '@stepwise/shared/contracts'
import type { OutboxEntry } from '@stepwise/shared/drafts'
import { editId, type NoteDraft, type PendingNote, rejectedDraftId } from './pending-note.ts'

/** A note as its card shows it. */
export interface NoteCard {
  /** Stays the same when a new note is saved, so that React keeps its card. */
  key: string
  /** Null while the server does not have the note. */
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
  /** What is not saved is on the device: false where it is in this page alone. */
  isKept: boolean
  /** The note as it was saved somewhere else meanwhile: the person chooses between the texts. */
  conflict: Note | null
  /** Deleted a moment ago: the card offers to undo that. */
  isDeleted: boolean
  /** What is in its edit box; null in view mode. */
  edit: NoteDraft | null
}

interface Facts {
  notes: readonly Note[]
  deleted: Readonly<Record<string, { note: Note }>>
  entries: Readonly<Record<string, OutboxEntry<PendingNote>>>
  drafts: Readonly<Record<string, NoteDraft>>
  /** The idempotency key with which each new note of this visit was created, by its id. */
  creationKeys: Readonly<Record<string, string>>
}

/**
 * Pending notes first, then the saved ones, each the newest first. A deleted note stays in its place while that can be undone. Cards that
 * show the same are the same objects as in the call before, and so is their list: each letter that is typed somewhere comes here.
 */
export function noteCards(facts: Facts): NoteCard[] {
  const before = lastCards.get(facts.notes) ?? []
  const known = new Map(before.map((card) => [card.key, card]))
  const cards = newCards(facts).map((card) => {
    const old = known.get(card.key)
    return old && isSameCard(old, card) ? old : card
  })
  const isSame = cards.length === before.length && cards.every((card, at) => card === before[at])
  if (isSame) return before
  lastCards.set(facts.notes, cards)
  return cards
}

/** The cards that these notes had last. */
const lastCards = new WeakMap<Facts['notes'], NoteCard[]>()

const isSameCard = (one: NoteCard, other: NoteCard) =>
  (Object.keys(one) as (keyof NoteCard)[]).every((name) => one[name] === other[name])

function newCards({ notes, deleted, entries, drafts, creationKeys }: Facts): NoteCard[] {
  const pending = Object.values(entries).flatMap((entry) => pendingCard(entry, drafts) ?? [])
  const deletedNotes = Object.values(deleted).map(({ note }) => note)
  const saved =
    deletedNotes.length === 0
      ? notes
      : [...notes.filter(({ id }) => !deleted[id]), ...deletedNotes].toSorted(newestFirst)
  return [
    ...pending.reverse(),
    ...saved.map((note) => ({
      ...savedCard(note, entries[editId(note.id)], drafts, creationKeys),
      isDeleted: deleted[note.id] !== undefined,
    })),
  ]
}

export const newestFirst = (one: Note, other: Note) => other.createdAt.localeCompare(one.createdAt)

function pendingCard(
  { key, payload, state, problem, isStored }: OutboxEntry<PendingNote>,
  drafts: Facts['drafts'],
): NoteCard | null {
  if (payload.kind !== 'add') return null
  const { kind: _, ...shown } = payload
  // Not while it is waiting: the server may have stored its text under the key.
  const edit = (state === 'rejected' && drafts[rejectedDraftId(key)]) || null
  return { ...shown, key, note: null, state, problem, isKept: isStored, conflict: null, isDeleted: false, edit }
}

function savedCard(
  note: Note,
  entry: OutboxEntry<PendingNote> | undefined,
  drafts: Facts['drafts'],
  creationKeys: Facts['creationKeys'],
): Omit<NoteCard, 'isDeleted'> {
  const { content, stepId, stepName, url, primaryColor, createdAt, videoTime } = note
  return {
    key: creationKeys[note.id] ?? note.id,
    note,
    content: entry?.payload.content ?? content,
    stepId,
    stepName,
    url,
    color: primaryColor,
    createdAt,
    videoTime,
    state: entry?.state ?? 'saved',
    problem: entry?.problem ?? null,
    isKept: entry?.isStored ?? true,
    conflict: entry?.state === 'rejected' ? currentNote(entry.current) : null,
    edit: drafts[editId(note.id)] ?? null,
  }
}

/** The note that came with a 409. */
function currentNote(current: unknown): Note | null {
  return typeof current === 'object' && current !== null && 'content' in current ? (current as Note) : null
}
