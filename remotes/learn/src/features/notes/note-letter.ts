import type { Step } from '@stepwise/shared/contracts'

/** A new note on its way, with all that its card shows meanwhile. */
export interface AddLetter {
  kind: 'add'
  stepId: string
  stepName: string
  url: string
  color: string
  content: string
  videoTime: number | null
  /** When it was written, ISO 8601. */
  createdAt: string
}

/** An edit on its way. `version` is the one that the person began from. */
export interface EditLetter {
  kind: 'edit'
  id: string
  content: string
  version: number
}

export type NoteLetter = AddLetter | EditLetter

/** What is written in a box and not saved. `version` and `videoTime` belong to what it will become. */
export interface NoteDraft {
  content: string
  version?: number
  videoTime?: number | null
}

/** Where drafts and letters are filed: one add box a step, one edit a note. */
export const addDraftId = (stepId: string) => `add:${stepId}`
export const editId = (noteId: string) => `edit:${noteId}`

/** The steps that take notes: those of a flow, also among the favourites; tutorials have none (spec 2.9). */
export function takesNotes(step: Step | null): step is Step {
  return step?.flowSlug != null && step.softwareSlug === null
}
