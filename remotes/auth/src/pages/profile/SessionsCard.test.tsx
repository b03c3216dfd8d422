import type { SessionPlace } from '@stepwise/shared/contracts'
import { aUser, expectFailureOnce, failures, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { SessionsCard } from './SessionsCard.tsx'
import { endSessionFx, fetchSessionsFx } from './sessions.model.ts'

const session = (id: string, device: string): SessionPlace => ({
  id,
  device,
  startedAt: '2026-11-20T10:00:00Z',
  lastSeenAt: '2026-11-20T10:00:00Z',
  isCurrent: id === 'here',
})
const sessions = [
  session('here', 'Chrome'),
  session('phone', 'Safari on iPhone'),
  session('library', 'Edge on Windows'),
]

async function open(load: () => unknown = async () => ({ sessions }), end: () => unknown = async () => ({})) {
  const scope = await signedInScope(aUser(), {
    handlers: [
      [fetchSessionsFx, load],
      [endSessionFx, end],
    ],
  })
  renderPart(<SessionsCard />, { scope })
  return { announcement: () => scope.getState($announcement) }
}

const signOutOf = (device: string) => screen.findByRole('button', { name: `Sign out of ${device}` })

test('after another device is signed out, which is said, the focus is on the next device or else on the heading', async () => {
  const { announcement } = await open()
  await userEvent.click(await signOutOf('Safari on iPhone'))
  await waitFor(() => expect(announcement()).toBe('Signed out of Safari on iPhone'))
  expect(screen.queryByText('Safari on iPhone')).toBeNull()
  expect(document.activeElement).toBe(await signOutOf('Edge on Windows'))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByText('Edge on Windows')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Where you are signed in' }))
})

test.each(failures)('sessions that are not loaded are explained once: $words', async ({ error, words }) => {
  await open(() => Promise.reject(error))
  await expectFailureOnce(words)
})

test.each(failures)('a session that is not ended stays, and is explained once: $words', async ({ error, words }) => {
  await open(undefined, () => Promise.reject(error))
  await userEvent.click(await signOutOf('Safari on iPhone'))
  await expectFailureOnce(words)
  expect(await signOutOf('Safari on iPhone')).toBeDefined()
})
