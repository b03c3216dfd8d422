import { countFailureWords, expectFailureOnce, failures } from '@stepwise/shared/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { addBox, choose, openPanel, type } from './testing/open-notes-panel.tsx'

// docs/product/errors.md#one-message: each failure of the notes can be seen once and is read out once.

async function expectToastThenPage(words: string) {
  await expectFailureOnce(words)
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }))
  await waitFor(() => expect(countFailureWords(words)).toEqual({ seen: 1, readOut: 0 }))
}

test.each(failures)('a note that is not saved: $words', async ({ error, words }) => {
  await openPanel({ send: () => Promise.reject(error) })
  type(addBox(), 'Water')
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }))
  await screen.findByText('Not saved yet')
  await expectToastThenPage(words)
})

test.each(failures)('a note that is not deleted: $words', async ({ error, words }) => {
  await openPanel({ remove: () => Promise.reject(error) })
  await choose('Delete')
  await expectToastThenPage(words)
})

test.each(failures)('a note that is not brought back: $words', async ({ error, words }) => {
  await openPanel({ restore: () => Promise.reject(error) })
  await choose('Delete')
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await expectToastThenPage(words)
})

test.each(failures)('notes that are not loaded: $words', async ({ error, words }) => {
  await openPanel({ load: () => Promise.reject(error) })
  await expectFailureOnce(words)
})
