import { expect, test } from 'vitest'
import type { SearchEntry } from '../../course/search/search.repository.ts'
import { buildRankedIndex } from './ranked-index.ts'

const entry = (name: string, body: string) => ({ kind: 'page', id: name, name, body }) as SearchEntry

test('a part of a host, a file or a storage key is not a word', async () => {
  const privacy = entry('Privacy', 'We keep stepwise.revision-calculator and ask at desk.example.org/revision.')
  const { find } = await buildRankedIndex([privacy, entry('Home', 'Your revision. In good time.')])
  const found = (query: string) => find(query, () => true).entries.map(({ name }) => name)
  expect(found('keep')).toEqual(['Privacy'])
  expect(found('revision')).toEqual(['Home'])
})
