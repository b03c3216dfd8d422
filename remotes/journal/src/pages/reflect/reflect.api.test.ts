import { afterEach, expect, test, vi } from 'vitest'
import { loadJournal } from './reflect.api.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a title with line ends, from before they were refused, is one line', async () => {
  const body = {
    reflective_journal: { reflections: [{ id: 'one', title: 'Plan the essay\u000bFind sources', act: 'a\nb' }] },
  }
  vi.stubGlobal(
    'fetch',
    async () => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } }),
  )
  expect(await loadJournal()).toEqual([{ id: 'one', title: 'Plan the essay Find sources', act: 'a\nb' }])
})
