import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { resendConfirmationFx } from '../../features/confirmation-mail/confirmation-mail.model.ts'
import InstSignUpPage from './InstSignUpPage.tsx'
import { checkEmailFx, signUpMemberFx } from './member-sign-up.model.ts'

function open() {
  const resend = vi.fn(async () => ({}))
  const signUp = vi.fn(async () => ({ msg: '' }))
  const scope = fork({
    handlers: [
      [checkEmailFx, async () => ({})],
      [signUpMemberFx, signUp],
      [resendConfirmationFx, resend],
    ],
  })
  const { unmount } = renderPart(<InstSignUpPage />, { scope })
  return { resend, signUp, unmount }
}

const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const messages = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
const email = 'robin@uni.stepwise.test'

async function passEmail() {
  await fill('Institutional email address', email)
  await press('Next')
  await screen.findByRole('heading', { name: 'Your details' })
}

test('the address is checked as it is typed', async () => {
  open()
  await press('Next')
  expect(messages()).toEqual(['Enter your institutional email address'])
  await fill('Institutional email address', 'r')
  expect(screen.getByText('Invalid email address')).toBeDefined()
  await fill('Institutional email address', 'obin@uni.stepwise.test')
  expect(screen.queryByText('Invalid email address')).toBeNull()
})

test('the address is kept in the browser between the steps', async () => {
  const { unmount } = open()
  await passEmail()
  unmount()
  open()
  expect(screen.getByLabelText('Institutional email address')).toHaveProperty('value', email)
})

test('from details to the mail, and another mail', async () => {
  const { signUp, resend } = open()
  await passEmail()
  await press('Create account')
  expect(messages()).toEqual(['Enter your first name', 'Enter your first surname', 'Field required', 'Field required'])
  await fill('First name', 'Robin')
  await press('Back')
  await press('Next')
  expect(await screen.findByLabelText('First name')).toHaveProperty('value', 'Robin')
  await fill('Surname', 'Example')
  await fill('Create password', 'purple tiger')
  await fill('Confirm password', 'purple tiger')
  await press('Create account')

  await screen.findByRole('heading', { name: 'Verify your email' })
  expect(signUp).toHaveBeenCalledWith(expect.objectContaining({ type: 'inst-licence', email, surname: 'Example' }))
  await press('Resend')
  expect(await screen.findByText(`We have sent another email to ${email}.`)).toBeDefined()
  expect(resend).toHaveBeenCalledWith(email)
})
