import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { RegistryProvider } from '../registry/RegistryContext.tsx'
import { aRegistry, aRemote } from '../testing.ts'
import { ErrorPage } from './ErrorPage.tsx'

const supportRoute = {
  path: '/support',
  page: 'support',
  access: 'signed-in',
  editions: ['study'],
  frame: 'shell',
  gate: 'onboarded',
  colorScheme: 'chosen',
  preload: [],
} as const

const show = (registry: ReturnType<typeof aRegistry>) =>
  renderPart(
    <RegistryProvider value={registry}>
      <ErrorPage />
    </RegistryProvider>,
  )

test('shows the heading, the message and the way home', () => {
  show(aRegistry())
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Oh no! Something unexpected happened.')
  expect(screen.getByText('We’re sorry for interrupting your flow.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard/learn')
})

test('Get Support shows whom to ask, and leads to the support page once that is live', async () => {
  const { unmount } = show(aRegistry())
  const button = screen.getByRole('button', { name: 'Get Support', expanded: false })
  await userEvent.click(button)
  expect(screen.getByRole('region', { name: 'Support' }).textContent).toContain('Version: 1.0.0-11111111')
  unmount()
  const config = { ...aRemote().config, routes: [{ ...supportRoute, editions: ['study' as const], preload: [] }] }
  show(aRegistry([aRemote({ config })]))
  expect(screen.getByRole('link', { name: 'Get Support' }).getAttribute('href')).toBe('/support')
})
