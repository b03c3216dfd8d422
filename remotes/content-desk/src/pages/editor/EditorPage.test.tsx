import { CallError } from '@stepwise/shared/http'
import { skipPauses } from '@stepwise/shared/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import { pageHidden } from '../../features/draft/autosave.model.ts'
import { aPage, block, box, col, focused, headings, openEditor, pageBody, press, type } from './testing/open-editor.tsx'

test('a page is a form of blocks, each with a heading; a block of another version stays, and says why', async () => {
  await openEditor()
  expect(screen.getByRole('heading', { level: 1, name: 'Edit “Support contacts”' })).toBeDefined()
  expect(window.document.title).toBe('Edit: Support contacts - Stepwise')
  expect(headings()).toEqual(['Contact card: Samaritans', 'Contact card: Shout', 'Unknown block (carousel)'])
  expect(box('Page title', window.document.body).value).toBe('Support contacts')
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

test('undo and redo go over the whole text by key, in its fields too, and after a reload', async () => {
  skipPauses()
  const { scope, announcement, unmount } = await openEditor({ user: 'undoes' })
  const title = () => box('Page title', window.document.body)
  const key = (key: string) => fireEvent.keyDown(title(), { key, ctrlKey: true })
  type(title(), 'Who to turn to')
  press('Remove “Samaritans”')
  key('z')
  expect(headings()).toHaveLength(3)
  expect(announcement()).toBe('Undone: “Samaritans”.')
  key('z')
  expect(title().value).toBe('Support contacts')
  key('y')
  expect(title().value).toBe('Who to turn to')
  await act(() => allSettled(pageHidden, { scope }))
  unmount()
  await openEditor({ user: 'undoes', document: aPage({ body: { ...pageBody, title: 'Who to turn to' } }) })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Redo the last change' }).getAttribute('aria-disabled')).toBe('false'),
  )
  press('Redo the last change')
  expect(headings()).toHaveLength(2)
  press('Undo the last change')
  press('Undo the last change')
  expect(title().value).toBe('Support contacts')
})

test('the panels beside the form are a part of the page, to which F6 and the first button of the form lead', async () => {
  await openEditor()
  expect(screen.getByRole('region', { name: 'Preview and publish' }).dataset.region).toBe('preview and publish')
  press('Go to preview and publish')
  expect(focused()).toBe(screen.getByRole('heading', { name: 'Preview and publish' }))
})

test('Ctrl+Z in a field beside the form is left to the browser', async () => {
  await openEditor({
    document: aPage({ draft: { version: 1, body: pageBody, base: 0, author: col, savedAt: '2026-11-20T10:00:00Z' } }),
  })
  press('Remove “Samaritans”')
  fireEvent.click(screen.getByRole('tab', { name: 'Publish' }))
  fireEvent.keyDown(await screen.findByLabelText(/^Why/), { key: 'z', ctrlKey: true })
  expect(headings()).toHaveLength(2)
})

test('the open menu is in view, and an added picture has the focus where its file is chosen', async () => {
  await openEditor()
  const revealed = vi.spyOn(Element.prototype, 'scrollIntoView')
  await userEvent.click(screen.getByRole('button', { name: 'Add a block after “Samaritans”' }))
  const image = await screen.findByRole('menuitem', { name: /^Image/ })
  expect(revealed.mock.contexts).toContain(image.closest('[role="menu"]'))
  await userEvent.click(image)
  await waitFor(() => expect(focused()?.id).toMatch(/^field-image-[a-z0-9]+-image$/))
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
  skipPauses()
  const { saved } = await openEditor({ user: 'copy' })
  press('Duplicate “Samaritans”')
  expect(headings().slice(0, 2)).toEqual(['Contact card: Samaritans', 'Contact card: Samaritans'])
  await waitFor(() => expect(saved).toHaveBeenCalled())
  const blocks = saved.mock.calls[0]?.[0].body.blocks as { id: string }[]
  expect(new Set(blocks.map(({ id }) => id)).size).toBe(4)
})

test('a document that cannot be loaded can be tried again', async () => {
  let isDown = true
  await openEditor({
    load: () => (isDown ? Promise.reject(new CallError({ kind: 'network' })) : Promise.resolve(aPage())),
  })
  expect(screen.getByText(/^The document could not be loaded/)).toBeDefined()
  isDown = false
  press('Try again')
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined()
})

test('a step has its fields; the text version of its video is one of its own, or the one made with it', async () => {
  skipPauses()
  const step = { name: 'Sleep', text: 'Sleep well.', tip: '', more: '', transcript: null }
  const { saved } = await openEditor({
    user: 'step',
    document: aPage({
      id: 'step:revision:exam-day',
      kind: 'step',
      title: 'Sleep',
      body: step,
      file: step,
      hasVideo: true,
    }),
  })
  expect(screen.queryByRole('heading', { name: 'Blocks' })).toBeNull()
  press('Write a separate text version')
  type(box('Text version of the video', window.document.body), 'Hello.')
  press('Use the one made with the video')
  press('Write a separate text version')
  expect(box('Text version of the video', window.document.body).value).toBe('Hello.')
  await waitFor(() =>
    expect(saved).toHaveBeenCalledWith(expect.objectContaining({ body: { ...step, transcript: 'Hello.' } })),
  )
})

test('a step without a video has no text version of one', async () => {
  const step = { name: 'Sleep', text: 'Sleep well.', tip: '', more: '', transcript: null }
  await openEditor({
    user: 'text-step',
    document: aPage({ id: 'step:revision:exam-eve', kind: 'step', title: 'Sleep', body: step, file: step }),
  })
  expect(screen.getByLabelText('Text')).toBeDefined()
  expect(screen.queryByText('Text version of the video')).toBeNull()
})

test('directives are kept in alphabetical order; a removed one comes back', async () => {
  const body = {
    words: [
      { directive: 'analyse', definition: 'Split it.' },
      { directive: 'compare', definition: 'Put side by side.' },
    ],
  }
  await openEditor({
    document: aPage({ id: 'directives:essay', kind: 'directives', title: 'Essay words', body, file: body }),
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

test('a directive has a kind and other words; an earlier revision without them is read', async () => {
  const body = {
    words: [
      { directive: 'analyse', definition: 'Split it.' },
      { directive: 'fully', definition: 'All of it.', kind: 'modifier', forms: ['thoroughly'] },
    ],
  }
  await openEditor({
    document: aPage({ id: 'directives:essay', kind: 'directives', title: 'Essay words', body, file: body }),
  })
  const kinds = () => screen.getAllByLabelText<HTMLSelectElement>('What it is').map(({ value }) => value)
  const others = () => screen.getAllByLabelText<HTMLInputElement>('Other words for it')
  expect(kinds()).toEqual(['directive', 'modifier'])
  expect(others().map(({ value }) => value)).toEqual(['', 'thoroughly'])
  await userEvent.selectOptions(screen.getAllByLabelText('What it is')[0] as HTMLElement, 'How to do it (critically)')
  await userEvent.type(others()[0] as HTMLElement, 'dissect, take apart')
  expect(kinds()).toEqual(['modifier', 'modifier'])
  expect(others()[0]?.value).toBe('dissect, take apart')
  await userEvent.clear(others()[0] as HTMLElement)
  await userEvent.selectOptions(screen.getAllByLabelText('What it is')[0] as HTMLElement, 'A verb (analyse)')
  expect(others()[0]?.value).toBe('')
})

test('reports of readers are marked whatever is beside the form, and a button leads to them', async () => {
  const report = {
    document: 'page:support-contacts',
    title: '',
    address: '/',
    revision: 0,
    reportedAt: '2026-11-20T10:00:00Z',
  }
  const reports = ['A wrong number.', 'A dead link.'].map((words) => ({ ...report, id: words, words }))
  const { announcement } = await openEditor({
    reports: [...reports, { ...report, id: '9', document: null, words: 'Other' }],
  })
  const words = 'Readers have reported 2 mistakes here.'
  expect(screen.getByText(words)).toBeDefined()
  await waitFor(() => expect(announcement()).toBe(words))
  expect(screen.getByRole('tab', { name: 'Check (2 reports)' })).toBeDefined()
  press('Show the reports')
  await waitFor(() => expect(focused()?.textContent).toBe('Reported by readers'))
  expect(screen.getByRole('tab', { name: 'Check (2 reports)' }).getAttribute('aria-selected')).toBe('true')
  expect(screen.getByText('A dead link.')).toBeDefined()
})
