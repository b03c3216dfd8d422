import { personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, sample } from 'effector'
import { $deleted } from './deleted-notes.model.ts'
import { $noteStep } from './note-boxes.model.ts'
import { isStepRemoved } from './notes.api.ts'
import { $notes } from './notes.model.ts'
import { addDraftId, type NotePlace, newNoteEntry, placeOfStep } from './pending-note.ts'
import { type RecoveredText, recoveredTexts } from './recovered-texts.ts'
import { noteDrafts, notesOutbox } from './unsaved-notes.model.ts'

/** The person saves a text as a new note: at its own step, or else at the step on screen. */
export const recoveredTextSaved = createEvent<RecoveredText>()
export const recoveredTextDiscarded = createEvent<RecoveredText>()

export const checkStepFx = createEffect(isStepRemoved)
const checkStepsFx = createEffect((urls: string[]) => {
  for (const url of urls) void checkStepFx(url)
})
const createEntryFx = createEffect(({ text, place }: { text: RecoveredText; place: NotePlace }) =>
  newNoteEntry(place, { content: text.content, videoTime: text.videoTime }),
)

/** Addresses of steps that were removed from the course. */
const $removedSteps = personalStore<readonly string[]>([]).on(checkStepFx.done, (removed, { params: url, result }) =>
  result && !removed.includes(url) ? [...removed, url] : removed,
)

export const $recoveredTexts = combine(
  {
    notes: $notes,
    deleted: $deleted,
    drafts: noteDrafts.$drafts,
    orphans: noteDrafts.$orphans,
    entries: notesOutbox.$entries,
    removedSteps: $removedSteps,
    shownDraft: $noteStep.map((step) => (step ? addDraftId(step.id) : null)),
  },
  recoveredTexts,
)

// A step with a stored draft may have been removed from the course: then no add box will ever show the draft.
sample({
  clock: noteDrafts.loadFx.done,
  source: noteDrafts.$drafts,
  fn: (drafts) => {
    const ofAddBoxes = Object.entries(drafts).filter(([id]) => id.startsWith('add:'))
    return [...new Set(ofAddBoxes.flatMap(([, { place }]) => place?.url ?? []))]
  },
  target: checkStepsFx,
})

const placeFound = sample({
  clock: recoveredTextSaved,
  source: $noteStep,
  fn: (step, text) => ({ text, place: text.place ?? (step && placeOfStep(step)) }),
})
sample({
  clock: placeFound,
  filter: (save): save is { text: RecoveredText; place: NotePlace } => save.place !== null,
  target: createEntryFx,
})
sample({ clock: createEntryFx.doneData, target: notesOutbox.posted })
// A saved text is posted first: it is never in neither place.
const settled = sample({ clock: [createEntryFx.done.map(({ params }) => params.text), recoveredTextDiscarded] })
const settledFrom = (from: RecoveredText['from']) =>
  settled.filterMap((text) => (text.from === from ? text.key : undefined))
sample({ clock: settledFrom('draft'), target: noteDrafts.discarded })
sample({ clock: settledFrom('orphan'), target: noteDrafts.orphanDiscarded })
sample({ clock: settledFrom('outbox'), target: notesOutbox.discarded })
sample({ clock: recoveredTextDiscarded, fn: () => 'Text discarded', target: announced })
