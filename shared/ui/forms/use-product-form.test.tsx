import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { CallError } from '../../http/index.ts'
import { renderPart, textsOf } from '../../testing/index.ts'
import { emailAddress, Form, required, sameAs, TextInput, useProductForm } from './index.ts'

interface Values {
  email: string
  confirmEmail: string
  firstName: string
}

function Example({ send, onChange }: { send: () => Promise<unknown>; onChange?: (values: Values) => void }) {
  const form = useProductForm<Values>({
    name: 'example',
    initialValues: { email: '', confirmEmail: '', firstName: 'Robin' },
    rules: {
      email: [required('Enter your email'), emailAddress('Invalid email address')],
      confirmEmail: [sameAs('email', 'Your emails don’t match')],
    },
    messageClearedBy: ['email'],
    ...(onChange && { onChange }),
    send,
  })
  return (
    <Form form={form} submitLabel="Send" busyLabel="Sending…">
      <TextInput label="Email" {...form.field('email')} />
      <TextInput label="Confirm email" {...form.field('confirmEmail')} />
      <TextInput label="First name" {...form.field('firstName')} />
    </Form>
  )
}

const http = (status: number, msg: string, errors = {}) => new CallError({ kind: 'http', status, msg, errors })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const type = (label: string, text: string) => userEvent.type(screen.getByRole('textbox', { name: label }), text)
/** Fills the form in and sends it. */
async function submit() {
  await type('Email', 'a@b.test')
  await type('Confirm email', 'a@b.test')
  await press('Send')
}

test('a rejected submit focuses a summary that links to the fields, and the title begins with "Error:"', async () => {
  document.title = 'Example - Stepwise'
  const send = vi.fn()
  renderPart(<Example send={send} />)
  await type('Confirm email', 'x')
  await press('Send')

  const summary = screen.getByRole('alert', { name: 'There is a problem' })
  expect(document.activeElement).toBe(summary)
  expect(document.title).toBe('Error: Example - Stepwise')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('ariaInvalid', 'true')
  await userEvent.click(screen.getByRole('link', { name: 'Enter your email' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Email' }))
  expect(screen.getByRole('link', { name: 'Confirm email: Your emails don’t match' })).toBeDefined()
  expect(send).not.toHaveBeenCalled()
})

test('corrected fields have no message and leave the summary; with the last one the summary and "Error:" go', async () => {
  document.title = 'Example - Stepwise'
  renderPart(<Example send={async () => {}} />)
  await type('Confirm email', 'a@b.test')
  await press('Send')
  expect(textsOf('listitem')).toEqual(['Enter your email', 'Confirm email: Your emails don’t match'])
  const email = screen.getByRole('textbox', { name: 'Email' })
  await type('Email', 'a@b')
  expect(screen.queryByRole('link', { name: 'Enter your email' })).not.toBeNull()
  expect(email).toHaveProperty('ariaInvalid', 'true')
  await type('Email', '.test')
  expect(email).toHaveProperty('ariaInvalid', null)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Your emails don’t match')).toBeNull()
  expect(document.title).toBe('Example - Stepwise')
  expect(document.activeElement).toBe(email)
})

test('the server’s message for a field stays while another field is edited', async () => {
  renderPart(<Example send={() => Promise.reject(http(422, 'Please check.', { email: ['is in use'] }))} />)
  await submit()
  await screen.findByRole('link', { name: 'Email: is in use' })
  await type('First name', 'x')
  expect(screen.getByRole('link', { name: 'Email: is in use' })).toBeDefined()
  await type('Email', 'x')
  expect(screen.queryByRole('link', { name: 'Email: is in use' })).toBeNull()
})

function Waiting() {
  const form = useProductForm({
    name: 'waiting',
    initialValues: { start: '', end: '', chips: [] as string[] },
    rules: { end: [required('Choose an end')], chips: [() => 'Choose a chip'] },
    send: async () => {},
  })
  return (
    <Form form={form}>
      <TextInput label="Start" {...form.field('start')} />
      <TextInput label="End" disabled {...form.field('end')} />
      <div id={form.field('chips').id}>
        <input type="checkbox" aria-label="First chip" />
      </div>
    </Form>
  )
}

test('a link of the summary focuses a control, also for a group and for a disabled field', async () => {
  renderPart(<Waiting />)
  await press('Send')
  await userEvent.click(screen.getByRole('link', { name: 'Choose an end' }))
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Start' }))
  await userEvent.click(screen.getByRole('link', { name: 'Choose a chip' }))
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'First chip' }))
})

test('the server’s messages go to their fields, joined by commas; the others to the whole form', async () => {
  const errors = { first_name: ['too long', 'too odd'], plan: ['has ended'] }
  renderPart(<Example send={() => Promise.reject(http(422, 'Check what you wrote.', errors))} />)
  await submit()
  expect(await screen.findByRole('link', { name: 'First name: too long, too odd' })).toBeDefined()
  expect(screen.getByText('Check what you wrote. has ended')).toBeDefined()
})

test('a network failure keeps every value and offers to try again', async () => {
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new CallError({ kind: 'network' }))
  renderPart(<Example send={send} />)
  await submit()
  expect((await screen.findByRole('alert')).textContent).toContain('We could not reach the server')
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'a@b.test')
  await press('Try again')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Send' }))
  expect(send).toHaveBeenCalledTimes(2)
})

test('a second submit while the first is sent does nothing', async () => {
  let answer = () => {}
  const send = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)))
  renderPart(<Example send={send} />)
  await submit()
  await press('Sending…')
  answer()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send' })).toBeDefined())
  expect(send).toHaveBeenCalledTimes(1)
})

test('only text and safe links of the server’s message are shown, and editing the named field clears it', async () => {
  const msg =
    'In use. <a href="/auth/sign-in" onclick="x()">Sign in</a> <img src=x onerror=y()><a href="javascript:z()">no</a>'
  renderPart(<Example send={() => Promise.reject(http(422, msg))} />)
  await submit()
  expect((await screen.findByRole('link')).outerHTML).not.toContain('onclick')
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(document.querySelector('img')).toBeNull()
  await type('First name', 'x')
  expect(screen.getByRole('alert')).toBeDefined()
  await type('Email', 'x')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('every change is reported with all values, but the initial values are not', async () => {
  const onChange = vi.fn()
  renderPart(<Example send={async () => {}} onChange={onChange} />)
  expect(onChange).not.toHaveBeenCalled()
  await type('Email', 'ab')
  const others = { confirmEmail: '', firstName: 'Robin' }
  expect(onChange.mock.calls).toEqual([[{ email: 'a', ...others }], [{ email: 'ab', ...others }]])
})
