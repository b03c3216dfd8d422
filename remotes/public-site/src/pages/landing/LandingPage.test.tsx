import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import LandingPage from './LandingPage.tsx'

test('the landing page shows the headline and the four offerings, and leads to sign-in', () => {
  renderPart(<LandingPage />)
  const headline = screen.getByRole('heading', { level: 1 }).textContent
  expect(headline).toBe('Study habits that work the way you do')
  for (const name of [
    'Build study habits',
    'Bitesized Essentials modules',
    'Tailored learning paths',
    'A Reflective Journal',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeDefined()
  }
  const entries = screen.getAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'))
  expect(entries).toEqual(['/auth', '/auth'])
})

test('for a signed-in person every entry button leads to the dashboard', async () => {
  renderPart(<LandingPage />, { scope: await signedInScope(aUser()) })
  const entries = screen.getAllByRole('link', { name: 'Go to Dashboard' }).map((link) => link.getAttribute('href'))
  expect(entries).toEqual(['/dashboard/learn', '/dashboard/learn'])
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

test('Menu opens a drawer with the links of the header, and Close menu closes it', async () => {
  renderPart(<LandingPage />)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = await screen.findByRole('dialog', { name: 'Stepwise' })
  expect(within(drawer).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
