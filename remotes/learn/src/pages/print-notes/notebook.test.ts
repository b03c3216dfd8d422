import { aHighlight, aNote } from '@stepwise/shared/testing'
import { expect, test } from 'vitest'
import { buildNotebook } from './notebook.ts'

test('groups notes by flow and section in the order of the course, the oldest first', () => {
  const reading = { flowSlug: 'reading-research', flowName: 'Reading', learningModuleSlug: 'skim', sectionName: 'Skim' }
  const notebook = buildNotebook([
    aNote({ id: '1', stepPosition: 9, createdAt: '2026-03-03T10:00:00Z' }),
    aNote({ id: '2', stepPosition: 2, ...reading }),
    aNote({ id: '3', stepPosition: 9, createdAt: '2026-03-01T10:00:00Z' }),
    aNote({ id: '4', stepPosition: 12, learningModuleSlug: 'plan', sectionName: 'Plan' }),
  ])
  const shape = notebook.map(({ name, sections }) => [
    name,
    sections.map((section) => [section.name, section.notes.map(({ id }) => id)]),
  ])
  expect(shape).toEqual([
    ['Reading', [['Skim', ['2']]]],
    [
      'Revision',
      [
        ['Exam day', ['3', '1']],
        ['Plan', ['4']],
      ],
    ],
  ])
})

test('highlights are in the sections of their steps, even where there are no notes', () => {
  const [flow] = buildNotebook(
    [aNote()],
    [aHighlight(), aHighlight({ id: '2', learningModuleSlug: 'plan', stepPosition: 12 })],
  )
  expect(flow?.sections.map(({ notes, highlights }) => [notes.length, highlights.length])).toEqual([
    [1, 1],
    [0, 1],
  ])
})

test('no notes make an empty notebook', () => {
  expect(buildNotebook([])).toEqual([])
})
