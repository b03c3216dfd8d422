import type { Note, NoteCreated } from '@stepwise/shared/contracts'
import { createDrafts } from '@stepwise/shared/drafts'
import { $user, badgesReceived } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEvent, sample } from 'effector'
import { createPersonalOutbox } from '../outbox/personal-outbox.ts'
import { stepMarked } from '../step/step.model.ts'
import { sendPendingNote } from './notes.api.ts'
import { isNoteDraft, isPendingNote, type PendingNote } from './pending-note.ts'

// What a person has written and the server may not have yet. Step pages load this file and not the panel: notes are sent once the
// network is back, even when the panel is closed.

/** A place that shows notes is on screen, or may be opened soon: stored drafts and entries are loaded. */
export const notesNeeded = createEvent()

export const noteDrafts = createDrafts({ area: 'note-drafts', $owner: $user, isValue: isNoteDraft })
export const notesOutbox = createPersonalOutbox({
  area: 'notes-outbox',
  send: sendPendingNote,
  isPayload: isPendingNote,
  // Edited again while the first edit was on its way: the second one follows from the version that the first one made.
  rebase: (payload: PendingNote, { note }: { note: Note }) =>
    payload.kind === 'edit' ? { ...payload, version: note.version } : payload,
})

/** How many stored texts of this person cannot be read. */
export const $unreadable = combine(
  noteDrafts.$unreadable,
  notesOutbox.$unreadable,
  (draftCount, entryKeys) => draftCount + entryKeys.length,
)

sample({ clock: notesNeeded, target: [noteDrafts.opened, notesOutbox.opened] })
sample({ clock: notesOutbox.delivered, fn: () => 'Note saved', target: announced })
const noteAdded = notesOutbox.delivered
  .map(({ response }) => response)
  .filter({ fn: (response): response is NoteCreated => 'badges' in response })
sample({ clock: noteAdded, fn: ({ badges }) => badges, target: badgesReceived })
sample({ clock: noteAdded, fn: ({ note, notesCount }) => ({ id: note.stepId, notesCount }), target: stepMarked })
