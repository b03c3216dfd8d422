import { personalStore } from '@stepwise/shared/session'
import { shell } from '@stepwise/shared/shell'
import { createEvent, sample } from 'effector'
import { $step } from '../step/step.model.ts'
import { addDraftId, type NoteDraft, placeOfStep, takesNotes } from './pending-note.ts'
import { noteDrafts } from './unsaved-notes.model.ts'

/** The person starts a note at the step on screen: at a moment of its video in seconds, with words that are said there, or neither. */
export const noteStarted = createEvent<{ videoTime?: number; text?: string }>()

/** A page elsewhere, such as a small app, has a text for a note on the step on screen. */
export const noteProposed = createEvent<string>()
const $proposed = personalStore('').on(noteProposed, (_, text) => text)

/** The panel opens with the focus in the add box, not in the search. */
export const $isAddBoxFocused = personalStore(false)
  .on([noteStarted, noteProposed], () => true)
  .reset(shell.slotClosed)

sample({ clock: [noteStarted, noteProposed], fn: () => 'panel.notes' as const, target: shell.slotOpened })

const momentNoted = sample({
  clock: noteStarted,
  filter: ({ videoTime }) => videoTime !== undefined,
  fn: ({ videoTime = 0, text = '' }) => ({ text, moment: { videoTime: Math.floor(videoTime) } }),
})
// The box may hold a draft that the device has not answered with yet.
const proposalReady = sample({
  clock: [noteProposed, noteDrafts.loadFx.finally],
  source: { text: $proposed, isLoading: noteDrafts.loadFx.pending },
  filter: ({ text, isLoading }) => text !== '' && !isLoading,
  fn: ({ text }) => ({ text, moment: {} }),
})
$proposed.reset(proposalReady)
const boxFilled = sample({
  clock: [momentNoted, proposalReady],
  source: { step: $step, drafts: noteDrafts.$drafts },
  fn: ({ step, drafts }, { text, moment }): { id: string; value: NoteDraft } | null => {
    if (!takesNotes(step)) return null
    const id = addDraftId(step.id)
    const before = drafts[id]?.content ?? ''
    // Text that is already in the box stays; what comes twice is there once.
    const content = [before, before.includes(text) ? '' : text].filter(Boolean).join('\n')
    return { id, value: { ...drafts[id], content, place: placeOfStep(step), ...moment } }
  },
}).filter({ fn: (draft) => draft !== null })
sample({ clock: boxFilled, target: noteDrafts.changed })
