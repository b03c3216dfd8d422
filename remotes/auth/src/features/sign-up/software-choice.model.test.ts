import { failurePageRequested } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import { aSoftware, aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled, createWatch } from 'effector'
import { expect, test, vi } from 'vitest'
import {
  $groups,
  fetchCatalogueFx,
  groupSoftware,
  saveSoftwareFx,
  softwareChoiceOpened,
} from './software-choice.model.ts'

const catalogue = { software: [], softwareGroups: [] }

test('a list that cannot be loaded leads to the failure page', async () => {
  const scope = await signedInScope(aUser(), { handlers: [[fetchCatalogueFx, () => Promise.reject(new Error())]] })
  const heard = vi.fn()
  createWatch({ unit: failurePageRequested, scope, fn: heard })
  await allSettled(softwareChoiceOpened, { scope })
  expect(heard).toHaveBeenCalledWith('/something-went-wrong')
})

test('a list that was loaded before stays when loading it again fails', async () => {
  const answer = vi.fn().mockResolvedValueOnce(catalogue).mockRejectedValueOnce(new Error())
  const scope = await signedInScope(aUser(), { handlers: [[fetchCatalogueFx, answer]] })
  const heard = vi.fn()
  createWatch({ unit: failurePageRequested, scope, fn: heard })
  await allSettled(softwareChoiceOpened, { scope })
  await allSettled(softwareChoiceOpened, { scope })
  expect(heard).not.toHaveBeenCalled()
  expect(scope.getState($groups)).toEqual([])
})

test('saving stores the user that the server answers with', async () => {
  const saved = aUser({ softwareSelected: true })
  const scope = await signedInScope(aUser({ softwareSelected: false }), {
    handlers: [[saveSoftwareFx, async () => saved]],
  })
  await allSettled(saveSoftwareFx, { scope, params: ['nvda'] })
  expect(scope.getState($user)?.softwareSelected).toBe(true)
})

test('software is grouped in the groups’ order, the rest under Specialist, without empty groups', () => {
  const groups = groupSoftware({
    software: [
      aSoftware({ id: 'odd' }),
      aSoftware({ id: 'jaws', group: 'readers' }),
      aSoftware({ id: 'lost', group: 'gone' }),
      aSoftware({ id: 'nvda', group: 'readers' }),
    ],
    softwareGroups: [
      { id: 'empty', name: 'Empty' },
      { id: 'readers', name: 'Screen readers' },
    ],
  })
  expect(groups.map(({ name, software }) => [name, software.map(({ id }) => id)])).toEqual([
    ['Screen readers', ['jaws', 'nvda']],
    ['Specialist', ['odd', 'lost']],
  ])
})
