// docs/product/content-desk.md#incoming-links
import type { IncomingLink } from '@stepwise/shared/contracts'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { aDocument } from '../panel/testing/a-document.ts'
import { changeLinksFx, loadIncomingLinksFx } from './incoming-links.model.ts'
import { LinkedFrom } from './LinkedFrom.tsx'

const link: IncomingLink = {
  document: 'page:calm',
  title: 'Calm',
  path: 'blocks/2/text',
  words: 'Support contacts',
  isDraft: false,
  isBusy: false,
}
const links = [link, { ...link, document: 'page:hub', title: 'Hub', isBusy: true }]

/** An editor in which the page gets another title. */
function Renaming() {
  const [title, setTitle] = useState('Support contacts')
  return (
    <>
      <LinkedFrom document={aDocument({ title })} />
      <button type="button" onClick={() => setTitle('Who can help')}>
        Publish
      </button>
    </>
  )
}

async function open(given: IncomingLink[]) {
  const change = vi.fn(async () => ({ changed: ['page:calm'], unchanged: [] }))
  const scope = await signedInScope(aUser({ role: 'content_manager' }), {
    handlers: [
      [loadIncomingLinksFx, async () => given],
      [changeLinksFx, change],
    ],
  })
  renderPart(<Renaming />, { scope })
  return { change, user: userEvent.setup() }
}

test('each link leads to its field, and what someone is changing is named', async () => {
  const { user } = await open(links)
  await user.click(await screen.findByText('2 links lead here'))
  expect(screen.getByRole('link', { name: 'Calm' }).getAttribute('href')).toBe(
    '/dashboard/content/page%3Acalm?at=blocks%2F2%2Ftext',
  )
  expect(screen.getByText(/“Support contacts”, someone is changing this document/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Change them/ })).toBeNull()
})

test('once the title has changed, links that are read by the former one are changed', async () => {
  const { user, change } = await open(links)
  await user.click(await screen.findByText('2 links lead here'))
  await user.click(screen.getByRole('button', { name: 'Publish' }))
  expect(screen.getByText('This page was called “Support contacts” in 2 links to it.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Change them to “Who can help”, and publish' }))
  expect(change).toHaveBeenCalledWith({
    from: '/wellbeing/support-contacts',
    to: '/wellbeing/support-contacts',
    words: { from: 'Support contacts', to: 'Who can help' },
    documents: ['page:calm'],
  })
  expect(document.activeElement?.textContent).toBe('2 links lead here')
})

test('a document that nothing links to says so', async () => {
  await open([])
  expect(await screen.findByText('No document links here')).toBeTruthy()
})
