import { foldText } from '@stepwise/shared/contracts/fold-text'
import { formatCount } from '@stepwise/shared/counts'
import { personalStore } from '@stepwise/shared/session'
import { $openSlot } from '@stepwise/shared/shell'
import { findingsAnnounced, hintAnnounced } from '@stepwise/shared/ui'
import { combine, createEvent, merge, sample } from 'effector'
import Fuse from 'fuse.js'
import { debounce } from 'patronum'
import { $areOlderMissing, $cards, $loadFailure, loadNotesFx } from './notes.model.ts'

export const noteQueryTyped = createEvent<string>()
/** The person wants to see more cards than are shown. */
export const moreCardsAsked = createEvent()

/** Cards that are shown at first, and with each "Show more". */
const cardsAtOnce = 50
/** With more cards a search takes tenths of a second, and waits for a pause in typing. */
const quicklySearched = 1000
const typingPauseMs = 200

/** Instead of an end of the list, until the older notes are there. */
export const stillReading = 'Still reading your older notes…'

/** Every opening of the panel starts with an empty search. */
export const $noteQuery = personalStore('')
  .on(noteQueryTyped, (_, query) => query)
  .on($openSlot, (query, slot) => (slot === 'panel.notes' ? query : ''))
const $searchedQuery = personalStore('')
/** The cards that the search has found, the best first; all of them while it is empty. */
export const $foundCards = combine($cards, $searchedQuery, searchNotes)
const $shownCount = personalStore(cardsAtOnce)
  .on(moreCardsAsked, (count) => count + cardsAtOnce)
  .reset($searchedQuery.updates)
  .on($openSlot, (count, slot) => (slot === 'panel.notes' ? count : cardsAtOnce))
/** The first of those, and any that is being written or not saved yet. */
export const $shownCards = combine($foundCards, $shownCount, (cards, count) =>
  cards.filter(({ edit, state, isDeleted }, at) => at < count || edit !== null || state !== 'saved' || isDeleted),
)

const announceDelayMs = 300
const $words = $noteQuery.map((query) => query.trim())
const $restedWords = personalStore('')

sample({
  clock: $noteQuery,
  source: $cards,
  filter: (cards, query) => query.trim() === '' || cards.length <= quicklySearched,
  fn: (_, query) => query,
  target: $searchedQuery,
})
sample({ clock: debounce($noteQuery, typingPauseMs), target: $searchedQuery })
sample({
  clock: moreCardsAsked,
  source: { shown: $shownCards, found: $foundCards },
  fn: ({ shown, found }) => `${shown.length} of ${formatCount(found.length, 'note')} are shown`,
  target: hintAnnounced,
})

// Not when a note is saved meanwhile, which is announced by itself; but when the older ones have come.
sample({ clock: debounce($words, announceDelayMs), target: $restedWords })
const findingsCounted = sample({
  clock: merge([$restedWords, debounce(loadNotesFx.done, announceDelayMs)]),
  source: { words: $restedWords, found: $foundCards },
  filter: ({ words }) => words !== '',
  fn: ({ found }) => found.length,
})
sample({
  clock: findingsCounted,
  source: { areOlderMissing: $areOlderMissing, failure: $loadFailure },
  fn: ({ areOlderMissing, failure }, count) => ({
    text: findingsText(count, areOlderMissing, failure !== null),
    isNothing: count === 0 && !areOlderMissing,
  }),
  target: findingsAnnounced,
})

function findingsText(count: number, areOlderMissing: boolean, hasFailed: boolean): string {
  const notes = formatCount(count, 'note')
  if (areOlderMissing) return `${notes} so far. ${hasFailed ? 'Your older notes could not be read.' : stillReading}`
  return count === 0 ? 'No results found' : notes
}

/** docs/product/notes.md#search */
const options = {
  keys: ['content'],
  threshold: 0.05,
  ignoreLocation: true,
  getFn: ({ content }: { content: string }) => foldText(content),
}

export function searchNotes<Item extends { content: string }>(items: readonly Item[], query: string): readonly Item[] {
  const words = foldText(query).trim()
  return words === '' ? items : new Fuse(items, options).search(words).map(({ item }) => item)
}
