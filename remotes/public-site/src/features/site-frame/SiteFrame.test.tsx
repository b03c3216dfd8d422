import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SiteFrame } from './SiteFrame.tsx'

// docs/product/accessibility.md#help
test('the last link of the header of a public page is help, also for whoever is signed in', async () => {
  const last = () => {
    const link = within(screen.getAllByRole('banner')[0] as HTMLElement)
      .getAllByRole('link')
      .at(-1)
    return [link?.textContent, link?.getAttribute('href')]
  }
  const { unmount } = renderPart(<SiteFrame>Terms</SiteFrame>)
  expect(last()).toEqual(['Help', '/#connect-block'])
  unmount()
  renderPart(<SiteFrame>Terms</SiteFrame>, { scope: await signedInScope(aUser()) })
  expect(last()).toEqual(['Help', '/support'])
})
