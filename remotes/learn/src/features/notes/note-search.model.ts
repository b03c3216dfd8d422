import { personalStore } from '@stepwise/shared/session'
import { $openSlot } from '@stepwise/shared/shell'
import { announced } from '@stepwise/shared/ui'
import { combine, createEvent, sample } from 'effector'
import Fuse from 'fuse.js'
import { debounce } from 'patronum'
import { $cards } from './notes.model.ts'

export const noteQueryTyped = createEvent<string>()

/** Every opening of the panel starts with an empty search. */
export const $noteQuery = personalStore('')
  .on(noteQueryTyped, (_, query) => query)
  .on($openSlot, (query, slot) => (slot === 'panel.notes' ? query : ''))
/** The cards that the search has found, the best first; all of them while it is empty. */
export const $foundCards = combine($cards, $noteQuery, searchNotes)

const announceDelayMs = 300
const $words = $noteQuery.map((query) => query.trim())
const $restedWords = personalStore('')

// docs/product/notes.md#search-announced. Not when a note is saved meanwhile, which is announced by itself.
sample({ clock: debounce($words, announceDelayMs), target: $restedWords })
sample({
  clock: $restedWords,
  source: $foundCards,
  filter: (_, words) => words !== '',
  fn: ({ length: count }) => (count === 0 ? 'No results found' : count === 1 ? '1 note' : `${count} notes`),
  target: announced,
})

/** docs/product/notes.md#search */
const options = { keys: ['content'], threshold: 0.05, ignoreLocation: true }

export function searchNotes<Item extends { content: string }>(items: readonly Item[], query: string): readonly Item[] {
  const words = query.trim()
  return words === '' ? items : new Fuse(items, options).search(words).map(({ item }) => item)
}
