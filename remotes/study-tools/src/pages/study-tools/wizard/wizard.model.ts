import type { EssayWord } from '@stepwise/shared/contracts'
import { messageFor } from '@stepwise/shared/http'
import { signedOut } from '@stepwise/shared/session'
import { combine, createEffect, createEvent, createStore, sample } from 'effector'
import { createRemembered } from '../../../features/tool/remembered.ts'
import { findDirectives } from './find-directives.ts'
import { fetchWords } from './wizard.api.ts'

export const longestQuestion = 10_000
export const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The wizard is on screen, or somebody wants to try again. */
export const wizardOpened = createEvent()

export const fetchWordsFx = createEffect(fetchWords)
/** The letter that was looked at last and the question that was pasted. */
export const wizardInput = createRemembered('essay-word-wizard', { letter: '', question: '' })

export const $words = createStore<EssayWord[] | null>(null)
  .on(fetchWordsFx.doneData, (_, words) => words)
  .reset(signedOut)
export const $failure = createStore<string | null>(null)
  .on(fetchWordsFx.failData, (_, error) => messageFor(error))
  .reset(fetchWordsFx, signedOut)

/** The letters that begin a directive. */
export const $usedLetters = $words.map((words) => new Set((words ?? []).map(({ directive }) => initialOf(directive))))
/** The letter whose directives show: the chosen one, or the first that has any. */
export const $letter = combine($usedLetters, wizardInput.$values, (used, input) =>
  input && used.has(input.letter) ? input.letter : (letters.find((letter) => used.has(letter)) ?? ''),
)
export const $wordsOfLetter = combine($words, $letter, (words, letter) =>
  (words ?? []).filter(({ directive }) => initialOf(directive) === letter),
)
/** The pasted question in pieces, its directives found. */
export const $pieces = combine($words, wizardInput.$values, (words, input) =>
  findDirectives(input?.question ?? '', words ?? []),
)

sample({ clock: wizardOpened, target: wizardInput.opened })
sample({
  clock: wizardOpened,
  source: $words,
  filter: (words) => words === null,
  target: fetchWordsFx.prepend(() => {}),
})

const initialOf = (directive: string) => directive.charAt(0).toUpperCase()
