import type { Definition } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { call, messageFor } from '@stepwise/shared/http'
import { personalStore } from '@stepwise/shared/session'
import { findingsAnnounced } from '@stepwise/shared/ui'
import { createEffect, createEvent, sample } from 'effector'

/** The person wants to know what a word means. */
export const wordAsked = createEvent<string>()
export const lookUpRetried = createEvent()
export const dictionaryClosed = createEvent()

export const lookUpFx = createEffect(
  (word: string): Promise<Definition> => call('GET /dictionary', { query: { word }, failures: 'caller' }),
)

/** The word that was asked for last; empty when none was. */
export const $word = personalStore('')
  .on(wordAsked, (_, word) => word.trim())
  .reset(dictionaryClosed)
/** Null while there is no answer for the word. */
export const $definition = personalStore<Definition | null>(null).reset($word, wordAsked)
/** Why there is none. */
export const $lookUpFailure = personalStore<string | null>(null).reset($word, wordAsked, lookUpFx)

const isAsked = (word: string) => word !== ''
const found = sample({
  clock: lookUpFx.done,
  source: $word,
  filter: (word, { params }) => word === params,
  fn: (_, { result }) => result,
})
const failed = sample({
  clock: lookUpFx.fail,
  source: $word,
  filter: (word, { params }) => word === params,
  fn: (_, { error }) => messageFor(error),
})
$definition.on(found, (_, definition) => definition)
$lookUpFailure.on(failed, (_, message) => message)

sample({ clock: [wordAsked, lookUpRetried], source: $word, filter: isAsked, target: lookUpFx })
sample({
  clock: found,
  fn: (definition) => {
    const count = countMeanings(definition)
    return { text: count === 0 ? 'No meaning found' : formatCount(count, 'meaning'), isNothing: count === 0 }
  },
  target: findingsAnnounced,
})

export const countMeanings = ({ course, entries }: Definition) =>
  course.length + entries.reduce((count, { meanings }) => count + meanings.length, 0)
