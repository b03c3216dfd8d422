// docs/product/content-desk.md#preview
import { CallError } from '@stepwise/shared/http'
import { paths } from '@stepwise/shared/routing/paths'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { notifyTabs } from '../../features/draft/draft-channel.ts'
import { aDocument } from '../../features/panel/testing/a-document.ts'
import PreviewPage from './PreviewPage.tsx'
import { loadPreviewedFx } from './preview.model.ts'

const at = '/dashboard/content/page%3Asupport-contacts/preview'

async function open(query = '', load: () => unknown = () => aDocument()) {
  const scope = await signedInScope(aUser({ role: 'content_manager' }), { handlers: [[loadPreviewedFx, load]] })
  return renderPart(<PreviewPage />, { scope, at: `${at}${query}`, path: paths.contentPreview.pattern })
}
const frame = () => screen.findByTitle<HTMLIFrameElement>('Preview of Support contacts')
const settings = async () => JSON.parse((await frame()).name.slice('stepwise-preview:'.length))

test('shows the page as its address says; what the address does not know is as at first', async () => {
  await open('?theme=dark&edition=pro&size=huge&width=wide')
  expect(await settings()).toMatchObject({ isDraft: true, theme: 'dark', edition: 'pro', fontSize: 0 })
  expect((await frame()).style.width).toBe('1280px')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Preview of “Support contacts”')
  expect(screen.getByRole('link', { name: 'Edit it' }).getAttribute('href')).toBe(
    '/dashboard/content/page%3Asupport-contacts',
  )
})

test('a choice is in the address, and the focus stays', async () => {
  await open()
  await userEvent.click(await screen.findByText(/^Shown as: Draft, Light/))
  const dark = screen.getByRole('radio', { name: 'Dark' })
  await userEvent.click(dark)
  expect(await settings()).toMatchObject({ theme: 'dark' })
  expect(screen.getByText(/^Shown as: Draft, Dark/)).toBeTruthy()
  expect(document.activeElement).toBe(dark)
})

test('a save in another tab loads the page again, one of another document does not', async () => {
  await open()
  await frame()
  const next = () => screen.queryByTitle('The next preview of Support contacts')
  await act(async () => notifyTabs('page:calm'))
  expect(next()).toBeNull()
  await act(async () => notifyTabs('page:support-contacts'))
  await waitFor(() => expect(next()).not.toBeNull())
})

test('a document that cannot be loaded says why, and can be tried again', async () => {
  let isDown = true
  await open('', () => (isDown ? Promise.reject(new CallError({ kind: 'network' })) : aDocument()))
  expect(await screen.findByText(/^The document could not be loaded\./)).toBeTruthy()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await frame()).toBeTruthy()
})

test('a document of the other edition alone is shown in it', async () => {
  await open('', () => aDocument({ editions: ['pro'] }))
  expect(await settings()).toMatchObject({ edition: 'pro' })
})
