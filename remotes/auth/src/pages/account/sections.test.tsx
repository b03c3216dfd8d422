import type { Security } from '@stepwise/shared/contracts'
import { CallError, type Failure } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import { aUser, expectFailureOnce, failures, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import { StepUpDialog } from '../../features/security/StepUpDialog.tsx'
import { fetchSecurityFx, securityOpened } from '../../features/security/security.model.ts'
import { stepUpWithPasswordFx } from '../../features/security/step-up.model.ts'
import { aSecurity } from '../../features/security/testing/a-security.ts'
import { AnswersSections } from './AnswersSections.tsx'
import {
  cancelEmailChangeFx,
  changeNameFx,
  requestEmailChangeFx,
  sendPasswordFx,
  sendUserInfoFx,
} from './account.model.ts'
import { EmailSection } from './EmailSection.tsx'
import { NameSection } from './NameSection.tsx'
import { PasswordSection } from './PasswordSection.tsx'

const failing = (failure: Failure) => () => Promise.reject(new CallError(failure))
const msg = 'Please confirm.'
const needsStepUp = failing({ kind: 'http', status: 403, msg, errors: { proof: [msg] } })

async function open(section: ReactNode, answer: () => unknown = async () => ({}), changes: Partial<Security> = {}) {
  const send = vi.fn<(sent: unknown) => unknown>(answer)
  const scope = await signedInScope(aUser(), {
    handlers: [
      [fetchSecurityFx, async () => aSecurity(changes)],
      [stepUpWithPasswordFx, async () => ({})],
      [cancelEmailChangeFx, async () => ({})],
      ...[changeNameFx, requestEmailChangeFx, sendPasswordFx, sendUserInfoFx].map((effect) => [effect, send] as never),
    ],
  })
  await allSettled(securityOpened, { scope })
  renderPart(
    <>
      <h1>Your account</h1>
      {section}
      <StepUpDialog />
    </>,
    { scope },
  )
  return { send, scope, announcement: () => scope.getState($announcement) }
}
const button = (name: string) => screen.getByRole('button', { name })
const press = (name: string) => userEvent.click(button(name))
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
async function fill(label: string, text: string) {
  await userEvent.clear(screen.getByLabelText(label))
  await userEvent.type(screen.getByLabelText(label), text)
}
const problems = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('Change opens the form in its place with the focus in it, and Cancel keeps nothing', async () => {
  const { send } = await open(<NameSection />)
  await press('Change name')
  expect(document.activeElement).toBe(field('First name'))
  expect(field('Surname').value).toBe('Example')
  await fill('First name', 'Sam')
  await press('Cancel')
  expect(document.activeElement).toBe(button('Change name'))
  expect(screen.getByText('Robin Example')).toBeDefined()
  await press('Change name')
  expect(field('First name').value).toBe('Robin')
  expect(send).not.toHaveBeenCalled()
})

test('a changed name is the person’s at once, is announced, and the focus is on the button', async () => {
  const { scope, send, announcement } = await open(<NameSection />, async () => aUser({ firstName: 'Sam' }))
  await press('Change name')
  await fill('First name', ' Sam ')
  await press('Save name')
  expect(await screen.findByText('Sam Example')).toBeDefined()
  expect(send).toHaveBeenCalledTimes(1)
  expect(scope.getState($user)?.firstName).toBe('Sam')
  expect(screen.getByText('Your name has been changed.')).toBeDefined()
  expect(announcement()).toBe('Your name has been changed.')
  expect(document.activeElement).toBe(button('Change name'))
})

test('an empty name is not sent', async () => {
  const { send } = await open(<NameSection />)
  await press('Change name')
  await userEvent.clear(field('First name'))
  await userEvent.clear(field('Surname'))
  await press('Save name')
  expect(problems()).toEqual(['Enter your first name', 'Enter your surname'])
  expect(send).not.toHaveBeenCalled()
})

test('a message of the server about a field is shown at it, and the typed text stays', async () => {
  const tooLong = 'This must be at most 200 characters long.'
  await open(<NameSection />, failing({ kind: 'http', status: 422, msg: tooLong, errors: { first_name: [tooLong] } }))
  await press('Change name')
  await userEvent.click(field('First name'))
  await userEvent.paste('a'.repeat(201))
  await press('Save name')
  expect(await screen.findAllByText(tooLong)).toHaveLength(2)
  expect(field('First name').value).toHaveLength(206)
})

const sent =
  'We have sent an email to new@example.test. Open the link in it to use this address. Until then your account keeps robin@example.test.'

test('a new address is shown as wanted until its link is opened, and can be cancelled', async () => {
  const { announcement, send, scope } = await open(<EmailSection />)
  await press('Change email address')
  expect(field('New email address').autocomplete).toBe('email')
  await fill('New email address', ' new@example.test ')
  await press('Send the email')
  expect(await screen.findByText(sent)).toBeDefined()
  expect(send).toHaveBeenCalledWith('new@example.test')
  expect(announcement()).toBe(sent)
  expect(scope.getState($user)?.email).toBe('robin@example.test')
  await press('Cancel the change')
  await waitFor(() => expect(screen.queryByText(sent)).toBeNull())
  expect(announcement()).toBe('Your email address stays as it is.')
  expect(document.activeElement).toBe(button('Change email address'))
})

test.each([
  ['', 'Enter your email address'],
  ['not an address', 'Invalid email address'],
])('“%s” is not an address', async (typed, message) => {
  const { send } = await open(<EmailSection />)
  await press('Change email address')
  if (typed) await fill('New email address', typed)
  await press('Send the email')
  expect(problems()).toEqual([message])
  expect(send).not.toHaveBeenCalled()
})

test('a new address asks for a step-up, and is sent again after it', async () => {
  const answer = vi.fn<() => Promise<unknown>>(async () => ({}))
  answer.mockImplementationOnce(needsStepUp)
  const { send } = await open(<EmailSection />, answer)
  await press('Change email address')
  await fill('New email address', 'new@example.test')
  await press('Send the email')
  await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  await userEvent.type(screen.getByLabelText('Password'), 'purple tiger{Enter}')
  expect(await screen.findByText(sent)).toBeDefined()
  expect(send).toHaveBeenCalledTimes(2)
})

test('a cancelled step-up leaves the form as it was', async () => {
  const { send } = await open(<EmailSection />, needsStepUp)
  await press('Change email address')
  await fill('New email address', 'new@example.test')
  await press('Send the email')
  await screen.findByRole('dialog', { name: 'Confirm that it is you' })
  await press('Close')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(field('New email address').value).toBe('new@example.test')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(send).toHaveBeenCalledTimes(1)
})

async function fillPasswords(password: string, confirmation = password) {
  await userEvent.type(screen.getByLabelText('Create password'), password)
  await userEvent.type(screen.getByLabelText('Confirm password'), confirmation)
}

test('a password is changed with the old one; password managers know the fields', async () => {
  const { send } = await open(<PasswordSection />)
  await press('Change password')
  const current = screen.getByLabelText('Current password')
  expect(document.activeElement).toBe(current)
  expect(current).toHaveProperty('autocomplete', 'current-password')
  expect(document.querySelector('[autocomplete="username"]')).toHaveProperty('value', 'robin@example.test')
  await userEvent.type(current, 'old words here')
  await fillPasswords('purple tiger')
  await press('Change password')
  expect(await screen.findByText('Your password is changed. You are signed out everywhere else.')).toBeDefined()
  expect(send).toHaveBeenCalledWith({
    currentPassword: 'old words here',
    password: 'purple tiger',
    passwordConfirmation: 'purple tiger',
  })
  expect(document.activeElement).toBe(button('Change password'))
  await press('Change password')
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', '')
})

test('the old password is required, the new one has its rules', async () => {
  await open(<PasswordSection />)
  await press('Change password')
  await fillPasswords('short', 'other words')
  await press('Change password')
  expect(problems()).toEqual([
    'Enter your current password',
    'Create password: Password must be at least 8 characters.',
    "Confirm password: Your passwords don't match",
  ])
})

test('a wrong old password is shown at its field', async () => {
  const wrong = 'This is not your password.'
  await open(
    <PasswordSection />,
    failing({ kind: 'http', status: 422, msg: wrong, errors: { current_password: [wrong] } }),
  )
  await press('Change password')
  await userEvent.type(screen.getByLabelText('Current password'), 'wrong')
  await fillPasswords('purple tiger')
  await press('Change password')
  expect(await screen.findAllByText(wrong)).toHaveLength(2)
  expect(screen.getByLabelText('Create password')).toHaveProperty('value', 'purple tiger')
})

test('a person without a password sets one, without an old one', async () => {
  const { send } = await open(<PasswordSection />, undefined, { hasPassword: false })
  await press('Set a password')
  expect(screen.queryByLabelText('Current password')).toBeNull()
  await fillPasswords('purple tiger')
  await press('Set password')
  expect(await screen.findByText('Your password is set. You are signed out everywhere else.')).toBeDefined()
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ currentPassword: undefined }))
  expect(document.activeElement).toBe(button('Change password'))
})

test('a changed course goes along with the other answers as they are', async () => {
  const changed = { ...aUser().userInfo, courseName: 'Law' }
  const { send, scope } = await open(<AnswersSections />, async () => changed)
  await press('Change course')
  expect(document.activeElement).toBe(screen.getByLabelText('Course start year'))
  await userEvent.click(screen.getByRole('combobox', { name: 'Course subject' }))
  await userEvent.click(screen.getByRole('option', { name: 'Law', hidden: true }))
  await press('Save course')
  expect(await screen.findByText('Your course has been changed.')).toBeDefined()
  expect(send).toHaveBeenCalledWith({ ...changed, courseStarted: '2025', courseEnds: '2028' })
  expect(scope.getState($user)?.userInfo?.courseName).toBe('Law')
})

test('a course without a start year is not sent', async () => {
  const { send } = await open(<AnswersSections />)
  await press('Change course')
  await userEvent.selectOptions(screen.getByLabelText('Course start year'), '')
  await press('Save course')
  expect(problems()).toEqual(['Course Start year is required.', 'Course End year is required.'])
  expect(send).not.toHaveBeenCalled()
})

test('the knowledge opens with the focus on the present answer', async () => {
  await open(<AnswersSections />)
  await press('Change assistive technology knowledge')
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: /A little knowledge/ }))
})

test('changed priorities are shown', async () => {
  const { scope } = await open(<AnswersSections />, async () => ({ ...aUser().userInfo, revisionLevel: 4 }))
  await press('Change priorities')
  expect(screen.getAllByRole('slider')).toHaveLength(6)
  expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Essay writing' }))
  await press('Save priorities')
  expect(await screen.findByText('4 of 5')).toBeDefined()
  expect(scope.getState($user)?.userInfo?.revisionLevel).toBe(4)
})

const sections: [name: string, section: ReactNode, change: () => Promise<void>][] = [
  [
    'a name',
    <NameSection key="name" />,
    async () => {
      await press('Change name')
      await press('Save name')
    },
  ],
  [
    'an email address',
    <EmailSection key="email" />,
    async () => {
      await press('Change email address')
      await fill('New email address', 'sam@example.test')
      await press('Send the email')
    },
  ],
  [
    'a password',
    <PasswordSection key="password" />,
    async () => {
      await press('Change password')
      await fill('Current password', 'walk the dog slowly')
      await fill('Create password', 'walk the cat slowly')
      await fill('Confirm password', 'walk the cat slowly')
      await press('Change password')
    },
  ],
  [
    'an answer',
    <AnswersSections key="answers" />,
    async () => {
      await press('Change priorities')
      await press('Save priorities')
    },
  ],
]
const cases = sections.flatMap(([name, section, change]) =>
  failures.map((failure) => ({ name, section, change, ...failure })),
)

test.each(cases)('$name that is not saved is explained once: $words', async ({ section, change, error, words }) => {
  await open(section, () => Promise.reject(error))
  await change()
  await expectFailureOnce(words)
})
