// docs/product/content-desk.md#dismissed-links
import type { Finding } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { checkTextFx } from './check.model.ts'
import { FindingList } from './FindingList.tsx'
import { $dismissedLinks, confirmLinksFx, type LinkConfirmation } from './unchecked-links.model.ts'

const length: Finding = { level: 'warning', rule: 'length', path: 'lead', message: 'This is long.' }
const link = (address: string, path = 'blocks/0/text'): Finding => ({
  level: 'warning',
  rule: 'link-unchecked',
  path,
  message: `The link ${address} was not checked.`,
  address,
})
const one = 'https://one.test/'
const two = 'https://two.test/'
const findings = [length, link(one), link(two, 'blocks/1/to'), link(one, 'blocks/2/to')]

async function open({
  given = findings,
  confirm = async (_: LinkConfirmation): Promise<unknown> => ({}),
  isListOpen = true,
} = {}) {
  const send = vi.fn(confirm)
  const scope = await signedInScope(aUser({ role: 'content_manager' }), {
    handlers: [
      [confirmLinksFx, send],
      [checkTextFx, async () => ({ findings: [link(one)], readingAge: null, longSentences: [], words: 1 })],
    ],
  })
  const goToField = vi.fn()
  renderPart(<FindingList findings={given} goToField={goToField} />, { scope })
  const user = userEvent.setup()
  if (isListOpen) await user.click(screen.getByText(/could not be checked from here/))
  return { scope, send, goToField, user }
}
const button = (name: string) => screen.getByRole('button', { name })
const groupLine = () => document.querySelector('summary')?.textContent

test('links that could not be checked are one line among the warnings, with a list of their addresses', async () => {
  const { user, goToField } = await open({ isListOpen: false })
  expect(groupLine()).toBe('2 links could not be checked from here.')
  const list = within(screen.getByRole('region', { name: 'Warnings' }))
  expect(list.getByText('This is long.')).toBeTruthy()
  const details = screen.getByRole('group') as HTMLDetailsElement
  expect(details.open).toBe(false)
  await user.click(screen.getByText(/could not be checked/))
  expect(details.open).toBe(true)
  const opening = screen.getByRole('link', { name: `${one} (opens in a new tab)` })
  expect([opening.getAttribute('href'), opening.getAttribute('target'), opening.getAttribute('rel')]).toEqual([
    one,
    '_blank',
    'noreferrer',
  ])
  await user.click(button(`Go to the field: ${two}`))
  expect(goToField).toHaveBeenLastCalledWith('blocks/1/to')
  await user.click(button(`Go to field 2: ${one}`))
  expect(goToField).toHaveBeenLastCalledWith('blocks/2/to')
})

test('a dismissed link stays in its place with Undo, which has the focus', async () => {
  const { user, scope, send } = await open()
  await user.click(button(`Dismiss ${one}`))
  const undo = await screen.findByRole('button', { name: `Undo: ${one} was dismissed` })
  expect(document.activeElement).toBe(undo)
  expect(send).toHaveBeenCalledWith({ urls: [one], isConfirmed: true })
  expect(groupLine()).toBe('1 link could not be checked from here. 1 is dismissed.')
  await waitFor(() => expect(scope.getState($announcement)).toBe('Dismissed. 1 link is left.'))
  await user.keyboard('{Enter}')
  const dismiss = await screen.findByRole('button', { name: `Dismiss ${one}` })
  expect(document.activeElement).toBe(dismiss)
  expect(send).toHaveBeenLastCalledWith({ urls: [one], isConfirmed: false })
  expect(groupLine()).toBe('2 links could not be checked from here.')
  await waitFor(() => expect(scope.getState($announcement)).toBe('No longer dismissed. 2 links are left.'))
})

test('all are dismissed at once, those that are not yet, and brought back at once', async () => {
  const { user, scope, send } = await open()
  await user.click(button(`Dismiss ${one}`))
  await screen.findByRole('button', { name: `Undo: ${one} was dismissed` })
  await user.click(button('Dismiss all'))
  const undo = await screen.findByRole('button', { name: 'Undo: all were dismissed' })
  expect(document.activeElement).toBe(undo)
  expect(send).toHaveBeenLastCalledWith({ urls: [two], isConfirmed: true })
  expect(groupLine()).toBe('2 links are dismissed.')
  await waitFor(() => expect(scope.getState($announcement)).toBe('Dismissed. No link is left.'))
  await user.click(undo)
  expect(document.activeElement).toBe(await screen.findByRole('button', { name: 'Dismiss all' }))
  expect(send).toHaveBeenLastCalledWith({ urls: [one, two], isConfirmed: false })
})

test('one link is dismissed in its line alone', async () => {
  await open({ given: [link(one)] })
  expect(groupLine()).toBe('1 link could not be checked from here.')
  expect(screen.queryByRole('button', { name: 'Dismiss all' })).toBeNull()
})

test('a failure is shown, and the link stays', async () => {
  const { user } = await open({ confirm: () => Promise.reject(new CallError({ kind: 'network' })) })
  const dismiss = button(`Dismiss ${two}`)
  await user.click(dismiss)
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Nothing was changed\. .*could not reach the server/)
  expect(document.activeElement).toBe(dismiss)
  expect(groupLine()).toBe('2 links could not be checked from here.')
})

test('a link that the server tells again is no longer dismissed', async () => {
  const { user, scope } = await open()
  await user.click(button('Dismiss all'))
  await waitFor(() => expect(scope.getState($dismissedLinks)).toEqual([one, two]))
  await allSettled(checkTextFx, { scope, params: { id: 'page:help', body: {} } })
  expect(scope.getState($dismissedLinks)).toEqual([two])
})

test('a link without an address to keep is a warning like others', async () => {
  const { address: _, ...long } = link('https://long.test/')
  await open({ given: [long], isListOpen: false })
  expect(screen.getByText('The link https://long.test/ was not checked.')).toBeTruthy()
  expect(groupLine()).toBeUndefined()
})
