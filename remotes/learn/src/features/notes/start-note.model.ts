import { personalStore } from '@stepwise/shared/session'
import { shell } from '@stepwise/shared/shell'
import { createEvent, sample } from 'effector'
import { $step } from '../step/step.model.ts'
import { addDraftId, placeOfStep, takesNotes } from './pending-note.ts'
import { drafts } from './unsaved-notes.model.ts'

/** The person wants to write a note at the step on screen, from this second of its video if there is one, on these words. */
export const noteStarted = createEvent<{ videoTime?: number; text?: string }>()

/** The panel opens with the focus in the add box, not in the search. */
export const $isAddBoxFocused = personalStore(false)
  .on(noteStarted, () => true)
  .reset(shell.slotClosed)

sample({ clock: noteStarted, fn: () => 'panel.notes' as const, target: shell.slotOpened })
sample({
  clock: noteStarted,
  source: { step: $step, kept: drafts.$drafts },
  filter: ({ step }, { videoTime }) => takesNotes(step) && videoTime !== undefined,
  fn: ({ step, kept }, { videoTime, text }) => {
    const id = addDraftId(step?.id ?? '')
    const place = step ? placeOfStep(step) : undefined
    // What is there already stays.
    const content = [kept[id]?.content, text].filter(Boolean).join('\n')
    return { id, value: { ...kept[id], content, place, videoTime: Math.floor(videoTime ?? 0) } }
  },
  target: drafts.changed,
})
