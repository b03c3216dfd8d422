import { CallError } from '@stepwise/shared/http'
import { aSoftware, aUser, renderPart, signedInScope } from '@stepwise/shared/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fetchCatalogueFx, saveSoftwareFx } from '../../features/sign-up/software-choice.model.ts'
import SoftwareSelectionPage from './SoftwareSelectionPage.tsx'

const nvda = aSoftware({ group: 'readers' })
const dragon = aSoftware({ id: 'dragon', name: 'DRAGON' })
const catalogue = { software: [nvda, dragon], softwareGroups: [{ id: 'readers', name: 'Screen readers' }] }

async function open(save = vi.fn(async () => aUser())) {
  const scope = await signedInScope(aUser({ softwares: [nvda] }), {
    handlers: [
      [fetchCatalogueFx, async () => catalogue],
      [saveSoftwareFx, save],
    ],
  })
  renderPart(<SoftwareSelectionPage />, { scope })
  return save
}

const chip = (name: string) => screen.getByRole('checkbox', { name }) as HTMLInputElement
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('software is shown by group, or else under Specialist, and what the person uses is selected', async () => {
  await open()
  expect(await screen.findByRole('heading', { name: 'Select your Assistive Technology' })).toBeDefined()
  expect(within(screen.getByRole('group', { name: 'Screen readers' })).getByText('NVDA')).toBeDefined()
  expect(within(screen.getByRole('group', { name: 'Specialist' })).getByText('DRAGON')).toBeDefined()
  expect([chip('NVDA').checked, chip('DRAGON').checked]).toEqual([true, false])
})

test('SAVE with nothing selected says so in the summary and at the field alone, and sends nothing', async () => {
  const save = await open()
  await userEvent.click(await screen.findByRole('checkbox', { name: 'NVDA' }))
  await press('SAVE')
  expect(screen.queryByRole('group', { name: 'Message' })).toBeNull()
  expect(screen.getAllByText('Please select your software!')).toHaveLength(2)
  expect(within(screen.getByRole('alert')).getByText('Please select your software!')).toBeDefined()
  expect(save).not.toHaveBeenCalled()
})

test('a failure is shown and the selection stays; Try again sends it again', async () => {
  const network = new CallError({ kind: 'network' })
  const save = await open(vi.fn(async () => aUser()).mockRejectedValueOnce(network))
  await userEvent.click(await screen.findByRole('checkbox', { name: 'DRAGON' }))
  await press('SAVE')
  expect(await screen.findByRole('alert')).toBeDefined()
  expect(screen.getAllByText(/We could not reach the server/)).toHaveLength(1)
  expect([chip('NVDA').checked, chip('DRAGON').checked]).toEqual([true, true])
  await press('Try again')
  expect(save.mock.calls).toEqual([[['nvda', 'dragon']], [['nvda', 'dragon']]])
})
