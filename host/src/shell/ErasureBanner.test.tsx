import { CallError } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { ErasureBanner } from './ErasureBanner.tsx'
import { keepAccountFx } from './erasure.model.ts'

const eraseAt = '2026-12-04T12:00:00Z'

async function open(user = aUser({ eraseAt }), answer: () => unknown = async () => aUser({ eraseAt: null })) {
  const keep = vi.fn(answer)
  const scope = await signedInScope(user, { handlers: [[keepAccountFx, keep]] })
  renderPart(<ErasureBanner />, { scope })
  return { scope, keep }
}
const banner = () => screen.queryByRole('complementary', { name: 'Your account' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a person whose account stays sees nothing', async () => {
  await open(aUser())
  expect(banner()).toBeNull()
})

test('a person whose account will be deleted sees the day', async () => {
  await open()
  expect(banner()?.textContent).toMatch(/Your account will be deleted on Friday,? 4 December 2026\./)
})

test('Keep my account keeps it, says so where it was, and does not lose the focus', async () => {
  const { scope } = await open()
  await press('Keep my account')
  await waitFor(() => expect(banner()?.textContent).toContain('Your account stays.'))
  expect(scope.getState($user)?.eraseAt).toBeNull()
  expect(scope.getState($announcement)).toBe('Your account stays.')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close' }))
  await press('Close')
  expect(banner()).toBeNull()
})

test('a failure is shown in its place, and the button can be pressed again', async () => {
  const { keep, scope } = await open(undefined, () => Promise.reject(new CallError({ kind: 'network' })))
  await press('Keep my account')
  expect((await screen.findByRole('alert')).textContent).toContain('could not reach the server')
  expect(scope.getState($user)?.eraseAt).toBe(eraseAt)
  await press('Keep my account')
  await waitFor(() => expect(keep).toHaveBeenCalledTimes(2))
})

test('a second press while it is being kept sends nothing', async () => {
  const { keep } = await open(undefined, () => new Promise(() => {}))
  await press('Keep my account')
  await press('Keeping it…')
  expect(keep).toHaveBeenCalledTimes(1)
})
