import { expect, test } from 'vitest'
import type { SearchEntry } from '../../course/search/search.repository.ts'
import { buildRankedIndex } from './ranked-index.ts'

const body = `Lectures
Before you start, choose a quiet place. Record what the lecturer says, and note the time.
Recording needs permission. Now you are ready.
A very long line goes on and on about many things that hardly anyone looks for here, until in its middle a rare kangaroo comes along and hops over the whole of the garden fence to the other side of the road.`
const shown = { flow_name: 'Lectures', learning_module_name: 'Get ready', chapter_name: null, software_name: null }
const entry = { kind: 'step', id: 'a', name: 'Keep up while you listen', body, ...shown } as SearchEntry

test.each([
  ['listen', null],
  ['lectures', null],
  ['ready', null],
  ['recording', 'Record what the lecturer says, and note the time.'],
  ['permis', 'Recording needs permission.'],
  ['permision', 'Recording needs permission.'],
  ['listen permission', 'Recording needs permission.'],
  ['record permission', 'Recording needs permission.'],
  ['quiet permission', 'Before you start, choose a quiet place.'],
  [
    'kangaroo',
    '…looks for here, until in its middle a rare kangaroo comes along and hops over the whole of the garden fence to the other side of the road.',
  ],
])('«%s» is shown to be found by %j', async (query, line) => {
  const { find } = await buildRankedIndex([entry])
  const { entries, lineOf } = find(query, () => true)
  expect(entries.map(lineOf)).toEqual([line])
})
