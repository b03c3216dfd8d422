import { $announcement } from '@stepwise/shared/ui'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { choose, confirmDeletion, entry, offline, openPage, press, rows } from './testing/open-reflect-page.tsx'

test('a selection is announced, and deleted once the dialog is confirmed', async () => {
  const { scope, removed } = await openPage()
  fireEvent.click(screen.getByRole('checkbox', { name: /^Select Talk/ }))
  expect(scope.getState($announcement)).toBe('1 selected')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all entries' }).indeterminate).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all entries' }))
  expect(scope.getState($announcement)).toBe('2 selected')
  press('Delete selected')
  await confirmDeletion('Delete entries?')
  const empty = await screen.findByRole('heading', { name: 'No entries yet!' })
  await waitFor(() => expect(document.activeElement).toBe(empty))
  expect(removed).toHaveBeenCalledExactlyOnceWith(['one', 'two'])
  expect(scope.getState($announcement)).toBe('2 entries deleted')
})

test('after a deletion the focus is on the next entry, at the end on the one before', async () => {
  const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
  await openPage({ entries: titles.map((title, at) => entry({ id: title, title, date: `2026-11-${27 - at}` })) })
  const deleteSelected = async (...chosen: string[]) => {
    for (const name of chosen) fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(`^Select ${name}`) }))
    screen.getByRole('button', { name: 'Delete selected' }).focus()
    press('Delete selected')
    await confirmDeletion(chosen.length > 1 ? 'Delete entries?' : 'Delete entry?')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await deleteSelected('Second')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Third'))
  await deleteSelected('First', 'Fourth')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Fifth'))
  await deleteSelected('Fifth', 'Sixth')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Third'))
  expect(rows()).toEqual(['Third'])
})

test('a failed deletion shows a message, and every row stays', async () => {
  await openPage({ remove: offline })
  await choose('Delete')
  await confirmDeletion()
  expect(await screen.findByText('Something went wrong...')).toBeDefined()
  expect(rows()).toEqual(['Talk', 'An essay'])
})
