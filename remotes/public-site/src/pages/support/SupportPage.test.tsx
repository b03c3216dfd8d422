// docs/product/public-pages.md#support-page, #support-message, #support-facts, #support-failure
import 'fake-indexeddb/auto'
import type { Page } from '@stepwise/shared/contracts'
import { messageLimit } from '@stepwise/shared/contracts/message-limit'
import { CallError } from '@stepwise/shared/http'
import { aUser, expectFailureOnce, failures, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { loadPageFx } from '../../features/public-page/public-page.model.ts'
import SupportPage from './SupportPage.tsx'
import { logFailureFx, messageDrafts, sendMessageFx } from './support.model.ts'

const page: Page = {
  slug: 'support',
  revision: 0,
  title: 'Support',
  lead: 'Need some help?',
  blocks: [
    { id: 'password', type: 'faq', question: 'How do I get a new password?', answer: '<p>By e-mail.</p>' },
    { id: 'devices', type: 'faq', question: 'Does it run on a phone?', answer: '<p>Yes.</p>' },
    { id: 'message', type: 'text', text: '<p>Write to us.</p>' },
  ],
}

let people = 0
/** The device keeps drafts by person, from one test to the next. */
async function open(answer: () => unknown = async () => ({}), id = `person-${people++}`) {
  const send = vi.fn(answer)
  const log = vi.fn(async () => {})
  const scope = await signedInScope(aUser({ id }), {
    handlers: [
      [loadPageFx, async () => page],
      [sendMessageFx, send],
      [logFailureFx, log],
    ],
  })
  const result = renderPart(<SupportPage />, { scope, at: '/support' })
  return { ...result, send, log, user: userEvent.setup() }
}

async function openForm(...given: Parameters<typeof open>) {
  const opened = await open(...given)
  await opened.user.click(await screen.findByRole('button', { name: 'Send us a message' }))
  const field: HTMLTextAreaElement = await screen.findByLabelText('Your message')
  await waitFor(() => expect(opened.scope.getState(messageDrafts.loadFx.pending)).toBe(false))
  return { ...opened, field }
}
const press = (name: string) => screen.getByRole('button', { name })

test('the banner, the questions of the document, and the way to write to us', async () => {
  await open()
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Support')
  expect(screen.getByText('Need some help?')).toBeDefined()
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'How do I get a new password?',
    'Does it run on a phone?',
  ])
  const box = screen.getByRole('region', { name: "Can't find the answer" })
  expect(within(box).getByText('Write to us.')).toBeDefined()
})

test('a message is sent, the answer is announced and has the focus; closed, it starts empty again', async () => {
  const { send, field, user, scope } = await openForm()
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.type(field, ' My video stops. ')
  await user.click(press('Send'))
  expect(await screen.findByText('One of our team will email you shortly.')).toBeDefined()
  expect(send).toHaveBeenCalledWith({ message: ' My video stops. ', facts: '' })
  await waitFor(() => expect(scope.getState($announcement)).toBe('One of our team will email you shortly.'))
  expect(scope.getState(messageDrafts.$drafts)).toEqual({})
  expect(document.activeElement?.textContent).toBe('Close')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(press('Send us a message'))
  expect(((await screen.findByLabelText('Your message')) as HTMLTextAreaElement).value).toBe('')
})

test('nothing but spaces, or far too much, is not sent', async () => {
  const { send, field, user } = await openForm()
  await user.type(field, '   ')
  await user.click(press('Send'))
  expect((await screen.findAllByText('required')).length).toBeGreaterThan(0)
  await user.click(field)
  await user.paste('x'.repeat(messageLimit + 1))
  await user.click(press('Send'))
  expect((await screen.findAllByText('Please keep your message to 5,000 characters.')).length).toBeGreaterThan(0)
  expect(field.value).toHaveLength(messageLimit + 4)
  expect(send).not.toHaveBeenCalled()
})

test('the details that are attached are those shown, and nothing until they are asked for', async () => {
  const { send, field, user } = await openForm()
  await user.type(field, 'Help')
  expect(screen.queryByRole('region', { name: 'What is attached' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Attach details of my setup' }))
  const shown = screen.getByRole('region', { name: 'What is attached' })
  const names = within(shown)
    .getAllByRole('term')
    .map(({ textContent }) => textContent)
  const values = within(shown)
    .getAllByRole('definition')
    .map(({ textContent }) => textContent)
  expect(names).toEqual(['Version', 'Browser', 'Window', 'Text size', 'Theme'])
  await user.click(press('Send'))
  const facts = names.map((name, at) => `${name}: ${values[at]}`).join('\n')
  await waitFor(() => expect(send).toHaveBeenCalledWith({ message: 'Help', facts }))
})

test('a failure is shown and logged, and the text stays', async () => {
  const { field, user, log } = await openForm(() => Promise.reject(new CallError({ kind: 'network' })))
  await user.type(field, 'My video stops.')
  await user.click(press('Send'))
  expect((await screen.findByRole('alert')).textContent).toContain('could not reach the server')
  expect(screen.getByDisplayValue('My video stops.')).toBe(field)
  expect(log).toHaveBeenCalledWith('support message: no answer')
})

test('the draft is there again after leaving the dialog, and after a reload', async () => {
  const first = await openForm(undefined, 'sam')
  await first.user.click(screen.getByRole('checkbox', { name: 'Attach details of my setup' }))
  await first.user.type(first.field, 'Half a sen')
  await first.user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(press('Send us a message'))
  await first.user.click(press('Send us a message'))
  expect(((await screen.findByLabelText('Your message')) as HTMLTextAreaElement).value).toBe('Half a sen')
  await waitFor(() => expect(first.scope.getState(messageDrafts.storeFx.pending)).toBe(false))
  first.unmount()
  const { field } = await openForm(undefined, 'sam')
  await waitFor(() => expect(field.value).toBe('Half a sen'))
  expect((screen.getByRole('checkbox') as HTMLInputElement).checked).toBe(true)
})

test('without its words the page says so, and one can still write', async () => {
  const scope = await signedInScope(aUser(), {
    handlers: [[loadPageFx, () => Promise.reject(new CallError({ kind: 'network' }))]],
  })
  renderPart(<SupportPage />, { scope })
  expect((await screen.findByRole('alert')).textContent).toContain('could not reach the server')
  expect(screen.getByRole('heading', { level: 1, name: 'Support' })).toBeDefined()
  expect(press('Send us a message')).toBeDefined()
})

test.each(failures)('a message that is not sent is explained once: $words', async ({ error, words }) => {
  const { user, field } = await openForm(() => Promise.reject(error))
  await user.type(field, 'Help')
  await user.click(press('Send'))
  await expectFailureOnce(words)
})
