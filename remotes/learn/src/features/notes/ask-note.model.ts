import { shell } from '@stepwise/shared/shell'
import { createEvent, createStore, sample } from 'effector'
import { $step } from '../step/step.model.ts'
import { drafts } from './kept-notes.model.ts'
import { addDraftId, takesNotes } from './note-letter.ts'

/** The person wants to write a note at the step on screen, from this second of its video if there is one. */
export const noteAsked = createEvent<{ videoTime?: number }>()

/** The panel opens with the focus in the add box, not in the search. */
export const $isAddAsked = createStore(false)
  .on(noteAsked, () => true)
  .reset(shell.slotClosed)

sample({ clock: noteAsked, fn: () => 'panel.notes' as const, target: shell.slotOpened })
sample({
  clock: noteAsked,
  source: { step: $step, kept: drafts.$drafts },
  filter: ({ step }, { videoTime }) => takesNotes(step) && videoTime !== undefined,
  fn: ({ step, kept }, { videoTime }) => {
    const id = addDraftId(step?.id ?? '')
    return { id, value: { content: '', ...kept[id], videoTime: Math.floor(videoTime ?? 0) } }
  },
  target: drafts.changed,
})
