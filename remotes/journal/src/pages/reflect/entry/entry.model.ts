import { badgesReceived } from '@stepwise/shared/badges'
import type { Reflection } from '@stepwise/shared/contracts'
import { createDrafts, newKey } from '@stepwise/shared/drafts'
import { CallError } from '@stepwise/shared/http'
import { $user, personalStore, signedOut } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { type PendingEntry, saveEntry } from './entry.api.ts'
import { type EntryValues, emptyEntry, isSameEntry, valuesOf } from './prompts.ts'

/** An entry being written, as it is kept on the device under `draftId`. `place` 0 is the welcome page, 1 to 3 are the steps. */
export interface EntryDraft extends PendingEntry {
  draftId: string
  place: number
}

/** Why an entry could not be saved that only its writer can decide about. */
export type Rescue = { kind: 'changed'; current: Reflection } | { kind: 'gone' }

/** The page is on screen: what was left unfinished is looked for. */
export const draftsNeeded = createEvent()
/** A new entry (null) or an edit is asked for. */
export const entryAsked = createEvent<Reflection | null>()
export const draftContinued = createEvent()
/** What was written of an entry that is gone is continued, as a new entry. */
export const recoveredContinued = createEvent<EntryDraft>()
export const begunAfresh = createEvent()
export const entryTyped = createEvent<{ values: EntryValues; place: number }>()
export const entryClosed = createEvent()
export const entrySaved = createEvent<Reflection>()
/** Of two versions the other one is chosen: what was written here is given up. */
export const otherVersionChosen = createEvent()
/** A help tip of the form was opened or closed. */
export const tipToggled = createEvent<string>()
export const tipsClosed = createEvent()

export const drafts = createDrafts({ area: 'journal-drafts', $owner: $user, isValue: isEntryDraft })
export const newEntryId = 'new'
export const draftIdOf = (entry: Pick<Reflection, 'id'> | null | undefined) => entry?.id ?? newEntryId

const writeLetterFx = createEffect(
  (entry: Reflection | null): EntryDraft => ({
    draftId: draftIdOf(entry),
    values: entry ? valuesOf(entry) : emptyEntry,
    key: newKey(),
    base: entry && { id: entry.id, version: entry.version },
    place: 0,
  }),
)
const beginRecoveredFx = createEffect(
  (draft: EntryDraft): EntryDraft => ({ ...draft, key: newKey(), base: null, place: 0 }),
)
export const saveEntryFx = createEffect((draft: EntryDraft) => saveEntry(draft))

/** While an entry was written, it was changed in another place: the server's answer told. */
export const entryChangedElsewhere = saveEntryFx.failData.filterMap((error) => {
  const rescue = rescueOf(error)
  return rescue?.kind === 'changed' ? rescue.current : undefined
})
/** While an entry (its id) was written, it was deleted in another place. */
export const entryGoneElsewhere = saveEntryFx.fail.filterMap(({ params, error }) =>
  rescueOf(error)?.kind === 'gone' ? params.base?.id : undefined,
)

/** What the modal is open for; undefined while it is closed, null for a new entry. */
const $asked = createStore<Reflection | null | undefined>(undefined, { skipVoid: false })
/** What the writing began with in this opening of the modal; null before, while the kept draft is offered. */
export const $start = createStore<EntryDraft | null>(null)
/** Something of this opening is kept on the device. */
const $isKept = createStore(false)
export const $rescue = createStore<Rescue | null>(null)
/** The fields whose help is open: Escape is theirs before it is the modal's. */
export const $openTips = personalStore<readonly string[]>([])

export const $isOpen = $asked.map((asked) => asked !== undefined)
export const $isEdit = $asked.map((asked) => asked !== undefined && asked !== null)
const $draftId = $asked.map(draftIdOf)
/** What was left unfinished of the entry that the modal is open for. */
export const $kept = combine(drafts.$drafts, $draftId, (kept, id) => kept[id] ?? null)
/** The kept draft is offered: nothing is written yet. */
export const $isOffered = combine($isOpen, $start, $kept, (isOpen, start, kept) => isOpen && !start && kept !== null)

$asked
  .on(entryAsked, (_, asked) => asked)
  .on(recoveredContinued, () => null)
  .reset(entryClosed, saveEntryFx.done, signedOut)
$start.on([writeLetterFx.doneData, beginRecoveredFx.doneData], (_, start) => start).reset(entryAsked, $asked, signedOut)
$isKept
  .on(drafts.changed, () => true)
  .on(drafts.discarded, () => false)
  .reset(entryAsked, recoveredContinued, signedOut)
$rescue
  .on(saveEntryFx.failData, (_, error) => rescueOf(error))
  .reset(entryAsked, entryClosed, saveEntryFx.done, signedOut)
$openTips
  .on(tipToggled, (open, field) => (open.includes(field) ? open.filter((one) => one !== field) : [...open, field]))
  .reset(tipsClosed, $asked, $start)

sample({ clock: draftsNeeded, target: drafts.opened })

// Nothing was left unfinished, as far as the device knows once it has been read.
sample({
  clock: [entryAsked, drafts.loadFx.finally],
  source: { asked: $asked, start: $start, kept: $kept, isRecalling: drafts.loadFx.pending },
  filter: ({ asked, start, kept, isRecalling }) => asked !== undefined && !start && !kept && !isRecalling,
  fn: ({ asked }) => asked ?? null,
  target: writeLetterFx,
})
sample({
  clock: begunAfresh,
  source: $asked,
  fn: (asked) => asked ?? null,
  target: writeLetterFx,
})
sample({ clock: recoveredContinued, target: beginRecoveredFx })
sample({ clock: draftContinued, source: $kept, filter: Boolean, target: $start })

// What equals the beginning is no draft; a kept one is only replaced once something else is typed.
const changed = sample({
  clock: entryTyped,
  source: { start: $start, asked: $asked, isKept: $isKept },
  filter: ({ start }) => start !== null,
  fn: ({ start, asked, isKept }, { values, place }) => {
    const saved = asked ? valuesOf(asked) : emptyEntry
    const letter = start as EntryDraft
    const isStart = isSameEntry(values, letter.values) && place === letter.place
    return {
      id: letter.draftId,
      value: { ...letter, values, place },
      isNothing: isSameEntry(values, saved),
      isNews: isKept || !isStart,
      isKept,
    }
  },
})
sample({ clock: changed, filter: ({ isNothing, isNews }) => !isNothing && isNews, target: drafts.changed })
sample({
  clock: changed,
  filter: ({ isNothing, isKept }) => isNothing && isKept,
  fn: ({ id }) => id,
  target: drafts.discarded,
})

/** The modal was closed with something unfinished in it. */
export const draftLeft = sample({ clock: entryClosed, source: $isKept, filter: Boolean })

sample({
  clock: otherVersionChosen,
  source: $start,
  filter: Boolean,
  fn: ({ draftId }) => draftId,
  target: [drafts.discarded, entryClosed.prepend(() => {})],
})

const delivered = saveEntryFx.done
sample({ clock: delivered, fn: ({ params }) => params.draftId, target: drafts.discarded })
sample({ clock: delivered, fn: ({ result }) => result.reflection, target: entrySaved })
sample({ clock: delivered, fn: () => 'Entry saved', target: announced })
sample({
  clock: delivered,
  filter: ({ result }) => result.badges !== undefined,
  fn: ({ result }) => result.badges ?? [],
  target: badgesReceived,
})

function rescueOf(error: Error): Rescue | null {
  const failure = error instanceof CallError ? error.failure : null
  if (failure?.kind !== 'http') return null
  if (failure.status === 409 && failure.current) return { kind: 'changed', current: failure.current as Reflection }
  return failure.status === 404 ? { kind: 'gone' } : null
}

/** Whether what was kept, perhaps by another build, is an entry being written. */
function isEntryDraft(kept: unknown): kept is EntryDraft {
  const draft = kept as Partial<EntryDraft> | null
  const values: Partial<Record<string, unknown>> | undefined = draft?.values
  const hasValues = Object.keys(emptyEntry).every((field) => typeof values?.[field] === 'string')
  const isBased = draft?.base === null || typeof draft?.base?.version === 'number'
  const isFiled = typeof draft?.draftId === 'string' && typeof draft.key === 'string' && typeof draft.place === 'number'
  return hasValues && isBased && isFiled
}
