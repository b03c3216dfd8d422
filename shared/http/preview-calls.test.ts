import { expect, test, vi } from 'vitest'
import { stepPattern } from '../contracts/step-path.ts'
import type { Preview } from '../preview/index.ts'
import { asPreviewed, isRefusedInPreview } from './preview-calls.ts'

// docs/product/content-desk.md#preview

const draft: Preview = { isDraft: true, theme: 'light', fontSize: 0, edition: 'study', wellbeings: [] }

test('a preview reads and asks who is there, and does nothing else', () => {
  expect(isRefusedInPreview('GET /flows', draft)).toBe(false)
  expect(isRefusedInPreview('POST /auth/authorize', draft)).toBe(false)
  expect(isRefusedInPreview('POST /notes', draft)).toBe(true)
  expect(isRefusedInPreview('DELETE /auth/sign_out', draft)).toBe(true)
  expect(isRefusedInPreview('PUT /users/accessability_setting', draft)).toBe(true)
  expect(isRefusedInPreview('POST /notes', null)).toBe(false)
})

test('pages and steps are asked for as drafts, or as they are scheduled, and the visit of a step leaves no trace', () => {
  const step = { query: { view: 'flows', track_session: true } }
  expect(asPreviewed(`GET ${stepPattern}`, step, draft).query).toEqual({
    view: 'flows',
    edition: 'study',
    preview: 'draft',
  })
  expect(asPreviewed(`GET ${stepPattern}`, step, { ...draft, isDraft: false }).query).toEqual({
    view: 'flows',
    edition: 'study',
  })
  expect(asPreviewed('GET /pages/:slug', {}, { ...draft, isDraft: false, isScheduled: true })).toEqual({
    query: { edition: 'study', preview: 'scheduled' },
  })
  expect(asPreviewed('GET /pages/:slug', {}, draft)).toEqual({ query: { edition: 'study', preview: 'draft' } })
  expect(asPreviewed('GET /flows', {}, draft)).toEqual({})
  expect(asPreviewed(`GET ${stepPattern}`, step, null)).toBe(step)
})

test('a call that a preview does not make fails in words, and is not sent', async () => {
  vi.resetModules()
  vi.doMock('../preview/index.ts', async (load) => ({ ...(await load<object>()), preview: draft }))
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  const { createClient } = await import('./client.ts')
  const msg = 'This is a preview: nothing is saved.'
  const failure = { kind: 'http', status: 503, msg, errors: {} }
  await expect(createClient().call('DELETE /auth/sign_out')).rejects.toMatchObject({ failure, message: msg })
  expect(fetched).not.toHaveBeenCalled()
  vi.doUnmock('../preview/index.ts')
})
