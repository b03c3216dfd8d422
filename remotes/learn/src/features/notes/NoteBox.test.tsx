import { $openSlot } from '@stepwise/shared/shell'
import { installRecognition, lastRecognition, removeRecognition } from '@stepwise/shared/testing'
import { $announcement } from '@stepwise/shared/ui'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { $step } from '../step/step.model.ts'
import { addBox, cards, openPanel, step, type } from './testing/open-notes-panel.tsx'

test('Enter saves the trimmed text, empties the box and counts the note at its step', async () => {
  const { scope, sent } = await openPanel()
  type(addBox(), '  Water too.\nAnd a snack. ')
  fireEvent.keyDown(addBox(), { key: 'Enter' })
  expect(await screen.findByText(/^Water too\./)).toBeDefined()
  expect(sent).toHaveBeenCalledExactlyOnceWith({
    key: expect.stringMatching(/^\w{32}$/),
    payload: expect.objectContaining({ kind: 'add', stepId: step.id, content: 'Water too.\nAnd a snack.' }),
  })
  expect(addBox().value).toBe('')
  await waitFor(() => expect(scope.getState($announcement)).toBe('Note saved'))
  expect(scope.getState($step)?.notesCount).toBe(3)
  expect(cards()).toHaveLength(3)
})

// docs/product/accessibility.md#held-key
test('a held Enter saves one note, and neither complains about the empty box nor writes lines into it', async () => {
  const { sent } = await openPanel()
  type(addBox(), 'Water')
  fireEvent.keyDown(addBox(), { key: 'Enter' })
  await waitFor(() => expect(addBox().value).toBe(''))
  expect(fireEvent.keyDown(addBox(), { key: 'Enter', repeat: true })).toBe(false)
  expect(addBox().getAttribute('aria-invalid')).not.toBe('true')
  expect(sent).toHaveBeenCalledOnce()
})

// docs/product/accessibility.md#shortcut-off
test('with Enter switched off it makes a new line, as the hint says, and the button saves', async () => {
  const { sent } = await openPanel({ shortcutsOff: ['note-save'] })
  expect(screen.getByText('Enter starts a new line, Escape clears.')).toBeDefined()
  type(addBox(), 'Water')
  // Not prevented: the browser breaks the line.
  expect(fireEvent.keyDown(addBox(), { key: 'Enter' })).toBe(true)
  expect(sent).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
})

test.each([
  ['Shift+Enter starts a new line', 'Water', { key: 'Enter', shiftKey: true }],
  ['Enter while composing belongs to the input method', '水', { key: 'Enter', isComposing: true }],
  ['so does the Enter of Safari that ends it', '水', { key: 'Enter', keyCode: 229 }],
  ['an empty note is not posted', '', { key: 'Enter' }],
  ['a note of spaces is not posted', ' \n ', { key: 'Enter' }],
  ['a note that is too long is not posted', 'x'.repeat(20_000), { key: 'Enter' }],
])('%s', async (_, text, key) => {
  const { sent } = await openPanel()
  type(addBox(), text)
  fireEvent.keyDown(addBox(), key)
  expect(addBox().value).toBe(text)
  expect(sent).not.toHaveBeenCalled()
})

test('the limit is shown while typing, and what is too long is restored on the next visit', async () => {
  const { unmount } = await openPanel()
  type(addBox(), 'x'.repeat(20_000))
  expect(screen.getByText('20,000 of 10,000 characters')).toBeDefined()
  expect(addBox().getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText(/^This note is 10,000 characters too long/)).toBeDefined()
  unmount()
  await openPanel()
  await waitFor(() => expect(addBox().value).toBe('x'.repeat(20_000)))
})

// docs/product/notes.md#cleared-said
test('Escape clears the box, which is said and can be restored; the next Escape closes the panel', async () => {
  const { scope } = await openPanel()
  // Spaces are nothing to miss.
  type(addBox(), '  ')
  fireEvent.keyDown(addBox(), { key: 'Escape' })
  expect(screen.queryByRole('button', { name: 'Bring back what I cleared' })).toBeNull()
  addBox().focus()
  type(addBox(), 'Water')
  fireEvent.keyDown(addBox(), { key: 'Escape' })
  expect(addBox().value).toBe('')
  expect(document.activeElement).toBe(addBox())
  expect(scope.getState($announcement)).toBe('Your text is cleared. The button “Bring back what I cleared” has it.')
  fireEvent.click(screen.getByRole('button', { name: 'Bring back what I cleared' }))
  expect(addBox().value).toBe('Water')
  fireEvent.keyDown(addBox(), { key: 'Escape' })
  expect(scope.getState($openSlot)).toBe('panel.notes')
  fireEvent.keyDown(addBox(), { key: 'Escape' })
  expect(scope.getState($openSlot)).toBeNull()
})

test('an empty save is answered at the box, and announced', async () => {
  const { scope, sent } = await openPanel()
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }))
  expect(screen.getByText('Write something first.')).toBeDefined()
  expect(addBox().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(addBox())
  await waitFor(() => expect(scope.getState($announcement)).toBe('Write something first.'))
  type(addBox(), 'W')
  expect(screen.queryByText('Write something first.')).toBeNull()
  expect(sent).not.toHaveBeenCalled()
})

test('a button makes a new line where the caret is', async () => {
  await openPanel()
  type(addBox(), 'PensWater')
  addBox().setSelectionRange(4, 4)
  fireEvent.click(screen.getByRole('button', { name: 'New line' }))
  expect(addBox().value).toBe('Pens\nWater')
  expect(document.activeElement).toBe(addBox())
  expect(addBox().selectionStart).toBe(5)
  expect(addBox().getAttribute('dir')).toBe('auto')
})

// docs/product/dictation.md
test('dictated text is typed: it is saved with Enter, and with what was heard last', async () => {
  installRecognition()
  localStorage.setItem('stepwise.dictation-agreed.robin', 'service')
  const { sent } = await openPanel()
  fireEvent.click(screen.getByRole('button', { name: 'Dictate' }))
  await screen.findByText('Listening')
  act(() => lastRecognition().hear('water'))
  expect(addBox().value).toBe('Water')
  act(() => lastRecognition().hear('and a snack', false))
  fireEvent.keyDown(addBox(), { key: 'Enter' })
  await waitFor(() => expect(sent).toHaveBeenCalledOnce())
  expect(sent.mock.calls[0]?.[0].payload.content).toBe('Water and a snack')
  await waitFor(() => expect(lastRecognition().isRunning).toBe(false))
  expect(addBox().value).toBe('')
  removeRecognition()
})
