import type { EditableDocument } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import { $base, $body, documentRefreshed } from '../draft/draft.model.ts'
import { aDocument, aRevision } from '../panel/testing/a-document.ts'
import { HistoryPanel } from './HistoryPanel.tsx'
import { actionWords, revisionBefore } from './revision-words.ts'
import { cancelRevisionFx, loadRevisionFx, restoreRevisionFx } from './revisions.model.ts'

const published = aDocument({
  revision: 3,
  body: { title: 'Contacts', lead: 'Call 116 124', blocks: [] },
  revisions: [
    aRevision(5, { state: 'scheduled', publishAt: new Date(2030, 4, 1, 9).toISOString() }),
    aRevision(4, { state: 'cancelled', publishAt: '2026-04-01T09:00:00.000Z' }),
    aRevision(3, { state: 'live', why: 'The number has changed', createdAt: '2026-03-05T10:00:00.000Z' }),
    aRevision(2, { createdAt: '2026-03-04T10:00:00.000Z' }),
    aRevision(1, { createdAt: '2026-03-03T10:00:00.000Z' }),
  ],
})
const withoutScheduled = { ...published, revisions: published.revisions.slice(1) }

async function open(document: EditableDocument = published) {
  const restore = vi.fn(async () => aDocument())
  const cancel = vi.fn(async () => aDocument())
  const load = vi.fn(async () => ({ title: 'Contacts', lead: 'Call 116 123', blocks: [] }))
  const scope = await signedInScope(aUser({ role: 'content_manager' }), {
    handlers: [
      [restoreRevisionFx, restore],
      [cancelRevisionFx, cancel],
      [loadRevisionFx, load],
    ],
  })
  const onDocumentChanged = vi.fn()
  const others = { draftVersion: 0, onChecked: () => {}, goToField: () => {}, onDocumentChanged }
  const result = renderPart(<HistoryPanel document={document} body={document.body} {...others} />, { scope })
  return { ...result, restore, cancel, load, onDocumentChanged, user: userEvent.setup() }
}
const press = (name: string) => screen.getByRole('button', { name })

test('each change says who, when and why, and what readers see of it', async () => {
  await open()
  const items = screen.getAllByRole('listitem')
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Revision 5 Scheduled',
    'Revision 4 Cancelled',
    'Revision 3 Readers see this',
    'Revision 2 Earlier',
    'Revision 1 Earlier',
  ])
  expect(items[2]?.textContent).toContain('Published by Col Content on 5 March 2026 at')
  expect(items[2]?.textContent).toContain('Why: The number has changed')
  expect(items[0]?.textContent).toContain('for 1 May 2030 at 09:00 (your time)')
})

test('take back restores what was live before, in one press, and the result has the focus', async () => {
  const { user, restore, onDocumentChanged } = await open(withoutScheduled)
  await user.click(press('Take back revision 3'))
  expect(restore).toHaveBeenCalledWith({ id: published.id, number: 2, base: 4 })
  expect(onDocumentChanged).toHaveBeenCalledOnce()
  const outcome = await screen.findByRole('region', { name: 'Done. Readers see revision 2 again.' })
  expect(document.activeElement).toBe(outcome)
})

test('while a text is scheduled taking back asks what happens to it', async () => {
  const { user, restore } = await open()
  await user.click(press('Take back revision 3'))
  expect(restore).not.toHaveBeenCalled()
  const question = screen.getByRole('region', { name: 'Another text is scheduled for 1 May 2030 at 09:00 (your time)' })
  expect(document.activeElement).toBe(question)
  await user.click(press('Not yet'))
  expect(screen.queryByText(/^It was scheduled by/)).toBeNull()
  await user.click(press('Take back revision 3'))
  await user.click(press('Take back, and keep it as it is'))
  expect(restore).toHaveBeenCalledExactlyOnceWith({ id: published.id, number: 2, base: 5, scheduled: 'keep' })
  await screen.findByRole('region', { name: 'Done. Readers see revision 2 again.' })
})

test('the only publication is taken back to the file', async () => {
  const { user, restore } = await open(aDocument({ revision: 1, revisions: [aRevision(1, { state: 'live' })] }))
  await user.click(press('Take back revision 1'))
  expect(restore).toHaveBeenCalledWith({ id: published.id, number: 0, base: 1 })
})

test('any earlier revision can be restored, and a planned one cancelled', async () => {
  const { user, restore, cancel } = await open()
  await user.click(press('Restore revision 1'))
  await user.click(press('Restore, and cancel it'))
  expect(restore).toHaveBeenCalledWith({ id: published.id, number: 1, base: 5, scheduled: 'cancel' })
  await user.click(press('Cancel revision 5'))
  expect(cancel).toHaveBeenCalledWith({ id: published.id, number: 5 })
  expect(await screen.findByRole('region', { name: 'Revision 5 is cancelled.' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /revision 4$/ }).map(({ textContent }) => textContent)).toEqual([
    'Show changes',
    'Edit',
  ])
})

test('a cancelled text comes back into the form, and is published over what it did not know only after asking', async () => {
  const { user, scope, load } = await open()
  await user.click(press('Edit revision 4'))
  expect(load).toHaveBeenCalledWith({ id: published.id, number: 4 })
  expect(await screen.findByRole('region', { name: 'The text of revision 4 is in the form.' })).toBeTruthy()
  expect([scope.getState($body), scope.getState($base)]).toEqual([
    { title: 'Contacts', lead: 'Call 116 123', blocks: [] },
    4,
  ])
})

test('a discarded draft is named, and comes back into the form as it was', async () => {
  const discarded = aRevision(6, { state: 'cancelled', publishAt: null, restored: 3 })
  const { user, scope, load } = await open(aDocument({ ...published, revisions: [discarded, ...published.revisions] }))
  const [item] = screen.getAllByRole('listitem')
  expect(item?.textContent).toContain('Revision 6 Discarded draft')
  expect(item?.textContent).toContain('Draft discarded by Col Content on 3 March 2026')
  await user.click(press('Edit revision 6'))
  expect(load).toHaveBeenCalledWith({ id: published.id, number: 6 })
  await waitFor(() => expect(scope.getState($base)).toBe(3))
})

test('a text that another has changed meanwhile is not taken back, and the newest is shown', async () => {
  const { user, scope, restore } = await open(withoutScheduled)
  const refreshed = vi.fn()
  createWatch({ unit: documentRefreshed, scope, fn: refreshed })
  restore.mockRejectedValueOnce(
    new CallError({ kind: 'http', status: 409, msg: 'Changed.', errors: {}, current: published }),
  )
  await user.click(press('Take back revision 3'))
  expect(await screen.findByRole('region', { name: /^Nothing was changed/ })).toBeTruthy()
  expect(refreshed).toHaveBeenCalledWith(published)
})

test('a failure is shown and has the focus, nothing is changed, and the next press works', async () => {
  const { user, restore, onDocumentChanged } = await open(withoutScheduled)
  restore.mockRejectedValueOnce(new CallError({ kind: 'network' }))
  await user.click(press('Take back revision 3'))
  const message = await screen.findByRole('region', { name: /^Nothing was changed\. We could not reach/ })
  expect(document.activeElement).toBe(message)
  expect(onDocumentChanged).not.toHaveBeenCalled()
  await user.click(press('Take back revision 3'))
  expect(await screen.findByRole('region', { name: /^Done\./ })).toBeTruthy()
})

test('a reset asks first', async () => {
  const { user, restore } = await open(withoutScheduled)
  await user.click(press('Reset to the file'))
  const dialog = await screen.findByRole('dialog', { name: 'Reset to the file?' })
  await user.click(within(dialog).getByRole('button', { name: 'Reset to the file' }))
  expect(restore).toHaveBeenCalledWith({ id: published.id, number: 0, base: 4 })
  expect(await screen.findByText('Done. Readers see the file again.')).toBeTruthy()
})

test('a reset while a text is scheduled asks once, what happens to that', async () => {
  const { user, restore } = await open()
  await user.click(press('Reset to the file'))
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(press('Reset to the file, and cancel it'))
  expect(restore).toHaveBeenCalledWith({ id: published.id, number: 0, base: 5, scheduled: 'cancel' })
})

// docs/product/content-desk.md#difference
test('the changes of a revision are those since the one before it; other texts can be chosen', async () => {
  const { user, load } = await open()
  await user.click(press('Show changes of revision 3'))
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'What has changed' }))
  expect(await screen.findByText('Changes: 1 changed.')).toBeTruthy()
  expect(load).toHaveBeenCalledWith({ id: published.id, number: 2 })
  expect(screen.getByLabelText<HTMLSelectElement>('From').value).toBe('2')
  await user.selectOptions(screen.getByLabelText('From'), 'The text in the form')
  expect(await screen.findByText('There is no difference.')).toBeTruthy()
})

test.each([
  ['what went live later by its time is compared with what readers saw then', 4, '3'],
  ['what waits is compared with what readers see', 5, '4'],
  ['what was cancelled is compared with what readers see', 2, '4'],
])('%s', async (_, number, from) => {
  const at = (day: number) => `2026-03-0${day}T10:00:00.000Z`
  const revisions = [
    aRevision(5, { state: 'scheduled', publishAt: '2030-05-01T09:00:00.000Z' }),
    aRevision(4, { state: 'live', createdAt: at(1), publishAt: at(6) }),
    aRevision(3, { createdAt: at(5) }),
    aRevision(2, { state: 'cancelled', createdAt: at(4), publishAt: at(8) }),
    aRevision(1, { createdAt: at(1) }),
  ]
  const { user } = await open(aDocument({ revision: 4, revisions }))
  await user.click(press(`Show changes of revision ${number}`))
  expect(screen.getByLabelText<HTMLSelectElement>('From').value).toBe(from)
})

test('a failure to load a text is shown, and the text can be requested again', async () => {
  const { user, scope: _, load } = await open()
  load.mockRejectedValueOnce(new CallError({ kind: 'network' }))
  await user.click(press('Show changes of revision 3'))
  await screen.findByText('A text could not be loaded.')
  await user.click(press('Try again'))
  await waitFor(() => expect(screen.getByText('Changes: 1 changed.')).toBeTruthy())
})

test('without a publication there is nothing to take back', async () => {
  await open(aDocument())
  expect(screen.getByText('Nothing has been published here yet: readers see the file.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reset to the file' })).toBeNull()
})

test('words say what a revision did', () => {
  expect(actionWords(aRevision(2, { action: 'reset', restored: 0 }))).toMatch(/^Reset to the file by Col Content on 3/)
  expect(actionWords(aRevision(3, { action: 'restore', restored: 1, author: { name: 'A', isYou: true } }))).toMatch(
    /^Revision 1 brought back by you on 3 March/,
  )
  expect(actionWords(aRevision(3, { publishAt: '2026-03-09T10:00:00.000Z' }))).toContain(', published on 9 March 2026')
})

test('the version that was live before goes by when it went live', () => {
  const planned = aRevision(1, { publishAt: '2026-03-09T10:00:00.000Z' })
  const revisions = [aRevision(3, { state: 'live' }), aRevision(2, { createdAt: '2026-03-08T10:00:00.000Z' }), planned]
  expect(revisionBefore({ revisions })).toBe(1)
})
