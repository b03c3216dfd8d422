import { aUser, signedInScope, textsOf } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { aRegistry, aRoute, remoteWith, renderInHost, unreachedScope, visitorScope } from '../testing.tsx'
import { ErrorPage } from './ErrorPage.tsx'

// docs/product/errors.md#error-page, docs/product/errors.md#get-support

const show = (registry = aRegistry()) => renderInHost(<ErrorPage />, { registry })

test('shows the heading, the message and the way home', () => {
  show()
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oh no! Something unexpected happened.')
  expect(screen.getByText('We’re sorry for interrupting your flow.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard/learn')
})

const live = aRegistry([remoteWith({ routes: [aRoute('/support'), aRoute('/', { access: 'signed-out' })] })])
const support = () => screen.getByRole('link', { name: 'Get Support' }).getAttribute('href')

test.each([
  ['a person', () => signedInScope(aUser()), '/support'],
  ['a visitor', visitorScope, '/#connect-block'],
])('Get Support leads %s to %j', async (_, scopeOf, to) => {
  renderInHost(<ErrorPage />, { registry: live, scope: await scopeOf() })
  expect(support()).toBe(to)
  expect(screen.queryByRole('button', { name: 'Get Support' })).toBeNull()
})

test.each([
  ['no one knows who is there', live],
  ['no page for it is live', aRegistry()],
])('while %s, Get Support shows what to do', async (_, registry) => {
  renderInHost(<ErrorPage />, { registry, scope: unreachedScope() })
  expect(screen.queryByRole('region', { name: 'Support' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Get Support', expanded: false }))
  expect(screen.getByRole('region', { name: 'Support' }).textContent).toContain('Version: 1.0.0-11111111')
  await userEvent.click(screen.getByRole('button', { name: 'Get Support', expanded: true }))
  expect(screen.queryByRole('region', { name: 'Support' })).toBeNull()
})

test('the facts for support are what to do, when it happened, in words, and what runs here', async () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 22, 14, 5), toFake: ['Date'] })
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Get Support' }))
  vi.useRealTimers()
  const region = screen.getByRole('region', { name: 'Support' })
  const words = 'What you have saved is safe. Check your connection, wait a moment, then try again.'
  expect(region.textContent).toContain(words)
  const facts = textsOf('listitem')
  expect(facts.slice(0, 2)).toEqual(['Time: 22 November 2026 at 14:05', 'Version: 1.0.0-11111111'])
  expect(facts).toContain('Theme: light')
})

test('Go back and try again is the browser’s Back', async () => {
  const back = vi.spyOn(history, 'back').mockImplementation(() => {})
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Go back and try again' }))
  expect(back).toHaveBeenCalledOnce()
})
