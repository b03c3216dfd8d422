import type { Note } from '@stepwise/shared/contracts'
import type { Waiting } from '@stepwise/shared/drafts'
import { editId, type NoteDraft, type NoteLetter } from './note-letter.ts'

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
  state: 'saved' | Waiting<NoteLetter>['state']
  problem: string | null
  /** The note as it was saved somewhere else meanwhile; the person chooses. */
  conflict: Note | null
  /** What is in its edit box; null in view mode. */
  edit: NoteDraft | null
}

interface Facts {
  notes: readonly Note[]
  waiting: Readonly<Record<string, Waiting<NoteLetter>>>
  drafts: Readonly<Record<string, NoteDraft>>
  /** The key of the letter that each note of this visit was born as, by id. */
  births: Readonly<Record<string, string>>
}

/** All cards, the newest first: what is not saved yet, then what is. */
export function noteCards({ notes, waiting, drafts, births }: Facts): NoteCard[] {
  const fresh = Object.values(waiting).flatMap((item) => freshCard(item) ?? [])
  return [...fresh.reverse(), ...notes.map((note) => savedCard(note, waiting[editId(note.id)], drafts, births))]
}

function freshCard({ key, letter, state, problem }: Waiting<NoteLetter>): NoteCard | null {
  if (letter.kind !== 'add') return null
  const { kind: _, ...shown } = letter
  return { ...shown, key, note: null, state, problem, conflict: null, edit: null }
}

function savedCard(
  note: Note,
  item: Waiting<NoteLetter> | undefined,
  drafts: Facts['drafts'],
  births: Facts['births'],
): NoteCard {
  const { content, stepId, stepName, url, primaryColor, createdAt, videoTime } = note
  return {
    key: births[note.id] ?? note.id,
    note,
    content: item?.letter.content ?? content,
    stepId,
    stepName,
    url,
    color: primaryColor,
    createdAt,
    videoTime,
    state: item?.state ?? 'saved',
    problem: item?.problem ?? null,
    conflict: (item?.state === 'refused' && (item.current as Note | undefined)) || null,
    edit: drafts[editId(note.id)] ?? null,
  }
}
