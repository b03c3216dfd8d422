import { expect, test } from 'vitest'
import { anEntry, aSource } from './journal-document.fixture.ts'
import { makeTextDocument } from './text-document.ts'

const linesOf = (...given: Parameters<typeof aSource>) =>
  makeTextDocument(aSource(...given))
    .toString('utf8')
    .split('\r\n')

test('a text begins with the mark of UTF-8, and its headings are underlined', () => {
  const entries = [
    anEntry,
    { ...anEntry, title: 'Ünï 🎓', date: '2026-02-01', observe_1: '', act: 'One.\rTwo.\u000bThree.' },
  ]
  const lines = linesOf(entries)
  expect(lines.slice(0, 37)).toEqual([
    '\ufeffReflective journal',
    '==================',
    '',
    'Ada Price, 2 entries, Tuesday 10 March 2026',
    '',
    'My first talk',
    '=============',
    '',
    'Monday 2 March 2026',
    '',
    'Observe',
    '-------',
    '',
    'What happened?',
    'I spoke.',
    'Loudly.',
    '',
    'They listened.',
    '',
    'What did you notice?',
    'No answer yet.',
    '',
    'Reflect',
    '-------',
    '',
    'What went well, and why?',
    'a < b & "c"',
    '',
    'What was hard, and why?',
    'It was hard.',
    '',
    'Act',
    '---',
    '',
    'What will you do next time?',
    'Breathe.',
    '',
  ])
  expect(lines.slice(37, 42)).toEqual(['Ünï 🎓', '=====', '', 'Sunday 1 February 2026', ''])
  expect(lines.slice(-5)).toEqual(['What will you do next time?', 'One.', 'Two.', 'Three.', ''])
})

test('one entry is counted as one, and a long title has a line of 70', () => {
  const lines = linesOf([{ ...anEntry, title: 'x'.repeat(200) }])
  expect(lines[3]).toBe('Ada Price, 1 entry, Tuesday 10 March 2026')
  expect(lines.slice(5, 7)).toEqual(['x'.repeat(200), '='.repeat(70)])
})
