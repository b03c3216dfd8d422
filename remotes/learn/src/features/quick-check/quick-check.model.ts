import type { ChapterPath, QuickCheckScore } from '@stepwise/shared/contracts'
import { quickCheckPattern } from '@stepwise/shared/contracts/step-path'
import { createDrafts, isObject } from '@stepwise/shared/drafts'
import { call } from '@stepwise/shared/http'
import { $user, personalStore } from '@stepwise/shared/session'
import { combine, createEvent, sample } from 'effector'
import { formatWaiting } from '../outbox/format-waiting.ts'
import { createPersonalOutbox } from '../outbox/personal-outbox.ts'
import { $step, chapterScored, stepLeft, stepRequested } from '../step/step.model.ts'

/** The option that is chosen for each question, counted from 0; null: none yet. */
type Chosen = (number | null)[]

interface Answers {
  path: ChapterPath
  answers: number[]
}

/** The questions of a chapter are on screen. */
export const quickCheckShown = createEvent()
/** The person has answered all questions of the step on screen. */
export const quickCheckAnswered = createEvent<
  { chapterId: string; score: QuickCheckScore; scoreBefore: QuickCheckScore | null } & Answers
>()

/** What is chosen and not answered yet, by the id of the chapter. */
export const chosenDrafts = createDrafts<Chosen>({
  area: 'quick-check-drafts',
  $owner: $user,
  isValue: (value): value is Chosen =>
    Array.isArray(value) && value.every((chosen) => chosen === null || typeof chosen === 'number'),
})

const isPathOfChapter = (value: unknown): value is ChapterPath =>
  isObject(value) &&
  [value.flowSlug, value.learningModuleSlug, value.chapterSlug].every((part) => typeof part === 'string')

/** By the id of the chapter. The latest answers count, so the call is harmless when made twice. */
export const quickChecksOutbox = createPersonalOutbox({
  area: 'quick-checks-outbox',
  discardsRefused: true,
  send: ({ path, answers }: Answers) => call(`PUT ${quickCheckPattern}`, { params: path, body: { answers } }),
  isPayload: (value): value is Answers =>
    isObject(value) &&
    isPathOfChapter(value.path) &&
    Array.isArray(value.answers) &&
    value.answers.every((answer) => typeof answer === 'number'),
})

/** The score that the server has, of each chapter whose answers are on their way. */
const $savedScores = personalStore<Record<string, QuickCheckScore | null>>({})
  .on(quickCheckAnswered, (scores, { chapterId, scoreBefore }) => ({ [chapterId]: scoreBefore, ...scores }))
  .on(quickChecksOutbox.delivered, (scores, { key }) => {
    const { [key]: _, ...others } = scores
    return others
  })
/** Why the server has refused the last answers; null when it has not. */
export const $answersRefused = personalStore<string | null>(null)
  .on(quickChecksOutbox.refused, (_, { message }) => message)
  .reset(quickCheckAnswered, stepRequested, stepLeft)
/** The words for answers on screen that could not be sent yet; null while there are none. */
export const $answersWaiting = combine($step, quickChecksOutbox.$entries, (step, entries) =>
  step ? formatWaiting('Your result', entries[step.chapterId]) : null,
)

sample({ clock: quickCheckShown, target: [chosenDrafts.opened, quickChecksOutbox.opened] })
sample({ clock: quickCheckAnswered, fn: ({ chapterId }) => chapterId, target: chosenDrafts.discarded })
// Shown at once: the browser knows which options are right.
sample({ clock: quickCheckAnswered, fn: ({ chapterId, score }) => ({ chapterId, score }), target: chapterScored })
sample({
  clock: quickCheckAnswered,
  fn: ({ chapterId, path, answers }) => ({ key: chapterId, payload: { path, answers } }),
  target: quickChecksOutbox.posted,
})
sample({
  clock: quickChecksOutbox.refused,
  source: $savedScores,
  filter: (scores, { key }) => key in scores,
  fn: (scores, { key }) => ({ chapterId: key, score: scores[key] ?? null }),
  target: chapterScored,
})
