import 'fake-indexeddb/auto'
import { textsOf } from '@stepwise/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { button, field, openApp } from '../../features/small-app/testing/open-app.tsx'
import WorkplacePassportPage from './WorkplacePassportPage.tsx'

const open = () => openApp(<WorkplacePassportPage />, 'Workplace passport')
const agreement = (index: number) => within(screen.getByRole('group', { name: `Agreement ${index}` }))
const result = () => screen.getByRole('region', { name: 'My workplace passport' })
const sheet = () => document.querySelector('[data-print-sheet]')?.textContent

test('a passport of the filled parts is shown, announced and follows the fields', async () => {
  const { said, user } = await open()
  await user.type(field('What helps me'), 'Good light')
  await user.click(button('Make my passport'))
  await waitFor(() =>
    expect(said).toEqual([
      'Your passport is made. It is below, under the heading My workplace passport, with buttons to copy and print it.',
    ]),
  )
  expect(textsOf('heading', result())).toEqual(['My workplace passport', 'What helps me'])
  await user.type(field('What gets in the way'), 'Noise')
  expect(textsOf('heading', result())).toContain('What gets in the way')

  await user.clear(field('What helps me'))
  await user.clear(field('What gets in the way'))
  await user.type(field('In an emergency'), 'Ring Sam')
  expect(screen.queryByRole('region', { name: 'My workplace passport' })).toBeNull()
})

test('a passport without any part is refused, until one is filled in', async () => {
  const { user } = await open()
  await user.click(button('Make my passport'))
  const message = 'Fill in at least one part first. Two lines about what helps you are enough.'
  expect(await screen.findByRole('link', { name: message })).toBeDefined()
  await user.click(button('Add an agreement'))
  await user.type(agreement(1).getByLabelText('Who'), 'Priya')
  expect(screen.queryByText(message)).toBeNull()
})

test('agreements are added and removed, each with the focus in the next one', async () => {
  const { said, user } = await open()
  for (const what of ['Headset', 'Fixed desk']) {
    await user.click(button('Add an agreement'))
    await user.keyboard(what)
  }
  expect(document.activeElement).toBe(agreement(2).getByLabelText('What'))
  await user.click(button('Remove agreement 1'))
  expect(document.activeElement).toBe(agreement(1).getByLabelText('What'))
  expect(agreement(1).getByLabelText('What')).toHaveProperty('value', 'Fixed desk')
  await user.click(button('Remove agreement 1'))
  expect(document.activeElement).toBe(button('Add an agreement'))
  expect(said).toEqual([
    'Agreement 1 added.',
    'Agreement 2 added.',
    'Agreement 1 removed. 1 left.',
    'Agreement 1 removed. None left.',
  ])
})

test('the last agreement leaves the focus to the one before it', async () => {
  const { user } = await open()
  for (const _ of [1, 2]) await user.click(button('Add an agreement'))
  await user.click(button('Remove agreement 2'))
  expect(document.activeElement).toBe(agreement(1).getByLabelText('What'))
})

test('the passport is copied, and a copy is no longer confirmed when the passport changes', async () => {
  const { user } = await open()
  await user.type(field('What helps me'), 'Light')
  await user.click(button('Make my passport'))
  await user.click(await screen.findByRole('button', { name: 'Copy passport' }))
  expect(await screen.findByText('The passport has been copied.')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe('My workplace passport\n\nWhat helps me\nLight')
  await user.type(field('What helps me'), 's')
  expect(screen.queryByText('The passport has been copied.')).toBeNull()
})

test('the passport alone is printed', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await open()
  expect(sheet()).toContain('There is no passport to print yet. Choose “Make my passport” first.')
  await user.type(field('What helps me'), 'Light')
  await user.click(button('Make my passport'))
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  expect(sheet()).toBe('My workplace passportWhat helps meLight')
  expect(document.body.dataset).toHaveProperty('printsSheet')
})

test('everything that was cleared can be brought back', async () => {
  const { user } = await open()
  await user.type(field('What helps me'), 'Light')
  await user.click(button('Add an agreement'))
  await user.keyboard('Headset')
  await user.click(button('Make my passport'))
  await user.click(button('Clear everything'))
  expect(field('What helps me').value).toBe('')
  expect(screen.queryByRole('group', { name: 'Agreement 1' })).toBeNull()
  await waitFor(() => expect(document.activeElement).toBe(field('About me and my work')))
  await user.click(button('Bring it back'))
  expect(field('What helps me').value).toBe('Light')
  expect(within(result()).getByText('What:').parentElement?.textContent).toBe('What: Headset')
})
