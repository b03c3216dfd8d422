import type { DownloadFormat, Reflection } from '@stepwise/shared/contracts'
import { isStatus, messageFor } from '@stepwise/shared/http'
import { createLoader, personalStore } from '@stepwise/shared/session'
import { announced, hintAnnounced } from '@stepwise/shared/ui'
import { combine, createEffect, createEvent, sample } from 'effector'
import { draftLeft, entryChangedElsewhere, entryDeletedElsewhere, entrySaved } from './entry/entry.model.ts'
import { deletedMessage, downloadedMessage, partlyDeletedMessage } from './entry-messages.ts'
import {
  deleteBatch,
  downloadEntries,
  loadFormat,
  loadJournal,
  type readPage,
  splitBatches,
  storeFormat,
} from './reflect.api.ts'
import { nextSort, type Sort, type SortKey, sortEntries } from './sort-entries.ts'

/** What the page says once about the last operation. `occasion` grows, so that the same message shows again. */
interface Message {
  message: string | null
  occasion: number
}
const noMessage: Message = { message: null, occasion: 0 }

/** The page is on screen, or the person tries again to load it. */
export const journalOpened = createEvent()
export const journalClosed = createEvent()
export const sortChosen = createEvent<SortKey>()
export const formatChosen = createEvent<DownloadFormat>()
/** Starts the download of the entries with these ids. */
export const downloadRequested = createEvent<readonly string[]>()
/** Opens the dialog that asks whether to delete the entries with these ids. */
export const deletionRequested = createEvent<readonly string[]>()
export const deletionConfirmed = createEvent()
export const deletionCancelled = createEvent()
/** The toast about the last problem has gone: the page shows it now. */
export const problemToastHidden = createEvent()
const failed = createEvent<string>()
const succeeded = createEvent<string>()

const journal = createLoader<Reflection[]>((_, begin) => loadJournal(begin))
/** All of them, as the server sorts them; null until they are read. */
export const { loadFx: loadJournalFx, $value: $loaded, $failure: $loadFailure } = journal
/** Those of the first page, until all are read; null where the first page is the only one. */
export const $newest = journal.$beginning
/** The newest are shown, and the others are on their way, or could not be read. */
export const $areOlderMissing = $newest.map((newest) => newest !== null)
/** They are on their way. */
export const $areOlderComing = combine(
  $areOlderMissing,
  $loadFailure,
  (areMissing, failure) => areMissing && failure === null,
)
/** Why the last deletion or download failed. */
export const $problem = personalStore(noMessage)
/** The same, once its toast has gone (docs/product/errors.md#one-message). */
export const $settledProblem = personalStore<string | null>(null)
/** What has gone well. */
export const $success = personalStore(noMessage)
const newestFirst: Sort = { key: 'date', isDescending: true }
const $chosenSort = personalStore(newestFirst)
/** The chosen order, once there are all entries to be sorted. */
export const $sort = combine($chosenSort, $areOlderMissing, (sort, areMissing) => (areMissing ? newestFirst : sort))
/** The ids that the delete dialog asks about; null while it is closed. */
export const $toDelete = personalStore<readonly string[] | null>(null)
export const $format = personalStore<DownloadFormat>('docx')

/** Those that are read. */
export const $entries = combine($loaded, $newest, $chosenSort, (all, newest, sort) =>
  all ? sortEntries(all, sort) : newest,
)

export const deleteBatchFx = createEffect(deleteBatch)
/** Any number of entries, in batches. Stops at the first batch that fails. */
export const deleteEntriesFx = createEffect(async (ids: readonly string[]) => {
  for (const batch of splitBatches(ids)) await deleteBatchFx(batch)
})
export const downloadEntriesFx = createEffect(downloadEntries)
const loadFormatFx = createEffect(loadFormat)
const storeFormatFx = createEffect(storeFormat)
export const $isDeleting = deleteEntriesFx.pending
export const $isDownloading = downloadEntriesFx.pending

// The list.

sample({ clock: journalOpened, target: [loadJournalFx, loadFormatFx] })
journal.changeOn(entrySaved, withEntry)
journal.changeOn(entryChangedElsewhere, withEntry)
journal.changeOn(deleteBatchFx.done, (entries, { params: deleted }) => withoutEntries(entries, deleted))
journal.changeOn(entryDeletedElsewhere, (entries, deleted) => withoutEntries(entries, [deleted]))
$chosenSort.on(sortChosen, nextSort)
sample({
  clock: sortChosen,
  filter: $areOlderMissing,
  fn: () => 'Your entries are sorted when all are read.',
  target: hintAnnounced,
})

// Deleting.

$toDelete
  .on(deletionRequested, (_, ids) => (ids.length > 0 ? ids : null))
  .reset(deletionCancelled, deleteEntriesFx.finally, journalOpened)
sample({ clock: deletionConfirmed, source: $toDelete, filter: (ids) => ids !== null, target: deleteEntriesFx })
sample({ clock: deleteEntriesFx.done, fn: ({ params }) => deletedMessage(params.length), target: succeeded })
sample({
  clock: deleteEntriesFx.fail,
  source: $entries,
  fn: (entries, { params, error }) => {
    const remaining = params.filter((id) => entries?.some((entry) => entry.id === id))
    return partlyDeletedMessage(params.length - remaining.length, params.length, messageFor(error))
  },
  target: failed,
})
// Another tab has deleted some already, or the answer to a batch was lost: only the server knows what is left.
sample({
  clock: deleteEntriesFx.fail,
  filter: ({ error, params }) => isStatus(error, 404) || splitBatches(params).length > 1,
  fn: () => {},
  target: loadJournalFx,
})

// Downloading.

sample({ clock: formatChosen, target: storeFormatFx })
$format.on([formatChosen, loadFormatFx.doneData], (_, format) => format)
sample({
  clock: downloadRequested,
  source: { format: $format, isDownloading: $isDownloading },
  filter: ({ isDownloading }, ids) => !isDownloading && ids.length > 0,
  fn: ({ format }, ids) => ({ ids, format }),
  target: downloadEntriesFx,
})
sample({ clock: downloadEntriesFx.done, fn: ({ params }) => downloadedMessage(params.ids.length), target: succeeded })
sample({ clock: downloadEntriesFx.failData, fn: messageFor, target: failed })

// Messages.

sample({
  clock: draftLeft,
  filter: ({ isKept }) => isKept,
  fn: () => 'Your unfinished entry is saved on this device',
  target: succeeded,
})
sample({
  clock: draftLeft,
  filter: ({ isKept }) => !isKept,
  fn: () => 'This device cannot save your unfinished entry. Finish it before you leave this page.',
  target: failed,
})
$problem
  .on(failed, ({ occasion }, message) => ({ message, occasion: occasion + 1 }))
  .on([journalOpened, deleteEntriesFx, downloadEntriesFx, entrySaved], cleared)
sample({ clock: problemToastHidden, source: $problem, fn: ({ message }) => message, target: $settledProblem })
$settledProblem.reset(failed, journalOpened, deleteEntriesFx, downloadEntriesFx, entrySaved)
$success.on(succeeded, ({ occasion }, message) => ({ message, occasion: occasion + 1 })).on(journalOpened, cleared)
sample({ clock: succeeded, target: announced })

/** What the page shows before any effect has run, once this is what the server has answered. */
export function journalStores({ entries, next }: ReturnType<typeof readPage>) {
  return [[next ? $newest : $loaded, entries]] as const
}

export function cleared({ occasion }: Message): Message {
  return { message: null, occasion }
}

/** With an entry as it is now: a list that was read later may have a newer version. */
function withEntry(entries: Reflection[], entry: Reflection): Reflection[] {
  const known = entries.find(({ id }) => id === entry.id)
  if (!known) return [entry, ...entries]
  return known.version > entry.version ? entries : entries.map((each) => (each === known ? entry : each))
}

function withoutEntries(entries: readonly Reflection[], ids: readonly string[]): Reflection[] {
  return entries.filter(({ id }) => !ids.includes(id))
}
