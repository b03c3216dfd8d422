import { expect, test, vi } from 'vitest'
import { downloadEntries, loadJournal } from './reflect.api.ts'

test('a title with line ends, from before they were refused, is one line', async () => {
  const reflections = [{ id: 'one', title: 'Plan the essay\u000bFind sources', act: 'a\nb' }]
  vi.stubGlobal('fetch', async () => Response.json({ reflective_journal: { reflections } }))
  expect(await loadJournal()).toEqual([{ id: 'one', title: 'Plan the essay Find sources', act: 'a\nb' }])
})

test('any number of entries is one document, whose ids are not in the address', async () => {
  const requests: [string, RequestInit][] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push([address, init])
    return Response.json({ url: '/api/downloads/a' })
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const ids = Array.from({ length: 205 }, (_, index) => `entry-${index}`)
  await downloadEntries({ ids, format: 'docx' })
  expect(requests).toHaveLength(1)
  const [[address = '', init = {}] = []] = requests
  expect(address).toBe('/api/users/reflective_journal/reflections/download_many')
  expect([init.method, JSON.parse(String(init.body))]).toEqual(['POST', { reflection_ids: ids, format: 'docx' }])
})
