import type { Page } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { createPages } from './create-pages.ts'

// docs/product/content-desk.md#documents

const { $pages, $problems, $movedTo, loadPageFx, pageOpened } = createPages('caller')
const page = (slug: string, title: string): Page => ({ slug, revision: 0, title, lead: '', blocks: [] })

test('each visit loads the page, and the last one is shown until then', async () => {
  const load = vi.fn<(slug: string) => Promise<Page>>(async (slug) => page(slug, 'First'))
  const scope = fork({ handlers: [[loadPageFx, load]] })
  await allSettled(pageOpened, { scope, params: 'terms' })
  await allSettled(pageOpened, { scope, params: 'privacy' })
  load.mockImplementation(async (slug) => page(slug, 'Second'))
  const loaded = allSettled(pageOpened, { scope, params: 'terms' })
  expect(scope.getState($pages).terms?.title).toBe('First')
  await loaded
  expect(scope.getState($pages)).toMatchObject({ terms: { title: 'Second' }, privacy: { title: 'First' } })
})

test('a failure is shown for its page alone, until that page is opened again', async () => {
  const load = vi.fn<(slug: string) => Promise<Page>>().mockRejectedValueOnce(new CallError({ kind: 'network' }))
  const scope = fork({ handlers: [[loadPageFx, load]] })
  await allSettled(pageOpened, { scope, params: 'terms' })
  expect(Object.keys(scope.getState($problems))).toEqual(['terms'])
  load.mockResolvedValue(page('terms', 'Here'))
  await allSettled(pageOpened, { scope, params: 'terms' })
  expect(scope.getState($problems)).toEqual({})
})

test('a retired page says where its address leads now', async () => {
  const current = { movedTo: '/support' }
  const moved = new CallError({ kind: 'http', status: 410, msg: 'Moved.', errors: {}, current })
  const scope = fork({ handlers: [[loadPageFx, vi.fn().mockRejectedValue(moved)]] })
  await allSettled(pageOpened, { scope, params: 'old' })
  expect(scope.getState($movedTo)).toEqual({ old: '/support' })
  expect(scope.getState($problems)).toEqual({})
})

test('a retired page leads to no other site', async () => {
  const current = { movedTo: '/x/..//evil.test' }
  const moved = new CallError({ kind: 'http', status: 410, msg: 'Moved.', errors: {}, current })
  const scope = fork({ handlers: [[loadPageFx, vi.fn().mockRejectedValue(moved)]] })
  await allSettled(pageOpened, { scope, params: 'old' })
  expect(scope.getState($movedTo)).toEqual({})
  expect(Object.keys(scope.getState($problems))).toEqual(['old'])
})
