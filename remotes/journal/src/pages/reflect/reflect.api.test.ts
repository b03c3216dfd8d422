import { expect, test, vi } from 'vitest'
import { downloadEntries, loadJournal } from './reflect.api.ts'

test('a title with line ends, from before they were refused, is one line', async () => {
  const reflections = [{ id: 'one', title: 'Plan the essay\u000bFind sources', act: 'a\nb' }]
  vi.stubGlobal('fetch', async () => Response.json({ reflective_journal: { reflections } }))
  expect(await loadJournal(vi.fn())).toEqual([{ id: 'one', title: 'Plan the essay Find sources', act: 'a\nb' }])
})

test('entries are loaded page by page, the first is given before the others, and none is there twice', async () => {
  const pages = [
    { reflections: [{ id: 'one', title: 'New' }], next: 'a' },
    { reflections: [{ id: 'two', title: '' }], next: 'b' },
    { reflections: [{ id: 'one', title: 'Moved' }], next: null },
  ]
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json({ reflective_journal: pages[asked.length - 1] })
  })
  const begin = vi.fn(() => expect(asked).toHaveLength(1))
  expect((await loadJournal(begin)).map(({ title }) => title)).toEqual(['Moved', ''])
  expect(begin.mock.calls).toEqual([[[{ id: 'one', title: 'New' }]]])
  const journal = '/api/users/reflective_journal?limit='
  expect(asked).toEqual([`${journal}50`, `${journal}500&after=a`, `${journal}500&after=b`])
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
