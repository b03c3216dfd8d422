import { expect } from 'vitest'
import { realWords } from '../../../features/task-words/testing/real-words.ts'
import { type Finding, unpick } from '../unpick.ts'

/** A question as it is set somewhere, and what a person would mark in it. */
interface ExamQuestion {
  question: string
  task: string[]
  limits: string[]
  extras: string[]
  topic: string[]
}

const listOf = (cell = '', separator = ';') => cell.split(separator).flatMap((item) => item.trim() || [])

/** A question a line: its text, task words, limits, extras and topic. What the rules get wrong has a tilde in front. */
export const readQuestions = (table: string): (ExamQuestion & { isWrong: boolean })[] =>
  table
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => {
      const [question = '', task, limits, extras, topic] = line.split(' |').map((cell) => cell.trim())
      return {
        question: question.replace('~', ''),
        isWrong: question.startsWith('~'),
        task: listOf(task, ','),
        limits: listOf(limits),
        extras: listOf(extras),
        topic: listOf(topic),
      }
    })

const formatFinding = ({ kind, text }: Finding) => `${kind}: ${text}`

export function expectUnpicked({ question, task, limits, extras, topic }: ExamQuestion) {
  const unpicked = unpick(question, realWords)
  expect({
    task: unpicked.instructions.map(({ word }) => word),
    limits: unpicked.limits.map(formatFinding),
    extras: unpicked.extras.map(formatFinding),
    topic: unpicked.topic,
  }).toEqual({ task, limits, extras, topic })
  expect(unpicked.pieces.map(({ text }) => text).join('')).toBe(question)
}
