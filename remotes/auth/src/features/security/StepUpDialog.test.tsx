import type { Security } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { TextInput } from '@stepwise/shared/ui/forms'
import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled, createEffect } from 'effector'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { requestLinkFx } from '../mail/mail.model.ts'
import { stepUpWithPasskeyFx } from '../sign-in/passkeys.model.ts'
import { ActionButton } from './ActionButton.tsx'
import { StepUpDialog } from './StepUpDialog.tsx'
import { fetchSecurityFx, securityOpened } from './security.model.ts'
import { $stepUpRequests, stepUpWithPasswordFx, withStepUp } from './step-up.model.ts'
import { aSecurity } from './testing/a-security.ts'

const message = 'Please confirm that it is you first.'
const refused = new CallError({ kind: 'http', status: 403, msg: message, errors: { proof: [message] } })
const changeFx = createEffect((_: string) => {})
const changeWithStepUpFx = withStepUp(changeFx)

/** A page with something that needs a step-up. */
function Page() {
  const change = useUnit(changeWithStepUpFx)
  const [text, setText] = useState('')
  return (
    <>
      <h1>Your account</h1>
      <TextInput label="Email address" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <ActionButton action={() => change(text)} busyLabel="Saving…">
        Save
      </ActionButton>
      <StepUpDialog />
    </>
  )
}

const passkey = { id: 'key-1', name: 'Chrome on Windows', createdAt: '', lastUsedAt: null, isBackedUp: true }

async function open(changes: Partial<Security> = {}, { stepUp = async (): Promise<unknown> => ({}) } = {}) {
  const change = vi.fn(async () => ({}))
  change.mockRejectedValueOnce(refused)
  const [stepUpWithPassword, stepUpWithPasskey, sendLink] = [vi.fn(stepUp), vi.fn(stepUp), vi.fn(async () => ({}))]
  const scope = await signedInScope(aUser(), {
    handlers: [
      [fetchSecurityFx, async () => aSecurity(changes)],
      [changeFx, change],
      [stepUpWithPasswordFx, stepUpWithPassword],
      [stepUpWithPasskeyFx, stepUpWithPasskey],
      [requestLinkFx, sendLink],
    ],
  })
  await allSettled(securityOpened, { scope })
  const { unmount } = renderPart(<Page />, { scope })
  await userEvent.type(screen.getByRole('textbox', { name: 'Email address' }), 'new@example.test')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  return { scope, change, stepUpWithPassword, stepUpWithPasskey, sendLink, dialog, unmount }
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

const withPasskeys = () => vi.stubGlobal('PublicKeyCredential', class {})

test('after the password the change is made again by itself, and the focus is back', async () => {
  const { change, stepUpWithPassword } = await open()
  await userEvent.type(screen.getByLabelText('Password'), 'purple tiger{Enter}')
  await isClosed()
  expect(stepUpWithPassword).toHaveBeenCalledWith('purple tiger')
  expect(change.mock.calls).toEqual([['new@example.test'], ['new@example.test']])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save' }))
})

test('a wrong password is shown in the dialog, which stays', async () => {
  const wrong = 'This is not your password.'
  const failure = new CallError({ kind: 'http', status: 422, msg: wrong, errors: { password: [wrong] } })
  const { change } = await open({}, { stepUp: () => Promise.reject(failure) })
  await userEvent.type(screen.getByLabelText('Password'), 'wrong{Enter}')
  expect(await screen.findAllByText(wrong)).toHaveLength(2)
  expect(screen.getByLabelText('Password')).toHaveProperty('value', 'wrong')
  expect(change).toHaveBeenCalledTimes(1)
})

test('Close changes nothing, tells of no failure, and keeps what was typed', async () => {
  const { change } = await open()
  await press('Close')
  await isClosed()
  expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveProperty('value', 'new@example.test')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(change).toHaveBeenCalledTimes(1)
  // The button can be pressed again.
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' }).getAttribute('aria-disabled')).toBeNull())
})

test('a passkey is offered to a person with one, where the browser knows them', async () => {
  withPasskeys()
  const { change, stepUpWithPasskey } = await open({ passkeys: [passkey] })
  await press('Use a passkey instead')
  await isClosed()
  expect(stepUpWithPasskey).toHaveBeenCalledTimes(1)
  expect(change).toHaveBeenCalledTimes(2)
})

test('a browser without passkeys offers none', async () => {
  await open({ passkeys: [passkey] })
  expect(screen.queryByRole('button', { name: /passkey/ })).toBeNull()
})

test('a person with neither password nor passkey signs in again by a link and goes on', async () => {
  const { change, sendLink } = await open({ hasPassword: false })
  expect(screen.getByText(/Sign in again with a link or your institution/)).toBeDefined()
  await press('Email me a link')
  expect(await screen.findByText(/We have sent an email to robin@example.test/)).toBeDefined()
  expect(sendLink).toHaveBeenCalledWith('robin@example.test')
  await press('Continue')
  await isClosed()
  expect(change).toHaveBeenCalledTimes(2)
})

test('when the page goes, what waits for the step-up does not wait for ever', async () => {
  const { change, dialog, unmount } = await open()
  const gone = waitForElementToBeRemoved(dialog)
  unmount()
  await gone
  expect(change).toHaveBeenCalledTimes(1)
})

test('a second change that needs a step-up leaves the first one waiting, and both are made', async () => {
  const { scope, change } = await open()
  change.mockRejectedValueOnce(refused)
  const other = allSettled(changeWithStepUpFx, { scope, params: 'other@example.test' })
  await waitFor(() => expect(scope.getState($stepUpRequests)).toHaveLength(2))
  await userEvent.type(screen.getByLabelText('Password'), 'purple tiger{Enter}')
  await isClosed()
  expect((await other).status).toBe('done')
  expect(change).toHaveBeenCalledTimes(4)
})
