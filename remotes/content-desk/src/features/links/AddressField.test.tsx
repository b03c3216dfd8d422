// docs/product/content-desk.md#links
import type { LinkTarget } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { paths } from '@stepwise/shared/routing/paths'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { AddressField } from './AddressField.tsx'
import { checkAddressFx, findLinkTargetsFx } from './links.model.ts'

const contacts: LinkTarget = {
  kind: 'page',
  title: 'Support contacts',
  address: '/wellbeing/support-contacts',
  place: 'Wellbeing',
}

function Field() {
  const [address, setAddress] = useState('')
  return <AddressField id="to" label="Address" value={address} onChange={setAddress} />
}

async function open({
  find = vi.fn(async () => [contacts]),
  check = vi.fn(async () => ({ state: 'known' as const, nearest: [] as LinkTarget[] })),
}: {
  find?: () => Promise<LinkTarget[]>
  check?: () => Promise<{ state: string; nearest: LinkTarget[] }>
} = {}) {
  const scope = await signedInScope(aUser({ role: 'content_manager' }), {
    handlers: [
      [findLinkTargetsFx, find],
      [checkAddressFx, check],
    ],
  })
  renderPart(<Field />, { scope, at: '/dashboard/content/page%3Acalm', path: paths.contentDocument.pattern })
  return { scope, user: userEvent.setup() }
}
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' })
const choose = () => screen.getByRole('button', { name: 'Choose a page for “Address”' })

test('a page is chosen by its title, by keyboard; the focus is in the field again', async () => {
  const find = vi.fn(async () => [contacts])
  const { user, scope } = await open({ find })
  await user.click(choose())
  const search = screen.getByRole('searchbox', { name: 'Search by title' })
  expect(document.activeElement).toBe(search)
  await user.keyboard('suport{Enter}')
  const results = await screen.findByRole('list', { name: 'Results' })
  expect(find).toHaveBeenCalledExactlyOnceWith('suport')
  await waitFor(() => expect(scope.getState($announcement)).toContain('1 result'))
  await user.tab()
  expect(document.activeElement).toBe(within(results).getByRole('button', { name: /^Support contacts/ }))
  await user.keyboard('{Enter}')
  expect(address().value).toBe('/wellbeing/support-contacts')
  expect(document.activeElement).toBe(address())
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('Escape closes the choice, and leads back to its button', async () => {
  const { user } = await open()
  await user.click(choose())
  await user.keyboard('sup')
  // Used up: it is not for the dialog around the field.
  expect(fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Escape' })).toBe(false)
  expect(screen.queryByRole('searchbox')).toBeNull()
  expect(document.activeElement).toBe(choose())
})

test('nothing found, and a search that fails, are said', async () => {
  const find = vi.fn<() => Promise<LinkTarget[]>>().mockResolvedValueOnce([])
  find.mockRejectedValue(new CallError({ kind: 'network' }))
  const { user } = await open({ find })
  await user.click(choose())
  await user.keyboard('zzz')
  expect(await screen.findByText('Nothing found. Try other words of the title.')).toBeTruthy()
  await user.keyboard('z')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The search did not work\./)
})

test('a pasted address of our own site becomes its path', async () => {
  const { user } = await open()
  await user.click(address())
  await user.paste(`${window.location.origin}/support#late`)
  expect(address().value).toBe('/support#late')
})

test('an address at which nothing is offers the nearest', async () => {
  const check = vi.fn(async () => ({ state: 'unknown', nearest: [contacts] }))
  const { user } = await open({ check })
  await user.type(address(), '/wellbeing/suport-contacts')
  await user.tab()
  expect(await screen.findByText('There is nothing at /wellbeing/suport-contacts. Did you mean:')).toBeTruthy()
  expect(check).toHaveBeenCalledExactlyOnceWith({ documentId: 'page:calm', address: '/wellbeing/suport-contacts' })
  await user.click(screen.getByRole('button', { name: /^Support contacts/ }))
  expect(address().value).toBe('/wellbeing/support-contacts')
  expect(screen.queryByText(/^There is nothing/)).toBeNull()
})
