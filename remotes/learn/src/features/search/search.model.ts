import type { SearchResults } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { call, messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { findingsAnnounced } from '@stepwise/shared/ui'
import { createEffect, createEvent, merge, sample } from 'effector'
import { debounce } from 'patronum'
import { type ResultGroup, resultGroups } from './result-groups.ts'
import { $isOpen, $query, optionsShown, queryTyped } from './search-box.model.ts'

const debounceMs = 300

/** This file loads after the search box, in which something may have been typed before. */
export const resultsLoaded = createEvent()

interface Results {
  query: string
  groups: ResultGroup[]
}

/** The last results stay until the next ones come; null while nothing is typed. */
export const $results = personalStore<Results | null>(null)
export const $problem = personalStore<string | null>(null)

/** The list shows a failure itself, the page stays. */
export const searchFx = createEffect(
  (query: string): Promise<SearchResults> => call('GET /search', { query: { query }, failures: 'caller' }),
)

const typingRested = debounce(merge([queryTyped, resultsLoaded]), debounceMs)
sample({
  clock: typingRested,
  source: $query.map((query) => query.trim()),
  filter: (words) => words !== '',
  target: searchFx,
})

// Results for words that have changed meanwhile are ignored.
const resultsReceived = sample({
  clock: searchFx.done,
  source: $query,
  filter: (query, { params }) => query.trim() === params,
  fn: (_, { params, result }): Results => ({ query: params, groups: resultGroups(result) }),
})
const failed = sample({
  clock: searchFx.fail,
  source: $query,
  filter: (query, { params }) => query.trim() === params,
  fn: (_, { error }) => messageFor(error),
})

$results
  .on(resultsReceived, (_, results) => results)
  .on(queryTyped, (results, query) => (query.trim() === '' ? null : results))
  .reset(failed)
$problem.on(failed, (_, problem) => problem).reset(queryTyped, resultsReceived)

sample({ clock: $results, fn: (results) => listOptions(results).map(({ id }) => id), target: optionsShown })
sample({
  clock: [resultsReceived, failed],
  source: $isOpen,
  filter: (isOpen) => isOpen,
  fn: (_, outcome) => announcementFor(outcome),
  target: findingsAnnounced,
})

function listOptions(results: Results | null) {
  return results?.groups.flatMap(({ options }) => options) ?? []
}

function announcementFor(outcome: Results | string) {
  if (typeof outcome === 'string') return { text: outcome, isNothing: true }
  const count = listOptions(outcome).length
  if (count === 0) return { text: 'No results found', isNothing: true }
  return { text: formatCount(count, 'result'), isNothing: false }
}
