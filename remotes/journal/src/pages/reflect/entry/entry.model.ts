import type { Reflection } from '@stepwise/shared/contracts'
import { createDrafts, newKey } from '@stepwise/shared/drafts'
import { CallError } from '@stepwise/shared/http'
import { $user, badgesReceived, personalStore } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, merge, sample } from 'effector'
import { type PendingEntry, saveEntry } from './entry.api.ts'
import { type EntryValues, emptyEntry, isSameEntry, toValues } from './prompts.ts'

/** An entry being written, stored on the device under `draftId`. `place` 0 is the welcome page, 1 to 3 are the steps. */
export interface EntryDraft extends PendingEntry {
  draftId: string
  place: number
}

/** The server has not saved an entry, and only its writer can decide what to do: the saved entry was changed or deleted. */
export type Conflict = { kind: 'changed'; current: Reflection } | { kind: 'deleted' }

export const newEntryId = 'new'
const toDraftId = (entry: Reflection | null) => entry?.id ?? newEntryId

// What happens in the form.

/** Opens the form for a new entry (null) or for an edit. */
export const formOpened = createEvent<Reflection | null>()
/** Opens the form for a new entry about this, which becomes its title. */
export const entryProposed = createEvent<string>()
export const formClosed = createEvent()
/** The person continues the stored draft that the form has offered. */
export const draftContinued = createEvent()
/** The person leaves the offered draft alone and begins again. */
export const startedOver = createEvent()
/** Opens the form with the draft of a deleted entry, or of a closed tab, as a new entry. */
export const recoveredDraftContinued = createEvent<EntryDraft>()
export const valuesChanged = createEvent<EntryValues>()
export const placeChanged = createEvent<number>()
/** Of two versions the writer chooses the saved one, and gives up the draft. */
export const savedVersionChosen = createEvent()
/** The help of a field was opened or closed. */
export const tipToggled = createEvent<string>()
export const tipsClosed = createEvent()

// What is known.

/** Drafts by the id of their entry, or `newEntryId`. */
export const drafts = createDrafts({ area: 'journal-drafts', $owner: $user, isValue: isEntryDraft })

/** Whose form is open: of a new entry (`entry` is null) or of an edit; null while it is closed. */
const $form = personalStore<{ entry: Reflection | null } | null>(null)
/** What the form began with; null while it is closed or offers a stored draft. */
export const $start = personalStore<EntryDraft | null>(null)
/** What a new entry is to be about; '' unless someone has proposed it. */
const $proposedTitle = personalStore('')
  .on(entryProposed, (_, title) => title)
  .reset(formClosed)
const $values = personalStore<EntryValues>(emptyEntry)
export const $place = personalStore(0)
/** The draft on the device is the one in this form: it may be replaced and discarded. */
const $isDraftOurs = personalStore(false)
export const $conflict = personalStore<Conflict | null>(null)
/** The fields whose help is open. */
export const $openTips = personalStore<readonly string[]>([])

export const $isOpen = $form.map((form) => form !== null)
export const $isEdit = $form.map((form) => form !== null && form.entry !== null)
export const $storedDraft = combine(
  drafts.$drafts,
  $form,
  (stored, form) => stored[toDraftId(form?.entry ?? null)] ?? null,
)
export const $isDraftOffered = combine(
  $isOpen,
  $start,
  $storedDraft,
  (isOpen, start, stored) => isOpen && start === null && stored !== null,
)

const createDraftFx = createEffect(
  ({ entry, title }: { entry: Reflection | null; title: string }): EntryDraft => ({
    draftId: toDraftId(entry),
    values: entry ? toValues(entry) : { ...emptyEntry, title },
    key: newKey(),
    base: entry && { id: entry.id, version: entry.version },
    place: 0,
  }),
)
const adoptDraftFx = createEffect(
  (draft: EntryDraft): EntryDraft => ({ ...draft, key: newKey(), base: null, place: 0 }),
)
export const saveEntryFx = createEffect((draft: EntryDraft) => saveEntry(draft))

export const entrySaved = saveEntryFx.doneData.map(({ reflection }) => reflection)
/** The entry as the server has it, while another version was being written here. */
export const entryChangedElsewhere = saveEntryFx.failData.filterMap((error) => {
  const conflict = readConflict(error)
  return conflict?.kind === 'changed' ? conflict.current : undefined
})
/** The id of an entry that was deleted while it was being written here. */
export const entryDeletedElsewhere = saveEntryFx.fail.filterMap(({ params, error }) =>
  readConflict(error)?.kind === 'deleted' ? params.base?.id : undefined,
)

// Opening and closing.

$form
  .on(formOpened, (_, entry) => ({ entry }))
  .on(recoveredDraftContinued, () => ({ entry: null }))
  .reset(formClosed, saveEntryFx.done)
$start
  .on([createDraftFx.doneData, adoptDraftFx.doneData], (_, start) => start)
  .reset(formOpened, formClosed, saveEntryFx.done)
$values.on($start, (values, start) => start?.values ?? values).on(valuesChanged, (_, values) => values)
$place.on($start, (place, start) => start?.place ?? place).on(placeChanged, (_, place) => place)
$openTips
  .on(tipToggled, (open, field) => (open.includes(field) ? open.filter((other) => other !== field) : [...open, field]))
  .reset(tipsClosed, placeChanged, $form, $start)

// Without a stored draft the form begins at once; but first the device must have answered whether there is one.
sample({
  clock: [formOpened, drafts.loadFx.finally],
  source: {
    form: $form,
    start: $start,
    stored: $storedDraft,
    isLoading: drafts.loadFx.pending,
    title: $proposedTitle,
  },
  filter: ({ form, start, stored, isLoading }) => form !== null && !start && !stored && !isLoading,
  fn: ({ form, title }) => ({ entry: form?.entry ?? null, title }),
  target: createDraftFx,
})
sample({
  clock: startedOver,
  source: { form: $form, title: $proposedTitle },
  fn: ({ form, title }) => ({ entry: form?.entry ?? null, title }),
  target: createDraftFx,
})
sample({ clock: entryProposed, fn: () => null, target: formOpened })
sample({ clock: draftContinued, source: $storedDraft, filter: (stored) => stored !== null, target: $start })
sample({ clock: recoveredDraftContinued, target: adoptDraftFx })

// The draft on the device.

$isDraftOurs
  .on(drafts.changed, () => true)
  .on(drafts.discarded, () => false)
  .reset(formOpened, recoveredDraftContinued)

// What equals the saved entry is not a draft, and an offered draft stays until something else is written.
const draftWritten = sample({
  clock: merge([valuesChanged, placeChanged]),
  source: { form: $form, start: $start, values: $values, place: $place, isOurs: $isDraftOurs },
}).filterMap(({ form, start, values, place, isOurs }) => {
  if (start === null) return
  const saved = form?.entry ? toValues(form.entry) : emptyEntry
  return {
    id: start.draftId,
    value: { ...start, values, place },
    isAsSaved: isSameEntry(values, saved),
    isAsBegun: isSameEntry(values, start.values) && place === start.place,
    isOurs,
  }
})
sample({
  clock: draftWritten,
  filter: ({ isAsSaved, isAsBegun, isOurs }) => !isAsSaved && (isOurs || !isAsBegun),
  target: drafts.changed,
})
sample({
  clock: draftWritten,
  filter: ({ isAsSaved, isOurs }) => isAsSaved && isOurs,
  fn: ({ id }) => id,
  target: drafts.discarded,
})

/** The form was closed with something unfinished in it, and the device has answered: whether it keeps it. */
const draftClosed = sample({ clock: formClosed, source: $isDraftOurs, filter: (isOurs) => isOurs })
const $isAnswerDue = personalStore(false).on(draftClosed, () => true)
export const draftLeft = sample({
  clock: [draftClosed, drafts.storeFx.finally],
  source: combine($isAnswerDue, drafts.storeFx.pending, drafts.$unstored, (isDue, isPending, unstored) =>
    isDue && !isPending ? { isKept: unstored.length === 0 } : null,
  ),
  filter: Boolean,
})
$isAnswerDue.reset(draftLeft)

// Saving.

$conflict.on(saveEntryFx.failData, (_, error) => readConflict(error)).reset(formOpened, formClosed, saveEntryFx.done)

sample({ clock: saveEntryFx.done, fn: ({ params }) => params.draftId, target: drafts.discarded })
sample({ clock: entrySaved, fn: () => 'Entry saved', target: announced })
sample({ clock: saveEntryFx.doneData.filterMap(({ badges }) => badges), target: badgesReceived })

sample({
  clock: savedVersionChosen,
  source: $start,
  filter: (start: EntryDraft | null): start is EntryDraft => start !== null,
  fn: ({ draftId }) => draftId,
  target: [drafts.discarded, formClosed.prepend(() => {})],
})

function readConflict(error: Error): Conflict | null {
  const failure = error instanceof CallError ? error.failure : null
  if (failure?.kind !== 'http') return null
  if (failure.status === 409 && failure.current) return { kind: 'changed', current: failure.current as Reflection }
  return failure.status === 404 ? { kind: 'deleted' } : null
}

/** Whether a stored value, perhaps written by another release, is an entry being written. */
function isEntryDraft(stored: unknown): stored is EntryDraft {
  const draft = stored as Partial<EntryDraft> | null
  const values: Partial<Record<string, unknown>> | undefined = draft?.values
  const hasValues = Object.keys(emptyEntry).every((field) => typeof values?.[field] === 'string')
  const hasBase = draft?.base === null || typeof draft?.base?.version === 'number'
  const hasPlace =
    typeof draft?.draftId === 'string' && typeof draft.key === 'string' && typeof draft.place === 'number'
  return hasValues && hasBase && hasPlace
}
