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

test('notes are loaded page by page, until there is no next one', async () => {
  const next = '2026-03-01T00:00:00.000Z~0b2f5a1e-0000-4000-8000-000000000000'
  const asked = answerWith([
    { notes: [{ id: 'one' }], next },
    { notes: [{ id: 'two' }], next: null },
  ])
  expect((await loadNotes()).map(({ id }) => id)).toEqual(['one', 'two'])
  expect(asked).toEqual(['/api/notes', `/api/notes?after=${next}`])
})

test('a server of before sends all of them as one page', async () => {
  const asked = answerWith([{ notes: [{ id: 'one' }] }])
  expect((await loadNotes()).map(({ id }) => id)).toEqual(['one'])
  expect(asked).toHaveLength(1)
})
