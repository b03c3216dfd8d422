// docs/product/public-pages.md#contact-form
import { CallError } from '@stepwise/shared/http'
import { Link } from '@stepwise/shared/routing'
import { expectFailureOnce, renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { fork } from 'effector'
import { beforeEach, expect, test, vi } from 'vitest'
import { ContactSection } from './ContactSection.tsx'
import { sendMessageFx } from './contact.model.ts'

beforeEach(() => sessionStorage.clear())

const rejected =
  (status: number, msg: string, errors = {}) =>
  () =>
    Promise.reject(new CallError({ kind: 'http', status, msg, errors }))
const unreached = () => Promise.reject(new CallError({ kind: 'network' }))

function open(answer: () => unknown = async () => ({}), at = '/') {
  const send = vi.fn(answer)
  const scope = fork({ handlers: [[sendMessageFx, send]] })
  const contact = (
    <>
      <Link to="/#connect-block">Contact us</Link>
      <ContactSection heading="Write to us" blocks={[]} />
    </>
  )
  return { ...renderPart(contact, { scope, at }), send, scope, user: userEvent.setup() }
}
const box = (name: string) => screen.getByRole('textbox', { name }) as HTMLInputElement
const fill = (message = ' Do you know Dragon? ') => {
  fireEvent.change(box('Name'), { target: { value: 'Robin Ash' } })
  fireEvent.change(box('Email address'), { target: { value: 'robin@ash.test' } })
  fireEvent.change(box('Message'), { target: { value: message } })
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('empty fields and a wrong address get messages of the product, and nothing is sent', async () => {
  const { send } = open()
  await press('Send message')
  const problems = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(problems()).toEqual(['Enter your name', 'Enter your email address', 'Enter your message'])
  expect(document.activeElement).toBe(screen.getByRole('alert'))
  fill()
  fireEvent.change(box('Email address'), { target: { value: 'robin' } })
  await press('Send message')
  expect(problems()).toEqual(['Please enter a valid email'])
  expect(send).not.toHaveBeenCalled()
})

test('a message that is sent gives way to the answer, which has the focus and is announced', async () => {
  const { send, scope } = open()
  fill()
  await press('Send message')
  const words = await screen.findByText('One of our team will email you shortly.')
  expect(document.activeElement).toBe(words)
  expect(scope.getState($announcement)).toBe('One of our team will email you shortly.')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(send).toHaveBeenCalledWith({
    fullName: 'Robin Ash',
    email: 'robin@ash.test',
    message: ' Do you know Dragon? ',
    website: '',
  })
  await press('Write another message')
  expect(box('Message').value).toBe('')
})

test.each([
  ['the server was not reached', unreached],
  ['the server failed', rejected(500, 'Internal error.')],
])('%s: the form gives way to an apology, and the text can be had back', async (_, answer) => {
  open(answer)
  fill('Something long')
  await press('Send message')
  const words = await screen.findByText('Sorry, there was a problem sending your message. Please try again shortly.')
  expect(document.activeElement).toBe(words)
  expect(screen.queryByRole('textbox')).toBeNull()
  await press('Back to my message')
  expect(box('Message').value).toBe('Something long')
  expect(box('Name').value).toBe('Robin Ash')
  expect(document.activeElement).toBe(box('Message'))
})

test('the server’s messages appear at their fields, or above the form, and the text stays', async () => {
  const { unmount } = open(rejected(422, 'Check your answers.', { full_name: ['This name is too long.'] }))
  fill()
  await press('Send message')
  expect(await screen.findByRole('link', { name: 'This name is too long.' })).toBeDefined()
  expect(box('Name').getAttribute('aria-invalid')).toBe('true')
  unmount()
  open(rejected(429, 'There have been too many requests. Please wait a moment and try again.'))
  await press('Send message')
  expect((await screen.findByRole('alert')).textContent).toContain('Please wait a moment')
  expect(box('Message').value).toBe(' Do you know Dragon? ')
})

test('50,000 characters are refused in words, and stay', async () => {
  const { send } = open()
  fill('x'.repeat(50_000))
  await press('Send message')
  expect(await screen.findByRole('link', { name: 'Please keep your message to 5,000 characters.' })).toBeDefined()
  expect(box('Message').value).toHaveLength(50_000)
  expect(send).not.toHaveBeenCalled()
})

test('the text is there after a reload of the tab, until it is sent', async () => {
  const first = open()
  fill('Half a sen')
  first.unmount()
  const second = open()
  expect(box('Message').value).toBe('Half a sen')
  await press('Send message')
  await screen.findByText('One of our team will email you shortly.')
  second.unmount()
  open()
  expect(box('Message').value).toBe('')
})

test('a browser can post the form by itself; people and screen readers do not meet the trap for bots', async () => {
  const { send } = open()
  const form = box('Message').closest('form') as HTMLFormElement
  expect(form.method).toBe('post')
  expect(form.getAttribute('action')).toBe('/api/contact/guest_message')
  expect([...new FormData(form).keys()]).toEqual(['full_name', 'email', 'message', 'website'])
  const trap = form.elements.namedItem('website') as HTMLInputElement
  expect(trap.tabIndex).toBe(-1)
  expect(trap.closest('[aria-hidden="true"]')).not.toBeNull()
  expect(screen.getAllByRole('textbox')).toHaveLength(3)
  fill()
  fireEvent.change(trap, { target: { value: 'https://spam.test' } })
  await press('Send message')
  await waitFor(() => expect(send).toHaveBeenCalledWith(expect.objectContaining({ website: 'https://spam.test' })))
})

test('a link to the form scrolls to it and focuses it, each time', async () => {
  const scrolled = vi.fn()
  Element.prototype.scrollIntoView = scrolled
  const { user } = open()
  for (const times of [1, 2]) {
    await user.click(screen.getByRole('link', { name: 'Contact us' }))
    await waitFor(() => expect(scrolled).toHaveBeenCalledTimes(times))
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Write to us' }))
  }
})

test('a message sent without scripts is confirmed', () => {
  open(undefined, '/#message-sent')
  expect(screen.getByText('One of our team will email you shortly.')).toBeDefined()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a message that is refused is explained once', async () => {
  open(rejected(422, 'Not this one.'))
  fill()
  await press('Send message')
  await expectFailureOnce('Not this one.')
})
