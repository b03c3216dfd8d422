import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import LandingPage from './LandingPage.tsx'

test('says what the product presents and leads in', () => {
  renderPart(<LandingPage />)
  for (const name of [
    'Build study habits',
    'Bitesized Essentials modules',
    'Tailored learning paths',
    'A Reflective Journal',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeDefined()
  }
  for (const link of screen.getAllByRole('link', { name: 'Sign in' })) expect(link.getAttribute('href')).toBe('/auth')
})

test('signed-in people see the way to their dashboard', async () => {
  renderPart(<LandingPage />, { scope: await signedInScope(aUser()) })
  const [link] = screen.getAllByRole('link', { name: 'Go to Dashboard' })
  expect(link?.getAttribute('href')).toBe('/dashboard/learn')
})

test('on narrow screens the pages are in a drawer', async () => {
  renderPart(<LandingPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = await screen.findByRole('dialog', { name: 'Stepwise' })
  expect(within(drawer).getByRole('link', { name: 'Home' })).toBeDefined()
})
