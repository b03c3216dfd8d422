import { CallError } from '@stepwise/shared/http'
import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { resendConfirmationFx } from '../../features/mail/mail.model.ts'
import MemberSignUpPage from './MemberSignUpPage.tsx'
import { checkEmailFx, signUpMemberFx } from './member-sign-up.model.ts'

// Any other address counts as having left the sign-up, which deletes its draft.
beforeEach(() => {
  window.history.replaceState(null, '', '/auth/inst-licence')
  sessionStorage.clear()
})

function open(resend: () => unknown = async () => ({})) {
  const signUp = vi.fn(async () => ({ msg: '' }))
  const scope = fork({
    handlers: [
      [checkEmailFx, async () => ({})],
      [signUpMemberFx, signUp],
      [resendConfirmationFx, resend],
    ],
  })
  const { unmount } = renderPart(<MemberSignUpPage />, { scope })
  return { signUp, unmount }
}

const fill = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label))
  // Pasted: typing key by key is slow on a busy machine.
  await userEvent.paste(text)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const messages = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const email = 'robin@uni.stepwise.test'

async function passEmail() {
  await fill('Institutional email address', email)
  await press('Next')
  await screen.findByRole('heading', { name: 'Step 2 of 3: your details' })
}

test('the address is validated as it is typed', async () => {
  open()
  await press('Next')
  expect(messages()).toEqual(['Enter your institutional email address'])
  await fill('Institutional email address', 'r')
  expect(screen.getByText('Invalid email address')).toBeDefined()
  await fill('Institutional email address', 'obin@uni.stepwise.test')
  expect(screen.queryByText('Invalid email address')).toBeNull()
})

test('a draft is restored on the next visit in this tab, without the passwords', async () => {
  const { unmount } = open()
  await passEmail()
  await fill('First name', 'Robin')
  await fill('Create password', 'purple tiger')
  unmount()
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('purple')
  open()
  expect(screen.getByLabelText('Institutional email address')).toHaveProperty('value', email)
  await press('Next')
  expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Robin')
  expect(screen.getByLabelText('Create password')).toHaveProperty('value', '')
})

test('password managers find the address beside the new password', async () => {
  open()
  await passEmail()
  const username = document.querySelector<HTMLInputElement>('form input[autocomplete="username"]')
  expect(username).toMatchObject({ type: 'email', value: email, readOnly: true, hidden: true })
})

test('a password that the server refuses is shown at its field, where the person stays', async () => {
  const msg = 'This password is your email address, so it is easily guessed. Please choose another one.'
  const { signUp } = open()
  signUp.mockRejectedValue(new CallError({ kind: 'http', status: 422, msg, errors: { password: [msg] } }))
  await passEmail()
  await fill('First name', 'Robin')
  await fill('Surname', 'Example')
  await fill('Create password', email)
  await fill('Confirm password', email)
  await press('Create account')
  expect(await screen.findAllByText(msg)).toHaveLength(2)
  await userEvent.click(screen.getByRole('link', { name: `Create password: ${msg}` }))
  expect(document.activeElement).toBe(screen.getByLabelText('Create password'))
  expect(screen.getByRole('heading', { level: 1, name: 'Step 2 of 3: your details' })).toBeDefined()
})

test('leaving the sign-up deletes the draft', async () => {
  const { unmount } = open()
  await passEmail()
  window.history.replaceState(null, '', '/')
  unmount()
  expect(sessionStorage.length).toBe(0)
})

test('the details lead to the mail, which can be sent again', async () => {
  const resend = vi.fn(async () => ({}))
  const { signUp } = open(resend)
  await passEmail()
  await press('Create account')
  expect(messages()).toEqual([
    'Enter your first name',
    'Enter your first surname',
    'Create password: Field required',
    'Confirm password: Field required',
  ])
  await fill('First name', 'Robin')
  await press('Back')
  await screen.findByLabelText('Institutional email address')
  await press('Next')
  expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Robin')
  await fill('Surname', 'Example')
  await fill('Create password', 'purple tiger')
  await fill('Confirm password', 'purple tiger')
  await press('Create account')

  await screen.findByRole('heading', { name: 'Step 3 of 3: verify your email' })
  expect(signUp).toHaveBeenCalledWith(expect.objectContaining({ type: 'inst-licence', email, surname: 'Example' }))
  await press('Resend')
  expect(await screen.findByText(`We have sent another email to ${email}.`)).toBeDefined()
  expect(resend).toHaveBeenCalledWith(email)
})

test('a Resend that fails takes away the message that an email was sent', async () => {
  const tooMany = new CallError({ kind: 'http', status: 429, msg: 'Too many requests.', errors: {} })
  open(
    vi
      .fn<() => Promise<unknown>>(async () => ({}))
      .mockResolvedValueOnce({})
      .mockRejectedValueOnce(tooMany),
  )
  await passEmail()
  await fill('First name', 'Robin')
  await fill('Surname', 'Example')
  await fill('Create password', 'purple tiger')
  await fill('Confirm password', 'purple tiger')
  await press('Create account')
  await screen.findByRole('heading', { name: 'Step 3 of 3: verify your email' })
  await press('Resend')
  await screen.findByText(/^We have sent another email/)
  await press('Resend')
  expect((await screen.findByRole('alert')).textContent).toContain('Too many requests.')
  expect(screen.queryByText(/^We have sent another email/)).toBeNull()
  await press('Resend')
  await screen.findByText(/^We have sent another email/)
  expect(screen.queryByRole('alert')).toBeNull()
})
