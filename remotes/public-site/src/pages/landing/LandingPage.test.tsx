import type { Page } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { loadPageFx } from '../../features/public-page/public-page.model.ts'
import LandingPage from './LandingPage.tsx'

const card = (id: string, title: string) => ({
  id,
  type: 'card' as const,
  title,
  text: `<p>About ${id}.</p>`,
  image: '',
  alt: '',
  label: '',
  to: '',
  hours: '',
})
const page: Page = {
  slug: 'landing',
  revision: 0,
  title: 'Study habits that work the way you do',
  lead: 'One small step at a time.',
  blocks: [
    { id: 'hero', type: 'image', image: '/images/scenes/hero.svg', alt: '', decorative: true, caption: '' },
    { id: 'offerings', type: 'heading', level: 2, text: 'Everything in one place' },
    card('habits', 'Build study habits'),
    card('essentials', 'Bitesized Essentials modules'),
    card('paths', 'Tailored learning paths'),
    card('journal', 'A Reflective Journal'),
    { id: 'walkthroughs', type: 'heading', level: 2, text: 'See it before you sign in' },
    { id: 'more', type: 'text', text: '<p>A tour of about a minute.</p>' },
  ],
}
const handlers: [typeof loadPageFx, () => Promise<Page>][] = [[loadPageFx, async () => page]]

test('the landing page shows the headline and the four offerings, and leads to sign-in', async () => {
  renderPart(<LandingPage />, { scope: fork({ handlers }) })
  const headline = (await screen.findByRole('heading', { level: 1 })).textContent
  expect(headline).toBe('Study habits that work the way you do')
  for (const name of [
    'Build study habits',
    'Bitesized Essentials modules',
    'Tailored learning paths',
    'A Reflective Journal',
  ]) {
    expect(screen.getByRole('heading', { name })).toBeDefined()
  }
  expect(screen.getByRole('heading', { name: 'See it before you sign in' })).toBeDefined()
  expect(screen.getByText('A tour of about a minute.')).toBeDefined()
  const entries = screen.getAllByRole('link', { name: 'Sign in' }).map((link) => link.getAttribute('href'))
  expect(entries).toEqual(['/auth', '/auth'])
})

test('for a signed-in person every entry button leads to the dashboard', async () => {
  renderPart(<LandingPage />, { scope: await signedInScope(aUser(), { handlers }) })
  await screen.findByRole('heading', { level: 1 })
  const entries = screen.getAllByRole('link', { name: 'Go to Dashboard' }).map((link) => link.getAttribute('href'))
  expect(entries).toEqual(['/dashboard/learn', '/dashboard/learn'])
  expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull()
})

test('Menu opens a drawer with the links of the header, and Close menu closes it', async () => {
  renderPart(<LandingPage />, { scope: fork({ handlers }) })
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const drawer = await screen.findByRole('dialog', { name: 'Stepwise' })
  expect(within(drawer).getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/')
  await userEvent.click(within(drawer).getByRole('button', { name: 'Close menu' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a page that cannot be loaded keeps its header and the way in, and Try again shows it', async () => {
  const load = vi
    .fn<() => Promise<Page>>()
    .mockRejectedValueOnce(new CallError({ kind: 'network' }))
    .mockResolvedValue(page)
  renderPart(<LandingPage />, { scope: fork({ handlers: [[loadPageFx, load]] }) })
  expect((await screen.findByRole('alert')).textContent).toContain('could not reach the server')
  expect(screen.getByRole('link', { name: 'Sign in' })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 1, name: page.title })).toBeDefined()
})
