// docs/product/content-desk.md#report-a-mistake
import 'fake-indexeddb/auto'
import { shell } from '@stepwise/shared/shell'
import { aUser, expectFailureOnce, failures, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import MistakeDialog from './MistakeDialog.tsx'
import { mistakeDrafts, reportMistakeFx } from './mistake.model.ts'

const at = '/wellbeing/support-contacts'

/** `id`: the device keeps drafts by person, from one test to the next. */
async function open(id = 'user-1', answer: () => Promise<unknown> = async () => ({})) {
  const send = vi.fn(answer)
  const scope = await signedInScope(aUser({ id }), { handlers: [[reportMistakeFx, send]] })
  const result = renderPart(<MistakeDialog />, { scope, at })
  return { ...result, send, field: await screen.findByLabelText('What is wrong?'), user: userEvent.setup() }
}
const press = (name: string) => screen.getByRole('button', { name })

test('a report has the address of the page and the words, without spaces around them; then a thank-you', async () => {
  const { send, field, user, scope } = await open()
  const closed = vi.fn()
  createWatch({ unit: shell.slotClosed, fn: closed, scope })
  await waitFor(() => expect(document.activeElement).toBe(field))
  await user.type(field, '  The phone number is old. ')
  await user.click(press('Send'))
  expect(await screen.findByText(/^Thank you/)).toBeTruthy()
  expect(send).toHaveBeenCalledWith({ address: at, words: '  The phone number is old. ' })
  await waitFor(() => expect(scope.getState($announcement)).toMatch(/^Thank you/))
  expect(scope.getState(mistakeDrafts.$drafts)).toEqual({})
  const [done] = screen.getAllByRole('button', { name: 'Close' }).slice(-1)
  expect(document.activeElement).toBe(done)
  await user.keyboard('{Enter}')
  expect(closed).toHaveBeenCalledOnce()
})

test('nothing but spaces is not sent', async () => {
  const { send, field, user } = await open()
  await user.type(field, '   ')
  await user.click(press('Send'))
  expect((await screen.findAllByText('required')).length).toBeGreaterThan(0)
  expect(send).not.toHaveBeenCalled()
})

test('the draft is there again', async () => {
  const first = await open('sam')
  await waitFor(() => expect(first.scope.getState(mistakeDrafts.loadFx.pending)).toBe(false))
  await first.user.type(first.field, 'Half a sen')
  await waitFor(() => expect(first.scope.getState(mistakeDrafts.storeFx.pending)).toBe(false))
  first.unmount()
  const { field } = await open('sam')
  await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('Half a sen'))
})

test.each(failures)('a report that is not sent is explained once: $words', async ({ error, words }) => {
  const { field, user } = await open('robin', () => Promise.reject(error))
  await user.type(field, 'Old')
  await user.click(press('Send'))
  await expectFailureOnce(words)
})
