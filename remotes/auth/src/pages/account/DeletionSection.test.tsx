import type { Security } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { $eraseAt, $sessionState } from '@stepwise/shared/session'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { StepUpDialog } from '../../features/security/StepUpDialog.tsx'
import { fetchSecurityFx, securityOpened } from '../../features/security/security.model.ts'
import { stepUpWithPasswordFx } from '../../features/security/step-up.model.ts'
import { aSecurity } from '../../features/security/testing/a-security.ts'
import { stepUpWithPasskeyFx } from '../../features/sign-in/passkeys.model.ts'
import { DeletionSection } from './DeletionSection.tsx'
import { countUnsentFx, requestDeletionFx } from './deletion.model.ts'

// docs/product/own-account.md#deletion
const passkey = { id: 'key-1', name: 'Phone', createdAt: '', lastUsedAt: null, isBackedUp: true }

interface Situation {
  changes?: Partial<Security>
  unsent?: number
  stepUp?: () => Promise<unknown>
  remove?: () => Promise<unknown>
}

async function open({ changes = {}, unsent = 0, stepUp = async () => ({}), remove }: Situation = {}) {
  const [stepUpWithPassword, stepUpWithPasskey] = [vi.fn(stepUp), vi.fn(stepUp)]
  const requestDeletion = vi.fn(remove ?? (async () => ({ eraseAt: '2026-12-04T12:00:00Z' })))
  const scope = await signedInScope(aUser(), {
    handlers: [
      [fetchSecurityFx, async () => aSecurity(changes)],
      [countUnsentFx, async () => unsent],
      [stepUpWithPasswordFx, stepUpWithPassword],
      [stepUpWithPasskeyFx, stepUpWithPasskey],
      [requestDeletionFx, requestDeletion],
    ],
  })
  await allSettled(securityOpened, { scope })
  renderPart(
    <>
      <h1>Your account</h1>
      <DeletionSection />
      <StepUpDialog />
    </>,
    { scope },
  )
  await press('Delete my account…')
  await screen.findByRole('dialog', { name: 'Delete your account?' })
  return { scope, stepUpWithPassword, stepUpWithPasskey, requestDeletion }
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const withPasskeys = () => vi.stubGlobal('PublicKeyCredential', class {})
test('the dialog says what goes and until when it can be undone, and its button is not the first to be pressed', async () => {
  await open()
  const erased = [/your notes and your journal/, /progress, badges/, /photo/, /passkeys/, /14 days to change your mind/]
  for (const words of erased) expect(screen.getByText(words)).toBeDefined()
  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe('/privacy')
  expect(document.activeElement).not.toBe(button('Delete my account'))
})

test('Keep my account changes nothing, and the focus is back', async () => {
  const { requestDeletion } = await open()
  await press('Keep my account')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button('Delete my account…'))
  expect(requestDeletion).not.toHaveBeenCalled()
})

test('the password is asked for first; then the person is signed out here', async () => {
  const { scope, stepUpWithPassword, requestDeletion } = await open()
  await press('Delete my account')
  expect(screen.getAllByText('Enter your password')).toHaveLength(2)
  expect(requestDeletion).not.toHaveBeenCalled()
  await userEvent.type(screen.getByLabelText('Password'), 'purple tiger')
  await press('Delete my account')
  await waitFor(() => expect(scope.getState($sessionState)).toBe('signed-out'))
  expect(stepUpWithPassword).toHaveBeenCalledWith('purple tiger')
  expect(scope.getState($eraseAt)).toBe('2026-12-04T12:00:00Z')
})

test('a wrong password deletes nothing', async () => {
  const wrong = 'This is not your password.'
  const failure = new CallError({ kind: 'http', status: 422, msg: wrong, errors: { password: [wrong] } })
  const { requestDeletion, scope } = await open({ stepUp: () => Promise.reject(failure) })
  await userEvent.type(screen.getByLabelText('Password'), 'wrong')
  await press('Delete my account')
  expect(await screen.findAllByText(wrong)).toHaveLength(2)
  expect(requestDeletion).not.toHaveBeenCalled()
  expect(scope.getState($sessionState)).toBe('signed-in')
})

test('without a network the person is still signed in, and can try again', async () => {
  const { scope } = await open({ remove: () => Promise.reject(new CallError({ kind: 'network' })) })
  await userEvent.type(screen.getByLabelText('Password'), 'purple tiger')
  await press('Delete my account')
  expect(await screen.findByText('Nothing you typed is lost.')).toBeDefined()
  expect(scope.getState($sessionState)).toBe('signed-in')
})

test('a person with a passkey alone is asked for that', async () => {
  withPasskeys()
  const { stepUpWithPasskey, scope } = await open({ changes: { hasPassword: false, passkeys: [passkey] } })
  expect(screen.queryByLabelText('Password')).toBeNull()
  await press('Delete my account')
  await waitFor(() => expect(scope.getState($sessionState)).toBe('signed-out'))
  expect(stepUpWithPasskey).toHaveBeenCalledTimes(1)
})

test('a person with both may use the passkey', async () => {
  withPasskeys()
  const { stepUpWithPassword, scope } = await open({ changes: { passkeys: [passkey] } })
  await press('Delete with a passkey')
  await waitFor(() => expect(scope.getState($sessionState)).toBe('signed-out'))
  expect(stepUpWithPassword).not.toHaveBeenCalled()
})

test('a person with neither signs in again first, where the last sign-in is too long ago', async () => {
  const msg = 'Please confirm that it is you first.'
  const refused = new CallError({ kind: 'http', status: 403, msg, errors: { proof: [msg] } })
  const remove = vi.fn<() => Promise<unknown>>(async () => ({ eraseAt: '2026-12-04T12:00:00Z' }))
  remove.mockRejectedValueOnce(refused)
  const { scope } = await open({ changes: { hasPassword: false }, remove })
  await press('Delete my account')
  expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeDefined()
  await press('Continue')
  await waitFor(() => expect(scope.getState($sessionState)).toBe('signed-out'))
})

test('the words name what is only on this device', async () => {
  await open({ unsent: 2 })
  expect(await screen.findByText(/2 items are on this device only/)).toBeDefined()
})
