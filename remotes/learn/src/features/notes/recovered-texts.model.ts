import { newKey } from '@stepwise/shared/drafts'
import { signedOut } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { $deleted } from './deleted-notes.model.ts'
import { $noteStep } from './note-boxes.model.ts'
import { isStepGone } from './notes.api.ts'
import { $notes } from './notes.model.ts'
import { addDraftId, type NotePlace, pendingNewNote, placeOfStep } from './pending-note.ts'
import { type RecoveredText, recoveredTexts } from './recovered-texts.ts'
import { drafts, outbox } from './unsaved-notes.model.ts'

// Texts that are kept on the device and that no card and no box shows: they are listed, until the person has decided.

/** To be saved as a new note at its step, or else at the step on screen. */
export const recoveredTextSaved = createEvent<RecoveredText>()
export const recoveredTextDiscarded = createEvent<RecoveredText>()

export const checkStepFx = createEffect(isStepGone)
const checkStepsFx = createEffect((urls: string[]) => {
  for (const url of urls) void checkStepFx(url)
})
const createPendingNoteFx = createEffect(({ text, place }: { text: RecoveredText; place: NotePlace }) => ({
  key: newKey(),
  payload: pendingNewNote(place, { content: text.content, videoTime: text.videoTime }),
}))

/** Addresses of steps that have left the course. */
const $goneSteps = createStore<readonly string[]>([])
  .on(checkStepFx.done, (gone, { params, result }) => (result && !gone.includes(params) ? [...gone, params] : gone))
  .reset(signedOut)

export const $recoveredTexts = combine(
  {
    notes: $notes,
    deleted: $deleted,
    drafts: drafts.$drafts,
    left: drafts.$orphans,
    waiting: outbox.$entries,
    goneSteps: $goneSteps,
    shownDraft: $noteStep.map((step) => (step ? addDraftId(step.id) : null)),
  },
  recoveredTexts,
)

// Where drafts wait for a step, it is asked for: it may have left the course.
sample({
  clock: drafts.loadFx.done,
  source: drafts.$drafts,
  fn: (kept) => [
    ...new Set(Object.entries(kept).flatMap(([id, { place }]) => (id.startsWith('add:') ? (place?.url ?? []) : []))),
  ],
  target: checkStepsFx,
})

sample({
  clock: recoveredTextSaved,
  source: $noteStep,
  filter: (step, text) => text.place !== null || step !== null,
  fn: (step, text) => ({ text, place: text.place ?? placeOfStep(step as NonNullable<typeof step>) }),
  target: createPendingNoteFx,
})
sample({ clock: createPendingNoteFx.doneData, target: outbox.posted })
// On the device as a note before it is dropped as a draft.
const settled = sample({ clock: [createPendingNoteFx.done.map(({ params }) => params.text), recoveredTextDiscarded] })
sample({ clock: settled, filter: ({ from }) => from === 'draft', fn: ({ key }) => key, target: drafts.discarded })
sample({ clock: settled, filter: ({ from }) => from === 'left', fn: ({ key }) => key, target: drafts.orphanDiscarded })
sample({ clock: settled, filter: ({ from }) => from === 'outbox', fn: ({ key }) => key, target: outbox.discarded })
sample({ clock: recoveredTextDiscarded, fn: () => 'Text discarded', target: announced })
