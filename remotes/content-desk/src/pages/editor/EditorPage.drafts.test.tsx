import type { EditableDocument } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { skipPauses } from '@stepwise/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { DraftSave } from '../../features/draft/draft.api.ts'
import { deviceDrafts } from '../../features/draft/draft.model.ts'
import { aPage, box, col, openEditor, pageBody, press, type } from './testing/open-editor.tsx'

// docs/product/content-desk.md#drafts

const ana = { name: 'Ana', isYou: false }
const conflictOf = (current: EditableDocument) => () =>
  Promise.reject(new CallError({ kind: 'http', status: 409, msg: 'Changed', errors: {}, current }))
const draftBy = (author: typeof col, body: EditableDocument['body'], version = 4) => ({
  version,
  body,
  base: 0,
  author,
  savedAt: '2026-11-20T10:00:00Z',
})

test('every change is on the device at once, and on the server a moment later', async () => {
  const { saved, scope } = await openEditor({ user: 'typing' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  type(box('Page title', window.document.body), 'Who to turn to')
  expect(scope.getState(deviceDrafts.$drafts)['page:support-contacts']?.body.title).toBe('Who to turn to')
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(screen.getByText('Saved on this device. The server gets it when you pause.')).toBeDefined()
  expect(saved).not.toHaveBeenCalled()
  await act(() => vi.advanceTimersByTimeAsync(1000))
  expect(saved).toHaveBeenCalledTimes(1)
  expect(saved).toHaveBeenCalledWith({
    id: 'page:support-contacts',
    body: { ...pageBody, title: 'Who to turn to' },
    version: 0,
    base: 0,
  })
  expect(screen.getByText(/^Draft saved/)).toBeDefined()
  expect(scope.getState(deviceDrafts.$drafts)).toEqual({})
})

test('without a connection the text stays on the device, the page says so, and leaving it saves nothing away', async () => {
  const offline = () => Promise.reject(new CallError({ kind: 'network' }))
  skipPauses()
  const first = await openEditor({ user: 'offline', save: offline })
  type(box('Page title', window.document.body), 'Offline')
  expect(await screen.findByText(/^Not saved yet: no connection/)).toBeDefined()
  expect(first.announcement()).toContain('Not saved yet: no connection')
  first.unmount()
  const second = await openEditor({ user: 'offline' })
  expect(box('Page title', window.document.body).value).toBe('Offline')
  expect(screen.getByText(/of yours on this device. It is back in the form/)).toBeDefined()
  await waitFor(() => expect(second.saved).toHaveBeenCalledWith(expect.objectContaining({ version: 0 })))
})

test('a save that the server cannot make says so, and is made again', async () => {
  let isDown = true
  const failing = () => Promise.reject(new CallError({ kind: 'http', status: 500, msg: '', errors: {} }))
  const save = (draft: DraftSave) =>
    isDown ? failing() : { ...draftBy(col, draft.body, 1), savedAt: new Date().toISOString() }
  skipPauses()
  await openEditor({ user: 'down', save })
  type(box('Page title', window.document.body), 'Who to turn to')
  expect(await screen.findByText(/^Not saved yet: the server has a problem/)).toBeDefined()
  isDown = false
  type(box('Page title', window.document.body), 'Who to turn to now')
  expect(await screen.findByText(/^Draft saved/)).toBeDefined()
})

test('a save over another’s is refused: both texts are shown, theirs is taken, and Undo brings mine back', async () => {
  const theirs = aPage({ draft: draftBy(ana, { ...pageBody, title: 'Ana’s title' }) })
  skipPauses()
  await openEditor({ user: 'takes', save: conflictOf(theirs) })
  type(box('Page title', window.document.body), 'My title')
  const dialog = within(await screen.findByRole('dialog', { name: 'Two texts' }))
  expect(dialog.getByText('Ana’s title')).toBeDefined()
  expect(dialog.getByText('My title')).toBeDefined()
  press('Take theirs')
  await waitFor(() => expect(box('Page title', window.document.body).value).toBe('Ana’s title'))
  press('Undo the last change')
  expect(box('Page title', window.document.body).value).toBe('My title')
})

test('the answer to a save was lost: what the server has is mine, and no one is asked', async () => {
  skipPauses()
  let calls = 0
  const { saved } = await openEditor({
    user: 'lost',
    save: (draft) => {
      calls++
      if (calls === 1) return Promise.reject(new CallError({ kind: 'network' }))
      if (calls === 2) return conflictOf(aPage({ draft: draftBy(col, { ...pageBody, title: 'One' }, 1) }))()
      return { version: 2, body: draft.body, base: 0, author: col, savedAt: '2026-11-20T10:01:00Z' }
    },
  })
  type(box('Page title', window.document.body), 'One')
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  type(box('Page title', window.document.body), 'Two')
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(3))
  expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ version: 1, body: { ...pageBody, title: 'Two' } }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a draft is discarded after asking, and Undo brings it back', async () => {
  const { discarded } = await openEditor({
    user: 'discards',
    document: aPage({ draft: draftBy(col, { ...pageBody, title: 'Draft' }) }),
  })
  press('Discard the draft')
  const dialog = await screen.findByRole('dialog', { name: 'Discard the draft?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(box('Page title', window.document.body).value).toBe('Support contacts'))
  expect(discarded).toHaveBeenCalledTimes(1)
  press('Undo the last change')
  expect(box('Page title', window.document.body).value).toBe('Draft')
})

test('unsaved text is saved before it is discarded, so that the history has it', async () => {
  let arrive = (_: unknown) => {}
  const { saved, discarded } = await openEditor({
    user: 'saves first',
    save: () => new Promise((resolve) => (arrive = resolve)),
  })
  type(box('Page title', window.document.body), 'Just written')
  press('Discard the draft')
  const dialog = await screen.findByRole('dialog', { name: 'Discard the draft?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Discard' }))
  const written = { ...pageBody, title: 'Just written' }
  expect(saved).toHaveBeenCalledWith(expect.objectContaining({ body: written }))
  expect(discarded).not.toHaveBeenCalled()
  arrive(draftBy(col, written, 1))
  await waitFor(() =>
    expect(discarded).toHaveBeenCalledWith(expect.objectContaining({ draft: draftBy(col, written, 1) })),
  )
  await waitFor(() => expect(box('Page title', window.document.body).value).toBe('Support contacts'))
})

test('other editors are named', async () => {
  await openEditor({ editors: [{ name: 'Ana' }] })
  expect(await screen.findByText(/^Ana is editing this page too/)).toBeDefined()
})
