import 'fake-indexeddb/auto'
import { textsOf } from '@stepwise/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { button, field, openApp, press } from '../../features/small-app/testing/open-app.tsx'
import MeetingPlannerPage from './MeetingPlannerPage.tsx'

const open = async (query = '') => (await openApp(<MeetingPlannerPage />, 'Meeting planner', { query })).said
const type = (name: string, text: string) => userEvent.type(field(name), text)
const items = () => textsOf('listitem').map((text) => text?.split(':')[0])

async function addItem(name: string, minutes: string) {
  await type('Item name', name)
  await type('Minutes for the item', `${minutes}{Enter}`)
  await waitFor(() => expect(field('Item name').value).toBe(''))
}

test('items are added, summed up and moved, and the focus follows', async () => {
  const said = await open()
  await type('Length in minutes', '45')
  await addItem('News', '10')
  expect(document.activeElement).toBe(field('Item name'))
  await userEvent.click(screen.getByRole('radio', { name: /^Decide/ }))
  await addItem('Cover', '20 min')
  expect(said.at(-1)).toBe(
    'Added as item 2: Cover: 20 minutes, to decide. The items take 30 of 45 minutes. 15 minutes left.',
  )
  expect(screen.getByRole('radio', { name: /^Discuss/, checked: true })).toBeDefined()

  await press('Move up Cover')
  expect(items()).toEqual(['Cover', 'News'])
  expect(document.activeElement).toBe(button('Move up Cover'))
  expect(button('Move up Cover').getAttribute('aria-disabled')).toBe('true')
  expect(button('Move down Cover').hasAttribute('aria-disabled')).toBe(false)
  await press('Move up Cover')
  expect(said.at(-1)).toBe('Cover is already the first item.')

  await press('Remove Cover')
  expect(document.activeElement).toBe(button('Change News'))
})

test('an item is changed in the form, without losing what was typed for a new one', async () => {
  const said = await open()
  await addItem('News', '10')
  await type('Item name', 'Hol')
  await press('Change News')
  expect(screen.getByRole('heading', { name: 'Change item 1: News' })).toBeDefined()
  expect(document.activeElement).toBe(field('Item name'))
  await type('Item name', ' and diary')
  await press('Cancel the change')
  expect(document.activeElement).toBe(button('Change News'))
  expect(field('Item name').value).toBe('Hol')

  await press('Change News')
  expect(field('Item name').value).toBe('News')
  await type('Item name', ' and diary')
  await press('Save the change')
  await waitFor(() => expect(said.at(-1)).toContain('Changed item 1: News and diary: 10 minutes, to discuss.'))
  expect(document.activeElement).toBe(button('Change News and diary'))
})

test('problems of an item are named, with a link to each field', async () => {
  await open()
  await type('Minutes for the item', 'ten')
  await press('Add the item')
  expect(await screen.findByRole('link', { name: 'Enter a name for the item.' })).toBeDefined()
  expect(screen.getByRole('link', { name: /^Enter the minutes in digits, from 1 to 600/ })).toBeDefined()
  expect(screen.getByText('There are no items yet.')).toBeDefined()
})

test('the length is checked when its field is left', async () => {
  const said = await open()
  const problem = 'Enter the length in digits, from 1 to 600, for example: 45.'
  await type('Length in minutes', 'long')
  expect(screen.queryByText(problem)).toBeNull()
  await userEvent.tab()
  expect(screen.getByText(problem)).toBeDefined()
  expect(said.at(-1)).toBe(`Error: ${problem}`)
  await userEvent.clear(field('Length in minutes'))
  expect(screen.queryByText(problem)).toBeNull()

  await addItem('News', '10')
  await type('Length in minutes', '90{Enter}')
  expect(said.at(-1)).toBe(
    'The items take 10 of 90 minutes. 80 minutes left. The meeting is longer than 60 minutes and has no break.',
  )
})

test('a long meeting is warned about until it has a break', async () => {
  const said = await open('?length=90')
  expect(field('Length in minutes').value).toBe('90')
  await addItem('News', '30')
  await addItem('Cover', '30')
  expect(screen.getByText('No break:')).toBeDefined()
  await press('Add a break of 10 minutes')
  expect(said.at(-1)).toMatch(/^Added as item 2 of 3: Break: 10 minutes\. .* The warning about a break is gone\.$/)
  expect(document.activeElement).toBe(button('Add a break of 10 minutes'))
  expect(screen.queryByText('No break:')).toBeNull()
})

test('the length of the step stays as the first change is made, and is not a meeting to clear', async () => {
  const said = await open('?length=60')
  await press('Clear everything')
  expect(said.at(-1)).toBe('There is nothing to clear.')
  await type('Purpose', 'A rota')
  expect(field('Length in minutes').value).toBe('60')
  await userEvent.clear(field('Length in minutes'))
  expect(field('Length in minutes').value).toBe('')
})

test('the agenda is copied, and what was cleared comes back', async () => {
  const said = await open('?length=900')
  expect(field('Length in minutes').value).toBe('')
  userEvent.setup()
  await type('Purpose', 'A rota')
  await addItem('News', '10')
  await press('Copy agenda')
  await waitFor(() => expect(said.at(-1)).toBe('The agenda has been copied.'))
  expect(await navigator.clipboard.readText()).toBe('Agenda\nPurpose: A rota\n\n1. News: 10 minutes, to discuss')
  await press('Move up News')
  await addItem('Cover', '10')
  expect(screen.queryByText('The agenda has been copied.')).toBeNull()

  await press('Clear everything')
  expect(screen.getByText('There are no items yet.')).toBeDefined()
  await waitFor(() => expect(document.activeElement).toBe(field('Purpose')))
  await press('Bring it back')
  expect(field('Your agenda as text').value).toContain('2. Cover: 10 minutes')
})
