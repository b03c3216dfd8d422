import type { Note, Step } from '@stepwise/shared/contracts'

/** The step that a note stands at, as far as its card shows it. `url` is null when the step has left the course. */
export interface NotePlace {
  stepId: string
  stepName: string
  url: string | null
  color: string
}

/** A new note on its way, with all that its card shows meanwhile. */
export interface PendingNewNote extends NotePlace {
  kind: 'add'
  content: string
  videoTime: number | null
  /** When it was written, ISO 8601. */
  createdAt: string
}

/** An edit on its way. `version` is the one that the person began from. */
export interface PendingEdit {
  kind: 'edit'
  id: string
  content: string
  version: number
  /** Where the note stands; entries of earlier builds do not say. */
  place?: NotePlace | undefined
}

export type PendingNote = PendingNewNote | PendingEdit

/** What is written in a box and not saved. `version` and `videoTime` belong to what it will become. */
export interface NoteDraft {
  content: string
  version?: number | undefined
  videoTime?: number | null | undefined
  /** Drafts of earlier builds do not say. */
  place?: NotePlace | undefined
}

/** Where drafts and letters are filed: one add box a step, one edit a note, one edit a new note that was refused. */
export const addDraftId = (stepId: string) => `add:${stepId}`
export const editId = (noteId: string) => `edit:${noteId}`
export const refusedDraftId = (key: string) => `refused:${key}`

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

export function pendingNewNote(
  { stepId, stepName, url, color }: NotePlace,
  { content, videoTime }: NoteDraft,
): PendingNewNote {
  return {
    kind: 'add',
    stepId,
    stepName,
    url,
    color,
    content: content.trim(),
    videoTime: videoTime ?? null,
    createdAt: new Date().toISOString(),
  }
}

/** The steps that take notes: those of a flow, also among the favourites; tutorials have none (spec 2.9). */
export function takesNotes(step: Step | null): step is Step {
  return step?.flowSlug != null && step.softwareSlug === null
}
