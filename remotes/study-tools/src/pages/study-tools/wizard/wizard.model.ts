import type { EssayWord } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'
import { personalStore } from '@stepwise/shared/session'
import { hintAnnounced } from '@stepwise/shared/ui'
import { combine, createEvent, sample } from 'effector'
import { debounce } from 'patronum'
import { findTaskWords, pickTaskWords } from '../../../features/task-words/find-task-words.ts'
import { $taskWords as $words, taskWordsNeeded } from '../../../features/task-words/task-words.model.ts'
import { createPersistedValues } from '../../../features/tool/persisted-values.ts'

export const longestQuestion = 10_000
export const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** After this pause in typing, in ms, what was found is announced. */
const quietMs = 800

/** The wizard is on screen, or the person tries again to load the directives. */
export const wizardOpened = createEvent()
export const wizardClosed = createEvent()
export const questionTyped = createEvent<string>()

/** The letter that was looked at last, and the question. */
export const wizardInput = createPersistedValues('essay-word-wizard', { letter: '', question: '' })
/** The question was typed in this visit to the wizard, not loaded. */
const $isTyped = personalStore(false)

/** The letters that begin a directive. */
export const $usedLetters = $words.map((words) => new Set((words ?? []).map(({ directive }) => readInitial(directive))))
/** The letter whose directives are shown: the chosen one, or the first that has any. */
export const $letter = combine($usedLetters, wizardInput.$values, (used, input) =>
  input && used.has(input.letter) ? input.letter : (letters.find((letter) => used.has(letter)) ?? ''),
)
export const $wordsOfLetter = combine($words, $letter, (words, letter) =>
  (words ?? []).filter(({ directive }) => readInitial(directive) === letter),
)
const $question = wizardInput.$values.map((input) => input?.question ?? '')
/** The question in pieces, with its directives marked. */
export const $pieces = combine($words, $question, (words, question) => findTaskWords(question, words ?? []))
export const $directives = $pieces.map(pickTaskWords)
/** What was found in the question, as a sentence; null while there is no question. */
export const $summary = combine($question, $directives, summaryOf)

sample({ clock: wizardOpened, target: wizardInput.opened })
sample({ clock: wizardOpened, target: taskWordsNeeded })

$isTyped.on(questionTyped, () => true).reset(wizardClosed)
sample({ clock: questionTyped, fn: (question) => ({ question }), target: wizardInput.edited })
const summaryChanged = sample({ clock: $summary, filter: $isTyped })
sample({
  clock: sample({ clock: debounce(summaryChanged, quietMs), filter: $isTyped }).filterMap(
    (summary) => summary ?? undefined,
  ),
  target: hintAnnounced,
})

function readInitial(directive: string): string {
  return directive.charAt(0).toUpperCase()
}

function summaryOf(question: string, directives: readonly EssayWord[]): string | null {
  if (question.trim() === '') return null
  const count = directives.length
  if (count === 0) return 'No directives found in this question'
  return `${formatCount(count, 'directive')} found: ${directives.map(({ directive }) => directive).join(', ')}`
}
