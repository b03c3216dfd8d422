import { expect, test, vi } from 'vitest'
import { loadJournal } from './reflect.api.ts'

test('a title with line ends, from before they were refused, is one line', async () => {
  const reflections = [{ id: 'one', title: 'Plan the essay\u000bFind sources', act: 'a\nb' }]
  vi.stubGlobal('fetch', async () => Response.json({ reflective_journal: { reflections } }))
  expect(await loadJournal()).toEqual([{ id: 'one', title: 'Plan the essay Find sources', act: 'a\nb' }])
})
