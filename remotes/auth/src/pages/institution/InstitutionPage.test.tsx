import { renderPart } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { findForDomainFx } from '../../features/sign-in/institution-offer.model.ts'
import InstitutionPage from './InstitutionPage.tsx'
import { findInstitutionFx, leaveFx } from './institution.model.ts'

const kelda = { name: 'Kelda University', url: '/api/auth/institutions/start?domain=kelda.example' }
const label = 'Your email address at your institution'

function open(at = '/auth/institution') {
  const leave = vi.fn(() => new Promise<void>(() => {}))
  const scope = fork({
    handlers: [
      [findInstitutionFx, async () => kelda],
      [leaveFx, leave],
      [findForDomainFx, async () => kelda],
    ],
  })
  return { leave, ...renderPart(<InstitutionPage />, { scope, at }) }
}

const submit = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }))

test('the address leads to the institution, and the page says that the browser is on its way', async () => {
  const { leave } = open()
  await userEvent.type(screen.getByLabelText(label), ' robin@kelda.example ')
  await userEvent.click(screen.getByRole('checkbox', { name: 'This is a shared computer' }))
  await submit()
  expect(await screen.findByRole('button', { name: 'Going to Kelda University…' })).toBeDefined()
  expect(leave).toHaveBeenCalledExactlyOnceWith(`${kelda.url}&email=robin%40kelda.example&shared=1`)
})

test('the terms are accepted by going on', () => {
  open()
  expect(screen.getByText(/By choosing Continue you accept our/)).toBeDefined()
})

test.each([
  ['', 'Enter your email address'],
  ['robin', 'Invalid email address'],
])('"%s" is refused at once', async (email, message) => {
  const { leave } = open()
  if (email) await userEvent.type(screen.getByLabelText(label), email)
  await submit()
  expect(screen.getAllByText(message)).toHaveLength(2)
  expect(leave).not.toHaveBeenCalled()
})

test('an address that no one knows gets ways on, and stays in its field', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ institution: null }))
  renderPart(<InstitutionPage />)
  await userEvent.type(screen.getByLabelText(label), 'robin@elsewhere.test')
  await submit()
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('We do not know a sign-in for this address.')
  await waitFor(() => expect(alert.querySelectorAll('a')).toHaveLength(3))
  expect(document.activeElement).toBe(alert)
  expect(screen.getByLabelText(label)).toHaveProperty('value', 'robin@elsewhere.test')
})

test.each([
  ['down', /could not reach your institution just now/],
  ['refused', /did not sign you in, or you did not agree/],
  ['again', /took longer than ten minutes, had already finished, or began in another browser/],
  ['mismatch', /sent details that do not match/],
  ['clock', /institution’s clock and ours do not agree/],
  ['no-address', /did not give us an email address of its own/],
  ['unconfirmed', /has not verified your email address/],
  ['off', /do not offer signing in with this institution/],
  ['set-up', /is not set up correctly/],
  ['busy', /too many sign-ins from your network/],
  ['ours', /went wrong on our side/],
])('after a sign-in that failed (%s) the page says why, with the focus on it', async (problem, words) => {
  open(`/auth/institution?problem=${problem}`)
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toMatch(words)
  expect(document.activeElement).toBe(alert)
  expect(document.title).toMatch(/^Error: /)
})

test.each(['made-up', '__proto__', ''])('a problem that no one knows says nothing: "%s"', (problem) => {
  open(`/auth/institution?problem=${problem}`)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('after a failure nothing has to be typed again', async () => {
  open('/auth/institution?problem=down&domain=kelda.example')
  const link = await screen.findByRole('link', { name: 'Continue with Kelda University' })
  expect(link.getAttribute('href')).toBe(kelda.url)
})

test('an earlier failure is no longer shown once something else is sent', async () => {
  open('/auth/institution?problem=down')
  await submit()
  expect(screen.getByRole('alert').textContent).toContain('Enter your email address')
  expect(screen.queryByText(/could not reach your institution/)).toBeNull()
})
