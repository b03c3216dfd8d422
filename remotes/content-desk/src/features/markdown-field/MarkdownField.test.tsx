import { displaySettingChanged } from '@stepwise/shared/display'
import { renderPart } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { allSettled, fork } from 'effector'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { findLinkTargetsFx } from '../links/links.model.ts'
import { MarkdownField } from './MarkdownField.tsx'
import { spaced } from './use-rich-paste.ts'

function Field({ text }: { text: string }) {
  const [value, setValue] = useState(text)
  return <MarkdownField id="field" label="Text" value={value} onChange={setValue} />
}
const area = () => screen.getByLabelText<HTMLTextAreaElement>('Text', { selector: 'textarea' })
function shown(text: string, start: number, end: number, scope = fork()) {
  renderPart(<Field text={text} />, { scope })
  area().focus()
  area().setSelectionRange(start, end)
  return scope
}
const paste = (html: string, plain: string) =>
  fireEvent.paste(area(), {
    clipboardData: { getData: (type: string) => (type === 'text/html' ? html : plain), files: [] },
  })

test('the toolbar is one stop of Tab, and the arrow keys lead through it', () => {
  shown('Words', 0, 0)
  const toolbar = screen.getByRole('toolbar', { name: 'Formatting of Text' })
  const buttons = within(toolbar).getAllByRole('button')
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  buttons[0]?.focus()
  fireEvent.keyDown(buttons[0] as HTMLElement, { key: 'ArrowLeft' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Link' }))
  fireEvent.keyDown(document.activeElement as HTMLElement, { key: 'Home' })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Bold' }))
})

test('a shortcut and a button write the marks around the selection', () => {
  shown('Pack a pen', 5, 10)
  fireEvent.keyDown(area(), { key: 'b', ctrlKey: true })
  expect(area().value).toBe('Pack **a pen**')
  fireEvent.click(screen.getByRole('button', { name: 'List' }))
  expect(area().value).toBe('- Pack **a pen**')
  expect(screen.getByText('3 words')).toBeDefined()
})

// docs/product/accessibility.md#held-key
test('a held shortcut writes the marks once', () => {
  shown('Pack a pen', 5, 10)
  for (const repeat of [false, true, true]) fireEvent.keyDown(area(), { key: 'b', ctrlKey: true, repeat })
  expect(area().value).toBe('Pack **a pen**')
})

// docs/product/accessibility.md#shortcut-off
test('a shortcut that is switched off writes nothing, and its button does not name it', async () => {
  const scope = fork()
  await allSettled(displaySettingChanged, { scope, params: { shortcutsOff: ['desk-bold'] } })
  shown('Pack a pen', 5, 10, scope)
  // Not prevented: it is the browser's.
  expect(fireEvent.keyDown(area(), { key: 'b', ctrlKey: true })).toBe(true)
  expect(area().value).toBe('Pack a pen')
  expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-keyshortcuts')).toBeNull()
  fireEvent.keyDown(area(), { key: 'i', ctrlKey: true })
  expect(area().value).toBe('Pack *a pen*')
})

test('a link is asked for, refused without words that say where it leads, and written', async () => {
  shown('See here now', 4, 8)
  fireEvent.keyDown(area(), { key: 'k', ctrlKey: true })
  const dialog = await screen.findByRole('dialog', { name: 'Link' })
  const [words, address] = [within(dialog).getByLabelText('Link text'), within(dialog).getByLabelText('Address')]
  expect(words).toHaveProperty('value', 'here')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add the link' }))
  expect(within(dialog).getByText('Say where the link leads, such as “Student Minds website”')).toBeDefined()
  expect(document.activeElement).toBe(words)
  fireEvent.change(words, { target: { value: 'our support' } })
  fireEvent.change(address, { target: { value: '/support' } })
  fireEvent.click(within(dialog).getByRole('button', { name: 'Add the link' }))
  await waitFor(() => expect(area().value).toBe('See [our support](/support) now'))
  expect(document.activeElement).toBe(area())
})

// docs/product/content-desk.md#links
test('a page that is chosen by its title gives an empty link its text', async () => {
  const target = { kind: 'page', title: 'Support contacts', address: '/wellbeing/support-contacts', place: 'Wellbeing' }
  shown('', 0, 0, fork({ handlers: [[findLinkTargetsFx, async () => [target]]] }))
  fireEvent.keyDown(area(), { key: 'k', ctrlKey: true })
  const dialog = within(await screen.findByRole('dialog', { name: 'Link' }))
  fireEvent.click(dialog.getByRole('button', { name: /^Choose a page/ }))
  fireEvent.change(dialog.getByLabelText('Search by title'), { target: { value: 'contacts' } })
  fireEvent.click(await dialog.findByRole('button', { name: /^Support contacts/ }))
  fireEvent.click(dialog.getByRole('button', { name: 'Add the link' }))
  await waitFor(() => expect(area().value).toBe('[Support contacts](/wellbeing/support-contacts)'))
})

test('pasted structure becomes Markdown and is announced; with Shift, and without structure, it stays plain', async () => {
  const scope = shown('', 0, 0)
  paste('<h1>A</h1><ul><li>B</li></ul><h2>C</h2><img src="x.png">', 'A B C')
  await waitFor(() => expect(area().value).toBe('## A\n\n- B\n\n### C'))
  const words = 'Pasted, with 2 headings and 1 list. 1 picture was left out: add a block “Image” for it.'
  await waitFor(() => expect(scope.getState($announcement)).toBe(words))
  expect(screen.getByText(words)).toBeDefined()
  fireEvent.keyDown(area(), { key: 'V', ctrlKey: true, shiftKey: true })
  // Not prevented: the browser pastes.
  expect(paste('<h1>A</h1>', 'A')).toBe(true)
  fireEvent.keyDown(area(), { key: 'v', ctrlKey: true })
  expect(paste('<span>**A**</span>', '**A**')).toBe(true)
})

// docs/product/content-desk.md#tables
test('a table that is pasted into a text is given on with what stands around it', async () => {
  const onParts = vi.fn()
  renderPart(<MarkdownField id="field" label="Text" value="Before after" onChange={() => {}} onParts={onParts} />)
  area().setSelectionRange(7, 7)
  paste('<p>One</p><table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table>', '')
  const rows = [
    ['A', 'B'],
    ['1', '2'],
  ]
  await waitFor(() =>
    expect(onParts).toHaveBeenCalledWith({
      text: 'Before\n\nOne',
      rest: [{ caption: '', heads: 'row', rows }, 'after'],
      words: 'Pasted, with 1 table.',
    }),
  )
})

test.each([
  ['Before|after', '## A', 'Before\n\n## A\n\nafter'],
  ['Before\n|\nafter', '- A\n- B', 'Before\n\n- A\n- B\n\nafter'],
  ['|', '## A', '## A'],
  ['A |pen', 'spare', 'A sparepen'],
])('text pasted at the caret of %j has lines of its own if it needs them', (text, markdown, result) => {
  const [before = '', after = ''] = text.split('|')
  const at = before.length
  expect(before + spaced(before + after, markdown, at, at) + after).toBe(result)
})
