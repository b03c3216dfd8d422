import { CallError } from '@stepwise/shared/http'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fetchSecurityFx } from '../../features/security/security.model.ts'
import { aSecurity } from '../../features/security/testing/a-security.ts'
import AccountPage from './AccountPage.tsx'
import { fetchDataExportFx } from './data-export.model.ts'
import { fetchDeviceFx } from './ways-in.model.ts'

// docs/product/own-account.md
async function open(user = aUser(), loadSecurity: () => unknown = async () => aSecurity()) {
  const scope = await signedInScope(user, {
    handlers: [
      [fetchSecurityFx, loadSecurity],
      [fetchDeviceFx, async () => ({ sessions: [] })],
      [fetchDataExportFx, async () => ({ export: null })],
    ],
  })
  renderPart(<AccountPage />, { scope })
  await screen.findByRole('button', { name: 'Make the file' })
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

test('a person finds all of their account under one heading, and can read it without changing anything', async () => {
  await open()
  expect(screen.getByRole('heading', { level: 1, name: 'Your account' })).toBeDefined()
  expect(headings()).toEqual([
    'Name',
    'Email address',
    'Password',
    'Course',
    'Study priorities',
    'Assistive technology',
    'Ways to sign in',
    'Sign-ins and changes',
    'Download my data',
    'Delete my account',
  ])
  expect(screen.getByText('Robin Example')).toBeDefined()
  expect(screen.getByText('robin@example.test')).toBeDefined()
  expect(screen.getByText('How well you know it: a little knowledge')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('each button says what it changes', async () => {
  await open()
  const names = ['name', 'email address', 'password', 'course', 'priorities', 'assistive technology knowledge']
  for (const name of names) expect(screen.getByRole('button', { name: `Change ${name}` })).toBeDefined()
})

test('links lead to where one is signed in and to what happened', async () => {
  await open()
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(href('Where you are signed in')).toBe('/dashboard/settings/profile')
  expect(href('Account activity')).toBe('/dashboard/settings/account/activity')
})

test('a person who has not finished onboarding finds what is theirs already, and no link that leads back there', async () => {
  await open(aUser({ userInfo: null }))
  expect(headings()).not.toContain('Course')
  expect(headings()).toContain('Delete my account')
  expect(screen.queryByRole('link', { name: 'Where you are signed in' })).toBeNull()
})

test('a content manager who was never asked begins with the course', async () => {
  await open(aUser({ role: 'content_manager', userInfo: null }))
  expect(headings()).toContain('Course')
  expect(headings()).not.toContain('Study priorities')
  expect(screen.getAllByText('Not given yet')).toHaveLength(3)
})

test('a failure to load the ways to sign in is shown in their place, and the next try loads them', async () => {
  const load = vi.fn<() => Promise<unknown>>(async () => aSecurity())
  load.mockRejectedValueOnce(new CallError({ kind: 'network' }))
  await open(undefined, load)
  expect((await screen.findByRole('alert')).textContent).toContain('could not reach the server')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { level: 3, name: 'Passkeys' })).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ways to sign in' }))
})
