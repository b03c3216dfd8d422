import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ContentPage } from './ContentPage.tsx'
import { loadPageFx } from './page.model.ts'

vi.hoisted(() => vi.stubGlobal('STEPWISE_EDITION', 'pro'))

// docs/product/wellbeing.md#back
test('pro has no hub, so the way back is home', async () => {
  const page = { slug: 'support-contacts', title: 'Support Contacts', lead: '', revision: 0, blocks: [] }
  const scope = await signedInScope(aUser({ wellbeings: ['support_contacts'] }), {
    handlers: [[loadPageFx, async () => page]],
  })
  renderPart(<ContentPage slug="support-contacts" />, { scope })
  expect((await screen.findByRole('link', { name: 'Back to Learn' })).getAttribute('href')).toBe('/dashboard/software')
})
