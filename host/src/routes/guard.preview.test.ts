import type { Preview } from '@stepwise/shared/preview'
import { expect, test, vi } from 'vitest'
import { decideVisit } from './guard.ts'

// docs/product/content-desk.md#preview

vi.mock(import('@stepwise/shared/preview'), async (load) => {
  const preview: Preview = { isDraft: true, theme: 'light', fontSize: 0, edition: 'study', wellbeings: [] }
  return { ...(await load()), preview }
})

test('a preview shows a content manager, who is signed in, the pages for visitors', () => {
  const manager = { session: 'signed-in', isExpected: true, isOnboarded: true, role: 'content_manager' } as const
  const landing = { access: 'signed-out', gate: 'onboarded' } as const
  expect(decideVisit(landing, { ...manager, hasSignedOut: false, hasDeletedAccount: false })).toEqual({ show: 'page' })
})
