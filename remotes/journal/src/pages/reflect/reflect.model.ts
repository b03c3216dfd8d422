import type { DownloadFormat, Reflection } from '@stepwise/shared/contracts'
import { isStatus, messageFor } from '@stepwise/shared/http'
import { personalStore, signedOut } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { deletedWords, downloadedWords, stoppedWords } from './counted-words.ts'
import { draftLeft, entryChangedElsewhere, entryGoneElsewhere, entrySaved } from './entry/entry.model.ts'
import { formatOnDevice, keepFormat } from './format-on-device.ts'
import { batchesOf, deleteBatch, downloadEntries, loadJournal } from './reflect.api.ts'
import { nextSort, type Sort, type SortKey, sortEntries } from './sort-entries.ts'

export const journalOpened = createEvent()
export const sortChosen = createEvent<SortKey>()
export const formatChosen = createEvent<DownloadFormat>()
export const downloadAsked = createEvent<readonly string[]>()
/** Deleting is asked for; the dialog asks back. */
export const deletionAsked = createEvent<readonly string[]>()
export const deletionConfirmed = createEvent()
export const deletionCancelled = createEvent()

export const loadJournalFx = createEffect(loadJournal)
export const deleteBatchFx = createEffect(deleteBatch)
/** Entries of any number, as many at once as a call can name. It stops where one of the calls fails. */
export const deleteEntriesFx = createEffect(async (ids: readonly string[]) => {
  for (const batch of batchesOf(ids)) await deleteBatchFx(batch)
})
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
export const $toDelete = createStore<readonly string[] | null>(null)
export const $format = personalStore<DownloadFormat>('docx')
export const $isDeleting = deleteEntriesFx.pending
export const $isDownloading = downloadEntriesFx.pending

export const $entries = combine($loaded, $sort, (entries, sort) => entries && sortEntries(entries, sort))

const failureTold = createEvent<string>()
const successTold = createEvent<string>()

$loaded
  .on(loadJournalFx.doneData, (_, entries) => entries)
  .on([entrySaved, entryChangedElsewhere], (entries, entry) => entries && withEntry(entries, entry))
  .on(deleteBatchFx.done, (entries, { params: gone }) => entries?.filter(({ id }) => !gone.includes(id)) ?? null)
  .on(entryGoneElsewhere, (entries, gone) => entries?.filter(({ id }) => id !== gone) ?? null)
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
$toDelete
  .on(deletionAsked, (_, ids) => (ids.length > 0 ? ids : null))
  .reset(deletionCancelled, deleteEntriesFx.finally, journalOpened, signedOut)
$format.on([formatChosen, recallFormatFx.doneData], (_, format) => format)

sample({ clock: journalOpened, target: [loadJournalFx, recallFormatFx] })
sample({ clock: formatChosen, target: keepFormatFx })

sample({
  clock: deletionConfirmed,
  source: $toDelete,
  filter: (ids): ids is readonly string[] => ids !== null,
  target: deleteEntriesFx,
})
sample({ clock: deleteEntriesFx.done, fn: ({ params }) => deletedWords(params.length), target: successTold })
sample({
  clock: deleteEntriesFx.fail,
  source: $loaded,
  fn: (entries, { params, error }) => {
    const left = params.filter((id) => entries?.some((entry) => entry.id === id))
    return stoppedWords(params.length - left.length, params.length, messageFor(error))
  },
  target: failureTold,
})
// Another tab was faster, or only some of very many could be deleted: the list shows what is there.
sample({
  clock: deleteEntriesFx.fail,
  filter: ({ error, params }) => isStatus(error, 404) || batchesOf(params).length > 1,
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
sample({ clock: downloadEntriesFx.done, fn: ({ params }) => downloadedWords(params.ids.length), target: successTold })

sample({ clock: draftLeft, fn: () => 'Your unfinished entry is kept on this device', target: successTold })

sample({ clock: downloadEntriesFx.failData, fn: messageFor, target: failureTold })
sample({ clock: successTold, target: announced })

function withEntry(entries: readonly Reflection[], entry: Reflection): Reflection[] {
  const isKnown = entries.some(({ id }) => id === entry.id)
  return isKnown ? entries.map((known) => (known.id === entry.id ? entry : known)) : [entry, ...entries]
}
