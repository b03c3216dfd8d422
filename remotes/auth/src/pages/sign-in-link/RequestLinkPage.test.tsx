import { CallError, type Failure } from '@stepwise/shared/http'
import { Link, useLocation } from '@stepwise/shared/routing'
import { renderPart } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { requestLinkFx } from '../../features/mail/mail.model.ts'
import RequestLinkPage from './RequestLinkPage.tsx'

const page = '/auth/sign-in-link'
const typed = { email: 'robin@example.test', isSharedComputer: true, from: '/support' }

/** The sign-in page before, the page, and what leaving it takes along. */
function Visit() {
  const { pathname, state } = useLocation()
  if (pathname === page) return <RequestLinkPage />
  return pathname === '/' ? (
    <Link to={page} state={typed}>
      Email me a link
    </Link>
  ) : (
    <output>{JSON.stringify({ pathname, state })}</output>
  )
}

function open({ answer = async () => ({}), at = page }: { answer?: () => unknown; at?: string } = {}) {
  const request = vi.fn(answer)
  renderPart(<Visit />, { at, scope: fork({ handlers: [[requestLinkFx, request]] }) })
  return request
}
const failing = (failure: Failure) => () => Promise.reject(new CallError(failure))
const field = () => screen.getByRole('textbox', { name: 'Email address' })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
async function ask(email = 'robin@example.test') {
  await userEvent.type(field(), email)
  await press('Send me a link')
}
const messages = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

test('afterwards the page says what comes next, and nothing about the account', async () => {
  const request = open()
  await ask(' robin@example.test ')
  expect(await screen.findByRole('heading', { level: 1, name: 'Check your email' })).toBe(document.activeElement)
  const words =
    'If robin@example.test has an account, we have sent an email with a link to sign in. It works once, within 15 minutes.'
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.getByText('Nothing yet? Check your spam folder, or send another link.')).toBeDefined()
  expect(request).toHaveBeenCalledWith('robin@example.test')
})

test('another link is sent from there, and how it went is shown beside the button, which keeps the focus', async () => {
  const answer = vi.fn<() => Promise<unknown>>(async () => ({}))
  const request = open({ answer })
  await ask()
  await screen.findByRole('heading', { name: 'Check your email' })
  await press('Send another link')
  expect(await screen.findByText('If robin@example.test has an account, another email is on its way.')).toBeDefined()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send another link' }))
  expect(request).toHaveBeenCalledTimes(2)
  const msg = 'There have been too many requests. Please wait 3 minutes and try again.'
  answer.mockImplementation(failing({ kind: 'http', status: 429, msg, errors: {} }))
  await press('Send another link')
  expect((await screen.findByRole('alert')).textContent).toBe(msg)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send another link' }))
})

test('the address typed on the sign-in page is there, and goes back with the person', async () => {
  open({ at: '/' })
  await userEvent.click(screen.getByRole('link'))
  expect(field()).toHaveProperty('value', 'robin@example.test')
  await userEvent.type(field(), '.uk')
  await userEvent.click(screen.getByRole('link', { name: 'Back to sign in' }))
  const state = { ...typed, email: 'robin@example.test.uk' }
  expect(JSON.parse(screen.getByRole('status').textContent ?? '')).toEqual({ pathname: '/auth/sign-in', state })
})

test('an address that is missing or cannot be one is not sent', async () => {
  const request = open()
  await press('Send me a link')
  expect(messages()).toEqual(['Enter your email address'])
  await ask('robin')
  expect(messages()).toEqual(['Invalid email address'])
  expect(field()).toHaveProperty('autocomplete', 'username')
  expect(request).not.toHaveBeenCalled()
})

test('a problem with the address is shown at its field', async () => {
  const errors = { email: ['This must have at most 320 characters.'] }
  open({ answer: failing({ kind: 'http', status: 422, msg: 'Please check what you entered.', errors }) })
  await ask()
  expect(await screen.findAllByText('This must have at most 320 characters.')).toHaveLength(2)
})
