import { CallError, failurePageRequested } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import { aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import { fetchCatalogueFx, saveSoftwareFx } from '../../features/sign-up/software-choice.model.ts'
import SoftwareSelectionPage from './SoftwareSelectionPage.tsx'

const aSoftware = (id: string, group: string | null) => ({
  id,
  slug: id,
  name: id.toUpperCase(),
  image: `/images/${id}.svg`,
  description: '',
  group,
  assistive: true,
})
const nvda = aSoftware('nvda', 'readers')
const dragon = aSoftware('dragon', null)
const catalogue = { software: [nvda, dragon], softwareGroups: [{ id: 'readers', name: 'Screen readers' }] }
const network = new CallError({ kind: 'network' })

async function open({ list = async () => catalogue, save = vi.fn(async () => aUser({ softwares: [dragon] })) } = {}) {
  const scope = await signedInScope(aUser({ softwares: [nvda] }), {
    handlers: [
      [fetchCatalogueFx, list],
      [saveSoftwareFx, save],
    ],
  })
  const pages: string[] = []
  createWatch({ unit: failurePageRequested, scope, fn: (page) => void pages.push(page) })
  renderPart(<SoftwareSelectionPage />, { scope })
  return { save, scope, pages }
}

const chip = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement
const snackbar = () => within(screen.getByRole('group', { name: 'Message' }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('software is shown by group, or else under Specialist, and what the person uses is selected', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Select your Assistive Technology' })).toBeDefined()
  expect(within(screen.getByRole('group', { name: 'Screen readers' })).getByText('NVDA')).toBeDefined()
  expect(within(screen.getByRole('group', { name: 'Specialist' })).getByText('DRAGON')).toBeDefined()
  expect([chip('NVDA').checked, chip('DRAGON').checked]).toEqual([true, false])
})

test('SAVE with nothing selected says so in the summary and at the field alone, and sends nothing', async () => {
  const { save } = await open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'NVDA' }))
  await press('SAVE')
  expect(screen.queryByRole('group', { name: 'Message' })).toBeNull()
  expect(screen.getAllByText('Please select your software!')).toHaveLength(2)
  expect(within(screen.getByRole('alert')).getByText('Please select your software!')).toBeDefined()
  expect(save).not.toHaveBeenCalled()
})

test('SAVE stores the user that the server answers with', async () => {
  const { save, scope } = await open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'DRAGON' }))
  await press('SAVE')
  expect(save).toHaveBeenCalledWith(['nvda', 'dragon'])
  await waitFor(() => expect(scope.getState($user)?.softwares).toEqual([dragon]))
})

test('a failure is shown and the selection stays; Try again sends it again', async () => {
  const save = vi.fn(async () => aUser()).mockRejectedValueOnce(network)
  await open({ save })
  await userEvent.click(await screen.findByRole('checkbox', { name: 'DRAGON' }))
  await press('SAVE')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(snackbar().getByText(/^We could not reach the server/)).toBeDefined()
  expect([chip('NVDA').checked, chip('DRAGON').checked]).toEqual([true, true])
  await press('Try again')
  expect(save.mock.calls).toEqual([[['nvda', 'dragon']], [['nvda', 'dragon']]])
})

test('a list that cannot be loaded leads to /something-went-wrong', async () => {
  const { pages } = await open({ list: () => Promise.reject(network) })
  await waitFor(() => expect(pages).toEqual(['/something-went-wrong']))
})
