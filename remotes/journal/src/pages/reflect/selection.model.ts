import { signedOut } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { combine, createEvent, createStore, merge, sample } from 'effector'
import { selectedWords } from './counted-words.ts'
import { entrySaved } from './entry/entry.model.ts'
import { $entries, deleteEntriesFx, deletionAsked, downloadEntriesFx, journalOpened } from './reflect.model.ts'
import { searchEntries } from './search-entries.ts'

export const queryTyped = createEvent<string>()
export const entryToggled = createEvent<string>()
/** The box in the header: all that is shown, or none when all of it is selected. */
export const allToggled = createEvent()

export const $query = createStore('')
/** What the search leaves, in the order of the table; all entries while nothing is asked for. */
export const $found = combine($entries, $query, (entries, query) => searchEntries(entries ?? [], query))

const $marked = createStore<readonly string[]>([])
/** What is selected and shown: nothing is ever done with an entry that is out of sight. */
export const $selected = combine($marked, $found, (marked, found) =>
  marked.filter((id) => found.some((entry) => entry.id === id)),
)
/** How many are selected that the search does not show. */
export const $hiddenCount = combine($marked, $selected, (marked, selected) => marked.length - selected.length)
/** The row that stands where deleted ones stood: null when none is left, undefined when nothing has been deleted. */
export const $rowAfterDeleted = createStore<string | null | undefined>(undefined, { skipVoid: false })

$query.on(queryTyped, (_, query) => query).reset(journalOpened, signedOut)
// What a person has just written is in sight.
sample({
  clock: entrySaved,
  source: $query,
  filter: (query, saved) => searchEntries([saved], query).length === 0,
  fn: () => '',
  target: $query,
})

$marked
  .on(entryToggled, (marked, id) => (marked.includes(id) ? marked.filter((one) => one !== id) : [...marked, id]))
  .on($entries, (marked, entries) => marked.filter((one) => entries?.some(({ id }) => id === one)))
  .reset(journalOpened, deleteEntriesFx.done, signedOut)

const allMarked = sample({
  clock: allToggled,
  source: { found: $found, selected: $selected, marked: $marked },
  fn: ({ found, selected, marked }) => {
    const shown = found.map(({ id }) => id)
    const hidden = marked.filter((id) => !shown.includes(id))
    return selected.length === shown.length ? hidden : [...hidden, ...shown]
  },
})
sample({ clock: allMarked, target: $marked })
sample({
  clock: merge([entryToggled, allMarked]),
  source: { selected: $selected, hidden: $hiddenCount },
  fn: ({ selected, hidden }) => selectedWords(selected.length, hidden),
  target: announced,
})

// Only what was selected when it was downloaded (spec 4: a selection is cleared after either).
sample({
  clock: downloadEntriesFx.done,
  source: $selected,
  filter: (selected, { params }) =>
    selected.length === params.ids.length && selected.every((id) => params.ids.includes(id)),
  fn: () => [],
  target: $marked,
})

const deletionBegun = sample({
  clock: deleteEntriesFx,
  source: $found,
  fn: (found, gone) => {
    const ids = found.map(({ id }) => id)
    const place = ids.findLastIndex((id) => gone.includes(id))
    const isLeft = (id: string) => !gone.includes(id)
    return ids.slice(place + 1).find(isLeft) ?? ids.findLast(isLeft) ?? null
  },
})
$rowAfterDeleted.on(deletionBegun, (_, id) => id).reset(deletionAsked, deleteEntriesFx.fail, signedOut)
