// docs/product/content-desk.md#versions
import type { EditableDocument } from '@stepwise/shared/contracts'
import { skipPauses } from '@stepwise/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { aRevision } from '../../features/panel/testing/a-document.ts'
import { aPage, box, col, focused, openEditor, pageBody, press, type } from './testing/open-editor.tsx'

const ana = { name: 'Ana', isYou: false }
const publishAt = new Date(2035, 4, 1, 9, 30).toISOString()
const scheduledBody = { ...pageBody, title: 'Who to turn to' }
const published = { revision: 2, revisions: [aRevision(2, { state: 'live' }), aRevision(1)] }
const withScheduled = {
  revision: 2,
  scheduledFor: publishAt,
  revisions: [
    aRevision(3, { state: 'scheduled', publishAt, author: ana, why: 'New term' }),
    aRevision(2, { state: 'live' }),
    aRevision(1),
  ],
}
const draft = {
  version: 4,
  body: { ...pageBody, title: 'Drafted' },
  base: 2,
  author: col,
  savedAt: '2026-11-20T10:00:00Z',
}

const versions = () =>
  within(screen.getByRole('list', { name: 'Versions of this document' }))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')?.textContent)
const title = () => box('Page title', window.document.body).value

function open(changes: Partial<EditableDocument>, more: Partial<Parameters<typeof openEditor>[0]> & object = {}) {
  const loadRevision = vi.fn(async ({ number }: { number: number }) => (number === 3 ? scheduledBody : pageBody))
  const cancel = vi.fn(async () => aPage(published))
  return openEditor({ document: aPage(changes), loadRevision, cancel, ...more }).then((opened) => ({
    ...opened,
    loadRevision,
    cancel,
  }))
}

test.each([
  ['only what readers see', {}, ['Readers see this']],
  ['a page that is not published', { isCreated: true, isHidden: true }, ['Readers do not see this page']],
  ['a draft', { draft }, ['Readers see this', 'Draft']],
  ['all three', { ...withScheduled, draft }, ['Readers see this', 'Draft', 'Scheduled for 1 May 2035 at 09:30']],
])('at the head stands what there is: %s', async (what, changes, expected) => {
  await open(changes, { user: `head ${what}` })
  expect(versions()).toEqual(expected)
})

test('each can be read, and compared with what readers see', async () => {
  await open({ ...withScheduled, draft }, { user: 'reads' })
  press('Read: Scheduled for 1 May 2035 at 09:30')
  const dialog = await screen.findByRole('dialog', { name: 'Scheduled for 1 May 2035 at 09:30' })
  expect(await within(dialog).findByText('Who to turn to')).toBeDefined()
  within(dialog).getByRole('button', { name: /close/i }).click()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('link', { name: 'Preview in a new tab' }).getAttribute('href')).toBe(
    '/dashboard/content/page%3Asupport-contacts/preview?text=scheduled',
  )
  press('Show changes: Draft')
  const changes = await screen.findByRole('dialog', { name: 'Draft' })
  expect(await within(changes).findByText('Changes: 1 changed.')).toBeDefined()
  expect(within(changes).getByText('Compared with what readers see now.')).toBeDefined()
})

test('the scheduled text is edited as a draft that goes on from it', async () => {
  skipPauses()
  const { saved, loadRevision } = await open(withScheduled, { user: 'edits' })
  expect(title()).toBe('Support contacts')
  press('Edit: Scheduled for 1 May 2035 at 09:30')
  await waitFor(() => expect(title()).toBe('Who to turn to'))
  expect(loadRevision).toHaveBeenCalledWith({ id: 'page:support-contacts', number: 3 })
  await waitFor(() => expect(focused()).toBe(screen.getByRole('list', { name: 'Versions of this document' })))
  expect(screen.getByText(/It goes on from the scheduled text\.$/)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Edit: Scheduled/ })).toBeNull()
  await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.objectContaining({ body: scheduledBody, base: 3 })))
})

test('a draft gives way to the scheduled text only after asking, and Undo brings it back', async () => {
  await open({ ...withScheduled, draft }, { user: 'asks first' })
  press('Edit: Scheduled for 1 May 2035 at 09:30')
  const dialog = await screen.findByRole('dialog', { name: 'Edit this text instead of the draft?' })
  expect(title()).toBe('Drafted')
  within(dialog).getByRole('button', { name: 'Edit this text' }).click()
  await waitFor(() => expect(title()).toBe('Who to turn to'))
  press('Undo the last change')
  expect(title()).toBe('Drafted')
})

test('the scheduled text is cancelled, and what is left has the focus', async () => {
  const { cancel, announcement } = await open(withScheduled, { user: 'cancels' })
  press('Cancel it: Scheduled for 1 May 2035 at 09:30')
  await waitFor(() => expect(versions()).toEqual(['Readers see this']))
  expect(cancel).toHaveBeenCalledWith({ id: 'page:support-contacts', number: 3 })
  expect(focused()).toBe(screen.getByRole('list', { name: 'Versions of this document' }))
  expect(announcement()).toBe('Cancelled. The text stays in the history.')
})

const facts = { revision: 2, scheduledFor: null, newest: 2, draft: 0 }
const theirs = { ...published, body: { ...pageBody, title: 'Published by Ana' } }

test('a text that someone else has published meanwhile is shown, in the form too', async () => {
  const { announcement } = await open({}, { user: 'sees', facts, refresh: async () => aPage(theirs) })
  await waitFor(() => expect(title()).toBe('Published by Ana'))
  expect(announcement()).toMatch(/changes were added to your text: “Page title”\.$/)
})

test('unsaved text stays in the form', async () => {
  let arrive = (_: EditableDocument) => {}
  const refresh = () => new Promise<EditableDocument>((resolve) => (arrive = resolve))
  await open({}, { user: 'stays', facts, refresh, save: () => new Promise(() => {}) })
  type(box('Page title', window.document.body), 'Mine')
  arrive(aPage({ ...theirs, ...withScheduled }))
  await waitFor(() => expect(versions()).toHaveLength(3))
  expect(title()).toBe('Mine')
})
