import { accountDeleted, signedIn } from '@stepwise/shared/session'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { allSettled } from 'effector'
import { expect, test } from 'vitest'
import AccountDeletedPage from './AccountDeletedPage.tsx'

async function scopeAfterDeletion() {
  const scope = await signedInScope(aUser())
  await allSettled(accountDeleted, { scope, params: { personId: 'user-1', eraseAt: '2026-12-04T12:00:00Z' } })
  return scope
}

test('the page says the day, how to undo it, and leads to signing in', async () => {
  renderPart(<AccountDeletedPage />, { scope: await scopeAfterDeletion() })
  expect(screen.getByRole('heading', { level: 1, name: 'Your account will be deleted' })).toBeDefined()
  expect(screen.getByText(/On Friday,? 4 December 2026 we will erase everything of yours\./)).toBeDefined()
  expect(screen.getByText(/choose “Keep my account”/)).toBeDefined()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/auth/sign-in')
})

test('after a reload, and after a sign-in, it says the same without a day', async () => {
  const scope = await scopeAfterDeletion()
  await allSettled(signedIn, { scope, params: aUser() })
  renderPart(<AccountDeletedPage />, { scope })
  expect(screen.getByText('We will erase everything of yours 14 days after you asked us to.')).toBeDefined()
})
