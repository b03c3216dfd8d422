import 'fake-indexeddb/auto'
import { textsOf } from '@stepwise/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { button, field, openApp, press } from '../../features/small-app/testing/open-app.tsx'
import EnergyPlannerPage from './EnergyPlannerPage.tsx'

const open = async () => (await openApp(<EnergyPlannerPage />, 'Energy planner')).said
const choose = (name: string, option: string) => userEvent.selectOptions(field(name), option)
const plan = () => textsOf('listitem', screen.getByRole('region', { name: 'Your planned day' }))

async function addTask(name: string) {
  await userEvent.type(field('Task name'), `${name}{Enter}`)
  await waitFor(() => expect(field('Task name').value).toBe(''))
}

test('the hours of the day follow its start and its end', async () => {
  const said = await open()
  expect(screen.getByLabelText('16:00 to 17:00')).toBeDefined()
  await choose('Start of your day', '23:00')
  expect(said.at(-1)).toBe('Your day: 23:00 to 07:00 on the next day, 8 hours.')
  await choose('End of your day', '01:00 on the next day (2 hours)')
  expect(said.at(-1)).toBe('Your day: 23:00 to 01:00 on the next day, 2 hours.')
  const hours = within(screen.getByRole('group', { name: 'How much energy do you expect?' }))
  expect(hours.getAllByRole('combobox')).toHaveLength(2)
  expect(hours.getByLabelText('00:00 to 01:00')).toBeDefined()
})

test('tasks are placed by energy, and the plan follows every change', async () => {
  const said = await open()
  await choose('End of your day', '11:00 (2 hours)')
  await choose('10:00 to 11:00', 'High')
  await userEvent.clear(field('How long it takes'))
  await userEvent.type(field('How long it takes'), '1h')
  await userEvent.click(screen.getByRole('radio', { name: 'High' }))
  await addTask('Check the orders')
  expect(said.at(-1)).toBe('Added: Check the orders, 1 hour. 1 task to place.')
  expect(document.activeElement).toBe(field('Task name'))

  await press('Plan my day')
  const summary = '1 of 1 task placed, 1 hour free.'
  await waitFor(() =>
    expect(said.at(-1)).toBe(`Your day is planned: ${summary} Find it under the heading Your planned day.`),
  )
  expect(plan()).toEqual([
    '09:00 to 10:00 Free 1 hour, middle energy',
    '10:00 to 11:00 Check the orders 1 hour, high energy',
  ])
  expect(screen.getByText('Everything fits.')).toBeDefined()

  await choose('10:00 to 11:00', 'Rest')
  await choose('09:00 to 10:00', 'Low')
  expect(said.at(-1)).toBe('Your planned day has changed: 0 of 1 task placed, 1 hour free.')
  expect(plan().at(-1)).toContain('your energy is too low for it in the time that is left')
  await press('Remove Check the orders')
  expect(screen.queryByRole('heading', { name: 'Your planned day' })).toBeNull()
})

test('the day and its tasks take parts of hours', async () => {
  const said = await open()
  await choose('Start of your day', '08:30')
  await choose('End of your day', '10:15 (1 hour 45 minutes)')
  expect(said.at(-1)).toBe('Your day: 08:30 to 10:15, 1 hour 45 minutes.')
  expect(screen.getByLabelText('08:30 to 09:00')).toBeDefined()
  expect(screen.getByLabelText('10:00 to 10:15')).toBeDefined()
  const length = field('How long it takes')
  await userEvent.clear(length)
  await userEvent.type(length, 'ages')
  await userEvent.type(field('Task name'), 'Write{Enter}')
  expect(await screen.findByRole('link', { name: /Type how long it takes/ })).toBeDefined()
  await userEvent.clear(length)
  await userEvent.type(length, '1½ hours{Enter}')
  await waitFor(() => expect(said.at(-1)).toBe('Added: Write, 1 hour 30 minutes. 1 task to place.'))
  await press('Plan my day')
  await screen.findByRole('heading', { name: 'Your planned day' })
  expect(plan()).toEqual([
    '08:30 to 10:00 Write 1 hour 30 minutes, middle energy',
    '10:00 to 10:15 Free 15 minutes, middle energy',
  ])
})

test('the focus goes to the next task after one is removed, then to the form', async () => {
  const said = await open()
  await addTask('Ring')
  await addTask('Write')
  await press('Remove Write')
  expect(said.at(-1)).toBe('Removed: Write. 1 task left.')
  expect(document.activeElement).toBe(button('Remove Ring'))
  await press('Remove Ring')
  expect(document.activeElement).toBe(field('Task name'))
  expect(screen.getByText('You have not added a task yet.')).toBeDefined()
})

test('a task needs a name, and a plan needs a task', async () => {
  await open()
  await press('Add task')
  expect(await screen.findByRole('link', { name: 'Type the name of the task first.' })).toBeDefined()
  await press('Plan my day')
  const problem = 'Add at least one task before you plan your day.'
  expect(await screen.findByRole('link', { name: problem })).toBeDefined()
  await addTask('Ring')
  await waitFor(() => expect(screen.queryByText(problem)).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the day is copied, and what was cleared comes back', async () => {
  const said = await open()
  userEvent.setup()
  await choose('End of your day', '10:00 (1 hour)')
  await addTask('Ring')
  await press('Plan my day')
  await screen.findByRole('heading', { name: 'Your planned day' })
  await press('Copy planned day')
  await waitFor(() => expect(said.at(-1)).toBe('The planned day has been copied.'))
  expect(await navigator.clipboard.readText()).toContain('09:00 to 09:30  Ring (30 minutes, middle energy)')

  await press('Clear everything')
  expect(screen.queryByRole('heading', { name: 'Your planned day' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(field('Start of your day')))
  await press('Bring it back')
  expect(plan()[0]).toContain('Ring')
})
