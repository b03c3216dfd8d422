import { createLoader } from '@stepwise/shared/session'
import { createEvent, sample } from 'effector'
import { fetchTaskWords } from './task-words.api.ts'

/** A page needs the table, or the person tries again to load it. */
export const taskWordsNeeded = createEvent()

/** The one table of the Word Wizard and the question unpicker (docs/product/study-tools.md#directives). */
export const {
  loadFx: fetchTaskWordsFx,
  $value: $taskWords,
  $failure: $taskWordsFailure,
} = createLoader(fetchTaskWords)

sample({
  clock: taskWordsNeeded,
  source: $taskWords,
  filter: (words) => words === null,
  fn: () => {},
  target: fetchTaskWordsFx,
})
