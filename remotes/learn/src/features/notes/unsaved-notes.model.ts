import { badgesReceived } from '@stepwise/shared/badges'
import type { NoteCreated } from '@stepwise/shared/contracts'
import { createDrafts } from '@stepwise/shared/drafts'
import { $user } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEvent, sample } from 'effector'
import { createPersonalOutbox } from '../outbox/personal-outbox.ts'
import { stepMarked } from '../step/step.model.ts'
import { isNoteDraft, isPendingNote } from './kept-guards.ts'
import { sendPendingNote } from './notes.api.ts'
import type { PendingNote } from './pending-note.ts'

// What a person has written and the server may not have yet. Step pages load this much, so that notes are sent once the
// network is back, also when the panel is closed.

/** Notes are on screen, or may soon be: what an earlier visit could not send is sent now. */
export const notesNeeded = createEvent()

export const drafts = createDrafts({ area: 'note-drafts', $owner: $user, isValue: isNoteDraft })
export const outbox = createPersonalOutbox({
  area: 'notes-outbox',
  send: sendPendingNote,
  isPayload: isPendingNote,
  // An edit made while the one before was on its way began from that one.
  rebase: (payload: PendingNote, { note }) =>
    payload.kind === 'edit' ? { ...payload, version: note.version } : payload,
})

/** How many texts of this person the device keeps that cannot be read now. */
export const $unreadable = combine(drafts.$unreadable, outbox.$unreadable, (count, keys) => count + keys.length)

sample({ clock: notesNeeded, target: [drafts.opened, outbox.opened] })
sample({ clock: outbox.delivered, fn: () => 'Note saved', target: announced })
const added = outbox.delivered.filterMap(({ answer }) => ('badges' in answer ? (answer as NoteCreated) : undefined))
sample({ clock: added, fn: ({ badges }) => badges, target: badgesReceived })
sample({
  clock: added,
  fn: ({ note, notesCount }) => ({ id: note.stepId, notesCount }),
  target: stepMarked,
})
