import { CallError } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import { aUser, renderPart } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import LicencePage from './LicencePage.tsx'
import { activateLicenceFx } from './licence.model.ts'

// Any other address counts as having left the sign-up, which deletes its draft.
beforeEach(() => {
  window.history.replaceState(null, '', '/auth/dsa-licence')
  sessionStorage.clear()
})

function open(answer: () => unknown = async () => aUser()) {
  const activate = vi.fn(answer)
  const { scope, unmount } = renderPart(<LicencePage />, { scope: fork({ handlers: [[activateLicenceFx, activate]] }) })
  return { activate, scope, unmount }
}

const fill = async (label: string, text: string) => {
  await userEvent.click(screen.getByLabelText(label))
  // Pasted: typing key by key is slow on a busy machine.
  await userEvent.paste(text)
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const messages = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

async function passStepOne() {
  await fill('Licence key', '1000000001')
  await fill('First name', 'Robin')
  await fill('Surname', 'Example')
  await fill('University', 'Stepwise')
  await press('Next')
  await screen.findByLabelText('Email address')
}

async function fillStepTwo() {
  await fill('Email address', 'robin@example.test')
  await fill('Confirm email address', 'robin@example.test')
  await fill('Create password', 'purple tiger')
  await fill('Confirm password', 'purple tiger')
}

test('each step names what is missing', async () => {
  open()
  await press('Next')
  expect(messages()).toEqual([
    'Enter licence key',
    'Enter your first name',
    'Enter your surname',
    'Enter your university/organisation',
  ])
  await passStepOne()
  await fill('Email address', 'robin')
  await fill('Confirm email address', 'kim@example.test')
  await press('Finish')
  expect(messages()).toEqual([
    'Invalid email address',
    'Confirm email address: Your emails don’t match',
    'Create password: Field required',
    'Confirm password: Field required',
  ])
})

test('Back keeps what was typed, and Finish signs in', async () => {
  const { scope } = open()
  await passStepOne()
  await fillStepTwo()
  await press('Back')
  expect(await screen.findByLabelText('Licence key')).toHaveProperty('value', '1000000001')
  await press('Next')
  expect(await screen.findByLabelText('Email address')).toHaveProperty('value', 'robin@example.test')
  await press('Finish')
  await waitFor(() => expect(scope.getState($user)?.firstName).toBe('Robin'))
  expect(sessionStorage.length).toBe(0)
})

test('a draft is restored on the next visit in this tab, without the passwords', async () => {
  const { unmount } = open()
  await passStepOne()
  await fillStepTwo()
  unmount()
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('purple')
  open()
  expect(screen.getByLabelText('Licence key')).toHaveProperty('value', '1000000001')
  await press('Next')
  expect(await screen.findByLabelText('Confirm email address')).toHaveProperty('value', 'robin@example.test')
  expect(screen.getByLabelText('Create password')).toHaveProperty('value', '')
})

test('step two moves the focus to its heading', async () => {
  open()
  await passStepOne()
  expect(document.activeElement?.tagName).toBe('H1')
})

test('a rejected licence leads back to its field', async () => {
  const errors = { licence_key: ['This licence key has been used.'] }
  open(() =>
    Promise.reject(new CallError({ kind: 'http', status: 422, msg: 'This licence key has been used.', errors })),
  )
  await passStepOne()
  await fillStepTwo()
  await press('Finish')
  await userEvent.click(await screen.findByRole('link', { name: 'This licence key has been used.' }))
  expect(document.activeElement).toBe(await screen.findByLabelText('Licence key'))
})

test('a password that the server refuses is shown at its field, where the person stays', async () => {
  const msg = 'This password is among the most common ones, so it is easily guessed. Please choose another one.'
  const errors = { password: [msg] }
  open(() => Promise.reject(new CallError({ kind: 'http', status: 422, msg, errors })))
  await passStepOne()
  await fillStepTwo()
  await press('Finish')
  expect(await screen.findAllByText(msg)).toHaveLength(2)
  await userEvent.click(screen.getByRole('link', { name: `Create password: ${msg}` }))
  expect(document.activeElement).toBe(screen.getByLabelText('Create password'))
  await fill('Create password', '!')
  expect(screen.queryByText(msg)).toBeNull()
})

test('the server’s message about the form goes when the email is edited', async () => {
  const msg = 'There is an account already. <a href="/auth/sign-in">Sign in</a>'
  open(() => Promise.reject(new CallError({ kind: 'http', status: 422, msg, errors: {} })))
  await passStepOne()
  await fillStepTwo()
  await press('Finish')
  expect((await screen.findByRole('alert')).textContent).toContain('There is an account already.')
  await fill('Email address', 'x')
  expect(screen.queryByRole('alert')).toBeNull()
})
