import type { Preview } from '@stepwise/shared/preview'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openProduct } from '../testing.tsx'

// docs/product/content-desk.md#preview

vi.mock(import('@stepwise/shared/preview'), async (load) => {
  const preview: Preview = { isDraft: true, theme: 'light', fontSize: 0, edition: 'pro', wellbeings: [] }
  return { ...(await load()), preview }
})

test('a preview in an edition that lacks the page says so, and shows no other page', async () => {
  await openProduct('/wellbeing/support-contacts', { scope: await signedInScope(aUser()) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  expect(location.pathname).toBe('/wellbeing/support-contacts')
})
