import type { EditableDocument } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { paths } from '@stepwise/shared/routing/paths'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { discardDraftFx } from '../../features/draft/choices.model.ts'
import type { DraftSave } from '../../features/draft/draft.api.ts'
import { deviceDrafts, loadDocumentFx, saveDraftFx } from '../../features/draft/draft.model.ts'
import { sendPresenceFx } from '../../features/draft/presence.model.ts'
import EditorPage from './EditorPage.tsx'

const contact = (id: string, title: string) => ({
  id,
  type: 'contact',
  title,
  content: `What ${title} is for.`,
  image: '',
  alt: '',
  phone: '',
  email: '',
  video: '',
  text: '',
  web: '',
  hours: '',
  checked: '2026-10-01',
  source: 'Their website',
})
const pageBody = {
  title: 'Support contacts',
  lead: '',
  blocks: [contact('samaritans', 'Samaritans'), contact('shout', 'Shout'), { id: 'old', type: 'carousel', x: 1 }],
}
const col = { name: 'Col', isYou: true }
const ana = { name: 'Ana', isYou: false }

function aDocument(changes: Partial<EditableDocument> = {}): EditableDocument {
  return {
    id: 'page:support-contacts',
    kind: 'page',
    area: 'wellbeing',
    title: 'Support contacts',
    address: '/dashboard/wellbeing/support-contacts',
    revision: 0,
    publishedBy: null,
    publishedAt: null,
    draftBy: null,
    scheduledFor: null,
    checkedOn: null,
    isDue: false,
    readingAge: null,
    brokenLinks: 0,
    reports: 0,
    body: pageBody,
    file: pageBody,
    unreadable: [],
    hasVideo: false,
    draft: null,
    revisions: [],
    editors: [],
    ...changes,
  }
}

interface Setting {
  document?: EditableDocument
  user?: string
  save?: (draft: DraftSave) => unknown
  load?: () => unknown
  editors?: { name: string }[]
}
async function openEditor({ document = aDocument(), user = 'col', save, load, editors = [] }: Setting = {}) {
  const saved = vi.fn(
    save ??
      (async ({ body, version, base }: DraftSave) => ({
        version: version + 1,
        body,
        base,
        author: col,
        savedAt: new Date().toISOString(),
      })),
  )
  const discarded = vi.fn(async (given: EditableDocument) => ({ ...given, draft: null }))
  const scope = await signedInScope(aUser({ id: user, role: 'content_manager' }), {
    handlers: [
      [loadDocumentFx, load ?? (async () => document)],
      [saveDraftFx, saved],
      [discardDraftFx, discarded],
      [sendPresenceFx, async () => editors],
    ],
  })
  const { unmount } = renderPart(<EditorPage />, {
    scope,
    at: `/dashboard/content/${encodeURIComponent(document.id)}`,
    path: paths.contentDocument.pattern,
  })
  await waitFor(() => expect(window.document.querySelector('[aria-busy="true"]')).toBeNull())
  return { scope, saved, discarded, unmount, announcement: () => scope.getState($announcement) }
}
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))
const focused = () => window.document.activeElement
const block = (name: string | RegExp) => screen.getByRole('group', { name })
const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
const box = (label: string | RegExp, inside: HTMLElement) =>
  within(inside).getByLabelText<HTMLInputElement>(label, { selector: 'input, textarea' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const conflictOf = (current: EditableDocument) => () =>
  Promise.reject(new CallError({ kind: 'http', status: 409, msg: 'Changed', errors: {}, current }))
const draftBy = (author: typeof col, body: EditableDocument['body'], version = 4) => ({
  version,
  body,
  base: 0,
  author,
  savedAt: '2026-11-20T10:00:00Z',
})

test('a page is a form of blocks, each with a heading; a block of another version stays, and says why', async () => {
  await openEditor()
  expect(screen.getByRole('heading', { level: 1, name: 'Edit “Support contacts”' })).toBeDefined()
  expect(window.document.title).toBe('Edit: Support contacts - Stepwise')
  expect(headings()).toEqual(['Contact card: Samaritans', 'Contact card: Shout', 'Unknown block (carousel)'])
  expect(box('Title of the page', window.document.body).value).toBe('Support contacts')
  expect(within(block(/^Unknown block/)).getByText(/another version of the desk/)).toBeDefined()
})

test('a block moves; the focus stays on the button, or goes to its sibling at the end', async () => {
  const { announcement } = await openEditor()
  press('Move “Shout” up')
  expect(headings()?.[0]).toBe('Contact card: Shout')
  expect(announcement()).toBe('Shout, now 1 of 3')
  expect(focused()).toBe(screen.getByRole('button', { name: 'Move “Shout” down' }))
  press('Move “Shout” down')
  expect(focused()).toBe(screen.getByRole('button', { name: 'Move “Shout” down' }))
  expect(announcement()).toBe('Shout, now 2 of 3')
})

test('a removed block comes back by Undo, which has the focus, and by Ctrl+Z', async () => {
  const { announcement } = await openEditor()
  press('Remove “Samaritans”')
  const undo = screen.getByRole('button', { name: 'Undo: bring “Samaritans” back' })
  expect(focused()).toBe(undo)
  fireEvent.click(undo)
  expect(headings()[0]).toBe('Contact card: Samaritans')
  expect(announcement()).toBe('Samaritans is back, 1 of 3')
  press('Remove “Shout”')
  press('Remove “Samaritans”')
  fireEvent.keyDown(window.document.body, { key: 'z', ctrlKey: true })
  fireEvent.keyDown(window.document.body, { key: 'z', ctrlKey: true })
  expect(headings().slice(0, 2)).toEqual(['Contact card: Samaritans', 'Contact card: Shout'])
})

test('Ctrl+Z in a field is left to the browser', async () => {
  await openEditor()
  press('Remove “Samaritans”')
  fireEvent.keyDown(box('Title of the page', window.document.body), { key: 'z', ctrlKey: true })
  expect(headings()).toHaveLength(2)
})

test('an added picture has the focus where its file is chosen', async () => {
  await openEditor()
  await userEvent.click(screen.getByRole('button', { name: 'Add a block after “Samaritans”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Image/ }))
  await waitFor(() => expect(focused()?.id).toBe('field-image-4-image'))
  expect(focused()?.textContent).toBe('Choose a file')
})

test('a block is added after another one, and its first field has the focus', async () => {
  const { announcement } = await openEditor()
  await userEvent.click(screen.getByRole('button', { name: 'Add a block after “Samaritans”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Question/ }))
  expect(headings()[1]).toBe('Question')
  expect(announcement()).toBe('Question added, 2 of 4')
  await waitFor(() => expect(focused()).toBe(box('Question', block('Question'))))
  type(box('Question', block('Question')), 'Who may call?')
  expect(headings()[1]).toBe('Question: Who may call?')
})

test('a block is duplicated with an id of its own', async () => {
  const { saved } = await openEditor({ user: 'copy' })
  press('Duplicate “Samaritans”')
  expect(headings().slice(0, 2)).toEqual(['Contact card: Samaritans', 'Contact card: Samaritans'])
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const blocks = saved.mock.calls[0]?.[0].body.blocks as { id: string }[]
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(4)
})

test('every change is on the device at once, and on the server a moment later', async () => {
  const { saved, scope } = await openEditor({ user: 'typing' })
  type(box('Title of the page', window.document.body), 'Who to turn to')
  expect(scope.getState(deviceDrafts.$drafts)['page:support-contacts']?.body.title).toBe('Who to turn to')
  expect(await screen.findByText('Saved on this device')).toBeDefined()
  expect(saved).not.toHaveBeenCalled()
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  expect(saved).toHaveBeenCalledWith({
    id: 'page:support-contacts',
    body: { ...pageBody, title: 'Who to turn to' },
    version: 0,
    base: 0,
  })
  expect(await screen.findByText(/^Draft saved/)).toBeDefined()
  expect(scope.getState(deviceDrafts.$drafts)).toEqual({})
})

test('without a connection the text stays on the device, the page says so, and leaving it saves nothing away', async () => {
  const offline = () => Promise.reject(new CallError({ kind: 'network' }))
  const first = await openEditor({ user: 'offline', save: offline })
  type(box('Title of the page', window.document.body), 'Offline')
  expect(await screen.findByText(/^Not saved yet: no connection/)).toBeDefined()
  expect(first.announcement()).toContain('Not saved yet: no connection')
  first.unmount()
  const second = await openEditor({ user: 'offline' })
  expect(box('Title of the page', window.document.body).value).toBe('Offline')
  expect(screen.getByText(/was on this device. It is in the form again/)).toBeDefined()
  await waitFor(() => expect(second.saved).toHaveBeenCalledWith(expect.objectContaining({ version: 0 })))
})

test('a save over another’s is refused: both texts are shown, mine is kept, and theirs stays to be read', async () => {
  const theirs = aDocument({ draft: draftBy(ana, { ...pageBody, title: 'Ana’s title' }) })
  let isFirst = true
  const { saved } = await openEditor({
    user: 'keeps',
    save: (draft) => {
      if (isFirst) {
        isFirst = false
        return conflictOf(theirs)()
      }
      return { version: 5, body: draft.body, base: 0, author: col, savedAt: '2026-11-20T10:01:00Z' }
    },
  })
  type(box('Title of the page', window.document.body), 'My title')
  const dialog = await screen.findByRole('dialog', { name: 'Two texts' })
  expect(within(dialog).getByText('Ana’s title')).toBeDefined()
  expect(within(dialog).getByText('My title')).toBeDefined()
  expect(within(dialog).queryByText('What Samaritans is for.')).toBeNull()
  press('Keep mine')
  await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ version: 4 })))
  expect(box('Title of the page', window.document.body).value).toBe('My title')
  const recovered = await screen.findByRole('region', { name: 'Recovered text' })
  expect(within(recovered).getByText(/^Text of Ana, which you saved over/)).toBeDefined()
})

test('or theirs is taken, and mine can be put back', async () => {
  const theirs = aDocument({ draft: draftBy(ana, { ...pageBody, title: 'Ana’s title' }) })
  await openEditor({ user: 'takes', save: conflictOf(theirs) })
  type(box('Title of the page', window.document.body), 'My title')
  await screen.findByRole('dialog', { name: 'Two texts' })
  press('Take theirs')
  await waitFor(() => expect(box('Title of the page', window.document.body).value).toBe('Ana’s title'))
  fireEvent.click(await screen.findByRole('button', { name: /^Put back into the form: Your text, before/ }))
  expect(box('Title of the page', window.document.body).value).toBe('My title')
})

test('the answer to a save was lost: what the server has is mine, and nobody is asked', async () => {
  let calls = 0
  const { saved } = await openEditor({
    user: 'lost',
    save: (draft) => {
      calls++
      if (calls === 1) return Promise.reject(new CallError({ kind: 'network' }))
      if (calls === 2) return conflictOf(aDocument({ draft: draftBy(col, { ...pageBody, title: 'One' }, 1) }))()
      return { version: 2, body: draft.body, base: 0, author: col, savedAt: '2026-11-20T10:01:00Z' }
    },
  })
  type(box('Title of the page', window.document.body), 'One')
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1))
  type(box('Title of the page', window.document.body), 'Two')
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(3))
  expect(saved).toHaveBeenLastCalledWith(expect.objectContaining({ version: 1, body: { ...pageBody, title: 'Two' } }))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a draft is discarded after asking, and can be put back', async () => {
  const { discarded } = await openEditor({
    user: 'discards',
    document: aDocument({ draft: draftBy(col, { ...pageBody, title: 'Draft' }) }),
  })
  press('Discard the draft')
  const dialog = await screen.findByRole('dialog', { name: 'Discard the draft?' })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Discard' }))
  await waitFor(() => expect(box('Title of the page', window.document.body).value).toBe('Support contacts'))
  expect(discarded).toHaveBeenCalledTimes(1)
  expect(
    await screen.findByRole('button', { name: /^Put back into the form: The draft that you discarded/ }),
  ).toBeDefined()
})

test('who else is there is told', async () => {
  await openEditor({ editors: [{ name: 'Ana' }] })
  expect(await screen.findByText(/^Ana is editing this page too/)).toBeDefined()
})

test('a document that cannot be loaded can be tried again', async () => {
  let isDown = true
  await openEditor({
    load: () => (isDown ? Promise.reject(new CallError({ kind: 'network' })) : Promise.resolve(aDocument())),
  })
  expect(screen.getByText(/^The document could not be loaded/)).toBeDefined()
  isDown = false
  press('Try again')
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
})

test('a step has its fields; the text version of its video is one of its own, or the one made with it', async () => {
  const step = { name: 'Sleep', text: 'Sleep well.', tip: '', more: '', transcript: null }
  const { saved } = await openEditor({
    user: 'step',
    document: aDocument({
      id: 'step:revision:exam-day',
      kind: 'step',
      title: 'Sleep',
      body: step,
      file: step,
      hasVideo: true,
    }),
  })
  expect(screen.queryByRole('heading', { name: 'Blocks' })).toBeNull()
  press('Write a text version of its own')
  type(box('Text version of the video', window.document.body), 'Hello.')
  press('Use the one made with the video')
  press('Write a text version of its own')
  expect(box('Text version of the video', window.document.body).value).toBe('Hello.')
  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ body: { ...step, transcript: 'Hello.' } })),
  )
})

test('a step without a video has no text version of one', async () => {
  const step = { name: 'Sleep', text: 'Sleep well.', tip: '', more: '', transcript: null }
  await openEditor({
    user: 'text-step',
    document: aDocument({ id: 'step:revision:exam-eve', kind: 'step', title: 'Sleep', body: step, file: step }),
  })
  expect(screen.getByLabelText('Text')).toBeDefined()
  expect(screen.queryByText('Text version of the video')).toBeNull()
})

test('directives are kept in the order of the alphabet; a removed one comes back', async () => {
  const body = {
    words: [
      { directive: 'analyse', definition: 'Split it.' },
      { directive: 'compare', definition: 'Put side by side.' },
    ],
  }
  await openEditor({
    document: aDocument({ id: 'directives:essay', kind: 'directives', title: 'Essay words', body, file: body }),
  })
  const words = () => screen.getAllByLabelText<HTMLInputElement>('Directive').map(({ value }) => value)
  press('Add a directive')
  await waitFor(() => expect(focused()).toBe(screen.getAllByLabelText('Directive')[0]))
  await userEvent.type(focused() as HTMLElement, 'argue')
  await userEvent.tab({ shift: true })
  expect(words()).toEqual(['analyse', 'argue', 'compare'])
  press('Remove “analyse”')
  expect(words()).toEqual(['argue', 'compare'])
  press('Undo')
  expect(words()).toEqual(['analyse', 'argue', 'compare'])
})
