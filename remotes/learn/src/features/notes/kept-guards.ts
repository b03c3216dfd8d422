import { isObject } from '@stepwise/shared/drafts'
import type { NoteDraft, NotePlace, PendingEdit, PendingNewNote, PendingNote } from './pending-note.ts'

// What comes back from the device may be of another build: it is looked at before it is used.

const isText = (value: unknown) => typeof value === 'string'
const isNumber = (value: unknown) => typeof value === 'number'
const isNumberOrNone = (value: unknown) => value == null || isNumber(value)

const isPlace = (value: unknown): value is NotePlace =>
  isObject(value) &&
  isText(value.stepId) &&
  isText(value.stepName) &&
  isText(value.color) &&
  (value.url === null || isText(value.url))

const isPlaceOrNone = (value: unknown) => value === undefined || isPlace(value)

export const isNoteDraft = (value: unknown): value is NoteDraft =>
  isObject(value) &&
  isText(value.content) &&
  (value.version === undefined || isNumber(value.version)) &&
  isNumberOrNone(value.videoTime) &&
  isPlaceOrNone(value.place)

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
  isPlaceOrNone(value.place)
