import { personalStore } from '@stepwise/shared/session'
import { shell } from '@stepwise/shared/shell'
import { createEvent, sample } from 'effector'
import { $step } from '../step/step.model.ts'
import { addDraftId, placeOfStep, takesNotes } from './pending-note.ts'
import { noteDrafts } from './unsaved-notes.model.ts'

/** The person starts a note at the step on screen: at a moment of its video in seconds, with words that are said there, or neither. */
export const noteStarted = createEvent<{ videoTime?: number; text?: string }>()

/** The panel opens with the focus in the add box, not in the search. */
export const $isAddBoxFocused = personalStore(false)
  .on(noteStarted, () => true)
  .reset(shell.slotClosed)

sample({ clock: noteStarted, fn: () => 'panel.notes' as const, target: shell.slotOpened })
const momentNoted = sample({
  clock: noteStarted,
  source: { step: $step, drafts: noteDrafts.$drafts },
  fn: ({ step, drafts }, { videoTime, text }) => {
    if (!takesNotes(step) || videoTime === undefined) return null
    const id = addDraftId(step.id)
    // Text that is already in the box stays.
    const content = [drafts[id]?.content, text].filter(Boolean).join('\n')
    return { id, value: { ...drafts[id], content, place: placeOfStep(step), videoTime: Math.floor(videoTime) } }
  },
}).filter({ fn: (draft) => draft !== null })
sample({ clock: momentNoted, target: noteDrafts.changed })
