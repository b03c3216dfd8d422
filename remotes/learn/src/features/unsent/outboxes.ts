import { highlightsOutbox } from '../highlights/unsaved-highlights.model.ts'
import { notesOutbox } from '../notes/unsaved-notes.model.ts'
import { quickChecksOutbox } from '../quick-check/quick-check.model.ts'
import { remindersOutbox } from '../reminder/reminder.model.ts'
import { completionsOutbox } from '../step/completion.model.ts'
import { favouritesOutbox } from '../step/favourite.model.ts'

/** One for each of `outboxAreas`. An opened outbox sends what an earlier visit has left in it. */
export const openEvents = [
  notesOutbox.opened,
  favouritesOutbox.opened,
  completionsOutbox.opened,
  quickChecksOutbox.opened,
  remindersOutbox.opened,
  highlightsOutbox.opened,
]
