import { messageFor } from '@stepwise/shared/http'
import { personalStore, signedOut } from '@stepwise/shared/session'
import { announced } from '@stepwise/shared/ui'
import { createEffect, createEvent, createStore, sample } from 'effector'
import { type ResultGroup, resultGroups } from './result-groups.ts'
import { search } from './search.api.ts'
import { $isOpen, $query, optionsShown, queryTyped } from './search-box.model.ts'

const debounce = 300

/** The results have come to the page; something may have been typed before. */
export const resultsLoaded = createEvent()

interface Answer {
  query: string
  groups: ResultGroup[]
}

/** null until an answer has come for what is in the box. The last one stays until the next. */
export const $answer = createStore<Answer | null>(null)
export const $problem = createStore<string | null>(null)
/** Numbers each change of the text, so that only the last one is followed. */
const $typings = personalStore(0)

export const pauseFx = createEffect((_typing: number) => new Promise<void>((done) => setTimeout(done, debounce)))
export const searchFx = createEffect(search)

$typings.on([queryTyped, resultsLoaded], (typings) => typings + 1)
sample({ clock: $typings, target: pauseFx })
sample({
  clock: pauseFx.done,
  source: { typings: $typings, query: $query },
  filter: ({ typings, query }, { params }) => typings === params && query.trim() !== '',
  fn: ({ query }) => query.trim(),
  target: searchFx,
})

const answered = sample({
  clock: searchFx.done,
  source: $query,
  filter: (query, { params }) => query.trim() === params,
  fn: (_, { params, result }): Answer => ({ query: params, groups: resultGroups(result) }),
})
const failed = sample({
  clock: searchFx.fail,
  source: $query,
  filter: (query, { params }) => query.trim() === params,
  fn: (_, { error }) => messageFor(error),
})

$answer
  .on(answered, (_, answer) => answer)
  .on(queryTyped, (answer, query) => (query.trim() === '' ? null : answer))
  .reset(failed, signedOut)
$problem.on(failed, (_, problem) => problem).reset(queryTyped, answered, signedOut)

sample({ clock: $answer, fn: (answer) => optionsOf(answer).map(({ id }) => id), target: optionsShown })
sample({
  clock: [answered, failed],
  source: $isOpen,
  filter: Boolean,
  fn: (_, news) => wordsFor(news),
  target: announced,
})

function optionsOf(answer: Answer | null) {
  return answer?.groups.flatMap(({ options }) => options) ?? []
}

function wordsFor(news: Answer | string) {
  if (typeof news === 'string') return news
  const count = optionsOf(news).length
  if (count === 0) return 'No results found'
  return count === 1 ? '1 result' : `${count} results`
}
