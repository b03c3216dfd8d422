import { personalStore } from '@stepwise/shared/session'
import { findingsAnnounced, hintAnnounced } from '@stepwise/shared/ui'
import { combine, createEvent, merge, sample } from 'effector'
import { debounce } from 'patronum'
import { entrySaved } from './entry/entry.model.ts'
import { foundMessage, foundSoFarMessage, selectedLabel } from './entry-messages.ts'
import {
  $areOlderMissing,
  $entries,
  $loadFailure,
  deleteEntriesFx,
  deletionRequested,
  downloadEntriesFx,
  journalClosed,
  journalOpened,
  loadJournalFx,
} from './reflect.model.ts'
import { searchEntries } from './search-entries.ts'

/** After this pause in typing, in ms, the number of results is announced. */
const quietMs = 300

export const queryTyped = createEvent<string>()
export const entryToggled = createEvent<string>()
/** The box in the header: selects all that is shown, or none of it when all of it is selected. Not before all entries are read. */
export const allToggled = createEvent()

export const $query = personalStore('')
/** The results in the order of the table; all entries while there is no query. */
export const $found = combine($entries, $query, (entries, query) => searchEntries(entries ?? [], query))

/** Every selected id, whether or not the search shows it. */
const $marked = personalStore<readonly string[]>([])
/** What is selected and shown: nothing is ever done with an entry that the search hides. */
export const $selected = combine($marked, $found, (marked, found) =>
  marked.filter((id) => found.some((entry) => entry.id === id)),
)
export const $hiddenCount = combine($marked, $selected, (marked, selected) => marked.length - selected.length)
/** The row that follows the last deletion: null when no row is left, undefined when nothing has been deleted. */
export const $rowAfterDeleted = personalStore<string | null | undefined>(undefined, { skipVoid: false })

// Searching.

$query.on(queryTyped, (_, query) => query).reset(journalOpened, journalClosed)
// The entry that a person has just written must be in sight.
sample({
  clock: entrySaved,
  source: $query,
  filter: (query, saved) => searchEntries([saved], query).length === 0,
  fn: () => '',
  target: $query,
})
// Also when the older entries have come.
const findingsCounted = sample({
  clock: debounce(merge([queryTyped, loadJournalFx.done]), quietMs),
  source: { query: $query, found: $found },
  filter: ({ query }) => query.trim() !== '',
  fn: ({ found }) => found.length,
})
sample({
  clock: findingsCounted,
  source: { areOlderMissing: $areOlderMissing, failure: $loadFailure },
  fn: ({ areOlderMissing, failure }, count) => ({
    text: areOlderMissing ? foundSoFarMessage(count, failure !== null) : foundMessage(count),
    isNothing: count === 0 && !areOlderMissing,
  }),
  target: findingsAnnounced,
})

// Selecting.

const allMarked = sample({
  clock: allToggled,
  filter: $areOlderMissing.map((areMissing) => !areMissing),
  source: { found: $found, selected: $selected, marked: $marked },
  fn: ({ found, selected, marked }) => {
    const shown = found.map(({ id }) => id)
    const hidden = marked.filter((id) => !shown.includes(id))
    return selected.length === shown.length ? hidden : [...hidden, ...shown]
  },
})
$marked
  .on(entryToggled, (marked, id) => (marked.includes(id) ? marked.filter((other) => other !== id) : [...marked, id]))
  .on(allMarked, (_, marked) => marked)
  .on($entries, (marked, entries) => marked.filter((id) => entries?.some((entry) => entry.id === id)))
  .reset(journalOpened, deleteEntriesFx.done)
sample({
  clock: merge([entryToggled, allMarked]),
  source: { selected: $selected, hidden: $hiddenCount },
  fn: ({ selected, hidden }) => selectedLabel(selected.length, hidden),
  target: hintAnnounced,
})
// While the download ran, the person may have selected something else.
sample({
  clock: downloadEntriesFx.done,
  source: $selected,
  filter: (selected, { params }) =>
    selected.length === params.ids.length && selected.every((id) => params.ids.includes(id)),
  fn: () => [],
  target: $marked,
})

// The row for the focus after a deletion, found while the deleted rows are still in the list.

const followingRowFound = sample({
  clock: deleteEntriesFx,
  source: $found,
  fn: (found, deleted) => {
    const ids = found.map(({ id }) => id)
    const lastDeleted = ids.findLastIndex((id) => deleted.includes(id))
    const remains = (id: string) => !deleted.includes(id)
    return ids.slice(lastDeleted + 1).find(remains) ?? ids.findLast(remains) ?? null
  },
})
$rowAfterDeleted.on(followingRowFound, (_, id) => id).reset(deletionRequested, deleteEntriesFx.fail)
