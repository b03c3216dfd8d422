import type { Note, Step } from '@stepwise/shared/contracts'
import { isObject, newKey } from '@stepwise/shared/drafts'

/** The step of a note, as far as its card shows it. `url` is null when the step was removed from the course. */
export interface NotePlace {
  stepId: string
  stepName: string
  url: string | null
  color: string
}

/** A new note that the server does not have yet, with all that its card shows. */
export interface PendingNewNote extends NotePlace {
  kind: 'add'
  content: string
  videoTime: number | null
  /** When it was written, ISO 8601. */
  createdAt: string
}

/** An edit that the server does not have yet. `version` is the one that the person edited. */
export interface PendingEdit {
  kind: 'edit'
  id: string
  content: string
  version: number
  place: NotePlace
}

export type PendingNote = PendingNewNote | PendingEdit

/** What is typed in a box and not saved. A new note takes its `videoTime` along, an edit its `version`. */
export interface NoteDraft {
  content: string
  version?: number | undefined
  videoTime?: number | null | undefined
  /** Missing in the drafts of refused edits, whose outbox entry has it. */
  place?: NotePlace | undefined
}

// The ids of drafts, and of the outbox entries of edits. They are stored on devices: changing one would lose drafts.
export const addDraftId = (stepId: string) => `add:${stepId}`
export const editId = (noteId: string) => `edit:${noteId}`
export const rejectedDraftId = (entryKey: string) => `refused:${entryKey}`

export const placeOfNote = ({ stepId, stepName, url, primaryColor }: Note): NotePlace => ({
  stepId,
  stepName,
  url,
  color: primaryColor,
})

export const placeOfStep = ({ id, name, url, primaryColor }: Step): NotePlace => ({
  stepId: id,
  stepName: name,
  url,
  color: primaryColor,
})

/** The outbox entry of a new note. */
export function newNoteEntry({ stepId, stepName, url, color }: NotePlace, { content, videoTime }: NoteDraft) {
  const payload: PendingNewNote = {
    kind: 'add',
    stepId,
    stepName,
    url,
    color,
    content: content.trim(),
    videoTime: videoTime ?? null,
    createdAt: new Date().toISOString(),
  }
  return { key: newKey(), payload }
}

/** docs/product/notes.md#where-notes-are */
export function takesNotes(step: Step | null): step is Step {
  return step?.flowSlug != null && step.softwareSlug === null
}

// Another build may have written what the device returns, so it is checked.

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isNumberOrNone = (value: unknown) => value == null || isNumber(value)

const isPlace = (value: unknown): value is NotePlace =>
  isObject(value) &&
  isText(value.stepId) &&
  isText(value.stepName) &&
  isText(value.color) &&
  (value.url === null || isText(value.url))

export const isNoteDraft = (value: unknown): value is NoteDraft =>
  isObject(value) &&
  isText(value.content) &&
  (value.version === undefined || isNumber(value.version)) &&
  isNumberOrNone(value.videoTime) &&
  (value.place === undefined || isPlace(value.place))

export const isPendingNote = (value: unknown): value is PendingNote => isPendingNewNote(value) || isPendingEdit(value)

const isPendingNewNote = (value: unknown): value is PendingNewNote =>
  isObject(value) &&
  value.kind === 'add' &&
  isText(value.content) &&
  isText(value.createdAt) &&
  isNumberOrNone(value.videoTime) &&
  isPlace(value)

const isPendingEdit = (value: unknown): value is PendingEdit =>
  isObject(value) &&
  value.kind === 'edit' &&
  isText(value.id) &&
  isText(value.content) &&
  isNumber(value.version) &&
  isPlace(value.place)
