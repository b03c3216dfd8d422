import { expect } from 'vitest'
import { realWords } from '../../../features/task-words/testing/real-words.ts'
import { type Finding, unpick } from '../unpick.ts'

/** A question as it is set somewhere, and what a person would mark in it. */
export interface ExamQuestion {
  question: string
  task: string[]
  limits?: string[]
  extras?: string[]
  topic: string[]
}

const formatFinding = ({ kind, text }: Finding) => `${kind}: ${text}`

export function expectUnpicked({ question, task, limits = [], extras = [], topic }: ExamQuestion) {
  const unpicked = unpick(question, realWords)
  expect({
    task: unpicked.instructions.map(({ word }) => word),
    limits: unpicked.limits.map(formatFinding),
    extras: unpicked.extras.map(formatFinding),
    topic: unpicked.topic,
  }).toEqual({ task, limits, extras, topic })
  expect(unpicked.pieces.map(({ text }) => text).join('')).toBe(question)
}
