import { expect, test } from 'vitest'
import { searchNotes } from './search-notes.ts'

const notes = [
  { content: 'Record the lecture, with permission.' },
  { content: `${'Many words come first. '.repeat(200)}Then the dictionary.` },
  { content: '100% of 50 is <b>50</b> 🎓' },
]
const found = (query: string) => searchNotes(notes, query).map((note) => notes.indexOf(note))

test.each([
  ['', [0, 1, 2]],
  ['   ', [0, 1, 2]],
  ['lecture', [0]],
  ['LECTURE', [0]],
  ['dictionary', [1]],
  ['100%', [2]],
  ["'", []],
  ['🎓', [2]],
  ['<b>', [2]],
  ['nothing like it', []],
  ['x'.repeat(500), []],
])('%j finds %j', (query, expected) => {
  expect(found(query)).toEqual(expected)
})
