import { expect, test, vi } from 'vitest'
import { loadNotes } from './notes.api.ts'

/** Answers each call with the next of these; returns the addresses that were asked for. */
function answerWith(pages: object[]) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(pages[asked.length - 1])
  })
  return asked
}

test('notes are loaded page by page, until there is no next one, and the first is given before the others', async () => {
  const next = '2026-03-01T00:00:00.000Z~0b2f5a1e-0000-4000-8000-000000000000'
  const asked = answerWith([
    { notes: [{ id: 'one' }], next },
    { notes: [{ id: 'two' }], next },
    { notes: [{ id: 'three' }], next: null },
  ])
  const begin = vi.fn(() => expect(asked).toHaveLength(1))
  expect((await loadNotes(begin)).map(({ id }) => id)).toEqual(['one', 'two', 'three'])
  expect(begin.mock.calls).toEqual([[[{ id: 'one' }]]])
  const rest = `/api/notes?after=${next}`
  expect(asked).toEqual(['/api/notes?limit=50', rest, rest])
})

test('a server of before sends all of them as one page', async () => {
  const asked = answerWith([{ notes: [{ id: 'one' }] }])
  const begin = vi.fn()
  expect((await loadNotes(begin)).map(({ id }) => id)).toEqual(['one'])
  expect([asked.length, begin.mock.calls.length]).toEqual([1, 0])
})
