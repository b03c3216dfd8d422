import type { DownloadFormat, Reflection } from '@stepwise/shared/contracts'
import { isStatus, messageFor } from '@stepwise/shared/http'
import { signedOut } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, createStore, merge, sample } from 'effector'
import { deletedWords, downloadedWords, selectedWords } from './counted-words.ts'
import { draftLeft, entrySaved } from './entry/entry.model.ts'
import { formatOnDevice, keepFormat } from './format-on-device.ts'
import { deleteEntries, downloadEntries, entriesAtOnce, loadJournal } from './reflect.api.ts'
import { nextSort, type Sort, type SortKey, sortEntries } from './sort-entries.ts'

export const journalOpened = createEvent()
export const entryToggled = createEvent<string>()
/** The box in the header: all, or none when all are selected. */
export const allToggled = createEvent()
export const sortChosen = createEvent<SortKey>()
export const formatChosen = createEvent<DownloadFormat>()
export const downloadAsked = createEvent<readonly string[]>()
/** Deleting is asked for; the dialog asks back. */
export const deletionAsked = createEvent<readonly string[]>()
export const deletionConfirmed = createEvent()
export const deletionCancelled = createEvent()

export const loadJournalFx = createEffect(loadJournal)
export const deleteEntriesFx = createEffect(deleteEntries)
export const downloadEntriesFx = createEffect(downloadEntries)
const recallFormatFx = createEffect(formatOnDevice)
const keepFormatFx = createEffect(keepFormat)

/** Null until they are loaded; as the server sorts them. */
const $loaded = createStore<Reflection[] | null>(null)
export const $loadFailure = createStore<string | null>(null)
/** The last list operation that failed, for the toast and the page; and what is said when one went well. */
export const $problem = createStore<{ message: string | null; occasion: number }>({ message: null, occasion: 0 })
export const $done = createStore<{ message: string | null; occasion: number }>({ message: null, occasion: 0 })
export const $sort = createStore<Sort>({ key: 'date', isDescending: true })
export const $selected = createStore<readonly string[]>([])
export const $toDelete = createStore<readonly string[] | null>(null)
export const $format = createStore<DownloadFormat>('docx')
export const $isDeleting = deleteEntriesFx.pending
export const $isDownloading = downloadEntriesFx.pending

export const $entries = combine($loaded, $sort, (entries, sort) => entries && sortEntries(entries, sort))

const failureTold = createEvent<string>()
const successTold = createEvent<string>()

$loaded
  .on(loadJournalFx.doneData, (_, entries) => entries)
  .on(entrySaved, (entries, entry) => entries && withEntry(entries, entry))
  .on(deleteEntriesFx.done, (entries, { params: gone }) => entries?.filter(({ id }) => !gone.includes(id)) ?? null)
  .reset(signedOut)
$loadFailure.on(loadJournalFx.failData, (_, error) => messageFor(error)).reset(loadJournalFx.done, signedOut)
$problem
  .on(failureTold, ({ occasion }, message) => ({ message, occasion: occasion + 1 }))
  .on([journalOpened, deleteEntriesFx, downloadEntriesFx, entrySaved, signedOut], ({ occasion }) => ({
    message: null,
    occasion,
  }))
$done
  .on(successTold, ({ occasion }, message) => ({ message, occasion: occasion + 1 }))
  .on([journalOpened, signedOut], ({ occasion }) => ({ message: null, occasion }))
$sort.on(sortChosen, nextSort).reset(signedOut)
$selected
  .on(entryToggled, (selected, id) =>
    selected.includes(id) ? selected.filter((one) => one !== id) : [...selected, id],
  )
  .on(loadJournalFx.doneData, (selected, entries) => selected.filter((one) => entries.some(({ id }) => id === one)))
  .reset(journalOpened, deleteEntriesFx.done, signedOut)
$toDelete
  .on(deletionAsked, (_, ids) => (ids.length > 0 ? ids : null))
  .reset(deletionCancelled, deleteEntriesFx.finally, journalOpened, signedOut)
$format.on([formatChosen, recallFormatFx.doneData], (_, format) => format)

sample({ clock: journalOpened, target: [loadJournalFx, recallFormatFx] })
sample({ clock: formatChosen, target: keepFormatFx })

const allSelected = sample({
  clock: allToggled,
  source: { entries: $entries, selected: $selected },
  fn: ({ entries, selected }) => (selected.length === entries?.length ? [] : (entries ?? []).map(({ id }) => id)),
})
sample({ clock: allSelected, target: $selected })
sample({
  clock: merge([entryToggled, allSelected]),
  source: $selected,
  fn: (selected) => selectedWords(selected.length),
  target: announced,
})

sample({
  clock: deletionConfirmed,
  source: $toDelete,
  filter: (ids): ids is readonly string[] => ids !== null,
  target: deleteEntriesFx,
})
sample({ clock: deleteEntriesFx.done, fn: ({ params }) => deletedWords(params.length), target: successTold })
// Another tab was faster, or only some of very many could be deleted: the list shows what is there.
sample({
  clock: deleteEntriesFx.fail,
  filter: ({ error, params }) => isStatus(error, 404) || params.length > entriesAtOnce,
  fn: () => {},
  target: loadJournalFx,
})

sample({
  clock: downloadAsked,
  source: { format: $format, isUnderWay: $isDownloading },
  filter: ({ isUnderWay }, ids) => !isUnderWay && ids.length > 0,
  fn: ({ format }, ids) => ({ ids, format }),
  target: downloadEntriesFx,
})
// Only what was selected when it was downloaded (spec 4: a selection is cleared after either).
sample({
  clock: downloadEntriesFx.done,
  source: $selected,
  filter: (selected, { params }) =>
    selected.length === params.ids.length && selected.every((id) => params.ids.includes(id)),
  fn: () => [],
  target: $selected,
})
sample({ clock: downloadEntriesFx.done, fn: ({ params }) => downloadedWords(params.ids.length), target: successTold })

sample({ clock: draftLeft, fn: () => 'Your unfinished entry is kept on this device', target: successTold })

sample({ clock: [deleteEntriesFx.failData, downloadEntriesFx.failData], fn: messageFor, target: failureTold })
sample({ clock: successTold, target: announced })

function withEntry(entries: readonly Reflection[], entry: Reflection): Reflection[] {
  const isKnown = entries.some(({ id }) => id === entry.id)
  return isKnown ? entries.map((known) => (known.id === entry.id ? entry : known)) : [entry, ...entries]
}
