import 'fake-indexeddb/auto'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { field, openApp, press } from '../../features/small-app/testing/open-app.tsx'
import EmailPlannerPage from './EmailPlannerPage.tsx'

const open = () => openApp(<EmailPlannerPage />, 'Email planner', { query: '?step=/flows/a/b/c/d' })

test('the page leads back to the step that opened it', async () => {
  await open()
  expect(screen.getByRole('link', { name: 'Back to your step' }).getAttribute('href')).toBe('/flows/a/b/c/d')
})

test('missing fields are named, with a link to each', async () => {
  await open()
  await press('Write the email')
  expect(await screen.findByRole('link', { name: /Write who the email is to\.$/ })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'Your email' })).toBeNull()
})

test('answers become an email, which stays as the person changes it', async () => {
  const { said, user } = await open()
  await user.type(field('Who is it to?'), 'Dele')
  await user.type(field('What do you want them to do?'), 'Order twenty pairs of gloves')
  await user.type(field('By when?'), 'Friday')
  await press('Write the email')
  await waitFor(() => expect(said.join()).toContain('Email written: Order twenty pairs of gloves by Friday.'))
  await user.type(field('Subject line'), '!')
  expect(field('Subject line').value).toBe('Order twenty pairs of gloves by Friday!')
  expect(screen.getByText('A reason helps people to act. Could you add one?')).toBeDefined()

  await press('Clear everything')
  expect(field('Who is it to?').value).toBe('')
  await waitFor(() => expect(document.activeElement).toBe(field('Who is it to?')))
  expect(screen.queryByRole('heading', { name: 'Your email' })).toBeNull()
  await press('Bring it back')
  expect(field('Who is it to?').value).toBe('Dele')
  expect(field('Subject line').value).toBe('Order twenty pairs of gloves by Friday!')
})
