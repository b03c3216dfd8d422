import { expect, test } from 'vitest'
import { searchEntries } from './search-entries.ts'
import { anEntry } from './testing/an-entry.ts'

const entries = [
  anEntry({ id: 'talk', title: 'My first talk', observe1: 'It didn’t go as planned.', act: 'Breathe.' }),
  anEntry({ id: 'cafe', title: 'Reading in a café', reflect2: 'The noise was hard.' }),
  anEntry({ id: 'essay', title: 'An ESSAY', reflect1: 'I planned it\nwell.' }),
]

test.each([
  ['', ['talk', 'cafe', 'essay']],
  ['   ', ['talk', 'cafe', 'essay']],
  ['essay', ['essay']],
  ['planned', ['talk', 'essay']],
  ['first breathe', ['talk']],
  ["didn't", ['talk']],
  ['CAFE', ['cafe']],
  ['cafe\u0301', ['cafe']],
  ['ca\u00ADfé\u200B', ['cafe']],
  ['my\u00A0ﬁrst', ['talk']],
  ['it well', ['essay']],
  ['essay talk', []],
  ['ess', ['essay']],
  ['nothing of the kind', []],
  ['.*', []],
])('the query %j finds %j', (query, ids) => {
  expect(searchEntries(entries, query).map(({ id }) => id)).toEqual(ids)
})
