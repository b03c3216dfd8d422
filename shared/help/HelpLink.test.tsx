import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HelpLink } from './HelpLink.tsx'

// docs/product/accessibility.md#help

test('help is the contact form for visitors, and the support page for whoever is signed in', async () => {
  const address = () => screen.getByRole('link', { name: 'Help' }).getAttribute('href')
  const { unmount } = renderPart(<HelpLink />)
  expect(address()).toBe('/#connect-block')
  unmount()
  renderPart(<HelpLink />, { scope: await signedInScope(aUser()) })
  expect(address()).toBe('/support')
})
