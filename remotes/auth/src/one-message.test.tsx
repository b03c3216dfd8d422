import {
  answerCalls,
  aSoftware,
  aUser,
  expectFailureOnce,
  failures,
  refusal,
  renderPart,
  signedInScope,
} from '@stepwise/shared/testing'
import { fireEvent, screen } from '@testing-library/react'
import { fork, type Scope } from 'effector'
import type { ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import LicencePage from './pages/licence/LicencePage.tsx'
import MemberSignUpPage from './pages/member-sign-up/MemberSignUpPage.tsx'
import RequestResetPage from './pages/password-reset/RequestResetPage.tsx'
import { PhotoStages } from './pages/profile/photo/PhotoDialog.tsx'
import SignInPage from './pages/sign-in/SignInPage.tsx'
import SoftwareSelectionPage from './pages/software-selection/SoftwareSelectionPage.tsx'

// docs/product/errors.md#one-message: each failure of these pages can be seen once and is read out once.

beforeEach(() => {
  window.history.replaceState(null, '', '/auth/dsa-licence')
  sessionStorage.clear()
})

const fill = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }))
const show = (page: ReactNode, scope: Scope = fork()) => renderPart(page, { scope })

test('a wrong photo', async () => {
  show(<PhotoStages onDone={() => {}} />, await signedInScope(aUser()))
  const file = new File(['<script>'], 'photo.png', { type: 'text/html' })
  fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files: [file] } })
  await expectFailureOnce('Error: Image type must be jpeg/png')
})

test.each(failures)('a photo that is not removed: $words', async ({ answer, words }) => {
  answerCalls({ '/users/avatar/a': answer })
  show(
    <PhotoStages onDone={() => {}} />,
    await signedInScope(aUser({ avatar: { id: 'a', large: '/l', medium: '/m' } })),
  )
  await press('Remove')
  await press('Remove photo')
  await expectFailureOnce(words)
})

// jsdom draws nothing.
vi.mock(import('./pages/profile/photo/CropStage.tsx'), () => ({
  CropStage: ({ onArea }) => {
    onArea({ x: 0, y: 0, width: 1, height: 1 })
    return <p>The photo</p>
  },
}))
vi.mock(import('./pages/profile/photo/cropped-photo.ts'), () => ({ cropPhoto: async () => ({ image: 'data:' }) }))
vi.mock(import('./pages/profile/photo/picked-photo.ts'), async (original) => ({
  ...(await original()),
  openPhoto: async (file) => ({ file, isReadable: true, url: 'blob:1' }),
}))

test.each(failures)('a photo that is not uploaded: $words', async ({ answer, words }) => {
  answerCalls({ '/users/avatar': answer })
  show(<PhotoStages onDone={() => {}} />, await signedInScope(aUser()))
  const files = [new File(['photo'], 'photo.png', { type: 'image/png' })]
  fireEvent.change(screen.getByLabelText('Choose a photo'), { target: { files } })
  await press('Upload')
  await expectFailureOnce(words)
})

const catalogue = { software: [{ ...aSoftware(), group: null }], software_groups: [] }

test('no software is chosen', async () => {
  answerCalls({ '/users/softwares/available': { status: 200, body: catalogue } })
  show(<SoftwareSelectionPage />, await signedInScope(aUser({ softwares: [] })))
  await press('SAVE')
  await expectFailureOnce('Please select your software!')
})

test.each(failures)('software that is not saved: $words', async ({ answer, words }) => {
  answerCalls({ '/users/softwares/available': { status: 200, body: catalogue }, '/users/softwares/select': answer })
  show(<SoftwareSelectionPage />, await signedInScope(aUser({ softwares: [aSoftware()] })))
  await press('SAVE')
  await expectFailureOnce(words)
})

async function finishLicence() {
  show(<LicencePage />)
  fill('Licence key', '1000000001')
  fill('First name', 'Robin')
  fill('Surname', 'Example')
  fill('University', 'Stepwise')
  await press('Next')
  await screen.findByLabelText('Email address')
  fill('Email address', 'robin@stepwise.test')
  fill('Confirm email address', 'robin@stepwise.test')
  fill('Create password', 'walk the dog slowly')
  fill('Confirm password', 'walk the dog slowly')
  await press('Finish')
}

test('a licence key that has been used: its words once, the link beside them', async () => {
  const words = 'This licence key has been used already.'
  const msg = `${words} If you used it, please <a href="/auth/sign-in">sign in</a>.`
  answerCalls({ '/auth/sign_up': refusal(msg, { licence_key: [words] }) })
  await finishLicence()
  await expectFailureOnce(words)
  expect(screen.getByRole('alert').textContent).toContain('If you used it, please sign in.')
})

test.each(failures)('an activation that fails: $words', async ({ answer, words }) => {
  answerCalls({ '/auth/sign_up': answer })
  await finishLicence()
  await expectFailureOnce(words)
})

test('an unknown institution: its words once, the way on beside them', async () => {
  const words = 'We do not know this institution.'
  const msg = `${words} Please use another, or <a href="/auth/dsa-licence">activate an individual licence</a>.`
  answerCalls({ '/auth/verify_email': refusal(msg, { email: [words] }) })
  show(<MemberSignUpPage />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'robin@nowhere.test' } })
  await press('Next')
  await expectFailureOnce(words)
  expect(screen.getByRole('alert').textContent).toContain('activate an individual licence')
})

test.each(failures)('a sign-in that fails: $words', async ({ answer, words }) => {
  answerCalls({ '/auth/sign_in': answer, '/auth/institutions': { status: 200, body: { institution: null } } })
  show(<SignInPage />)
  fill('Email address', 'robin@stepwise.test')
  fireEvent.change(screen.getByLabelText('Password', { selector: 'input' }), { target: { value: 'walk the dog' } })
  await press('Sign in')
  await expectFailureOnce(words)
})

test.each(failures)('a reset link that is not sent: $words', async ({ answer, words }) => {
  answerCalls({ '/auth/reset_password': answer })
  show(<RequestResetPage />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'robin@stepwise.test' } })
  fireEvent.submit(screen.getByRole('textbox').closest('form') as HTMLFormElement)
  await expectFailureOnce(words)
})
