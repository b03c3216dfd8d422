import type { AvailableSoftware, User } from '@stepwise/shared/contracts'
import { call, failurePageRequested } from '@stepwise/shared/http'
import { personalStore, userChanged } from '@stepwise/shared/session'
import { createEffect, createEvent, sample } from 'effector'
import { groupSoftware } from './software.ts'

export const softwareChoiceOpened = createEvent()

export const $catalogue = personalStore<AvailableSoftware | null>(null)
/** Null until the list has been loaded. */
export const $groups = $catalogue.map((catalogue) => (catalogue ? groupSoftware(catalogue) : null))

export const fetchCatalogueFx = createEffect(() => call('GET /users/softwares/available', { failures: 'caller' }))
/** Takes the ids of all software that the person uses. */
export const saveSoftwareFx = createEffect(async (softwareIds: string[]): Promise<User> => {
  const { msg: _, ...user } = await call('POST /users/softwares/select', {
    body: { user: { software_ids: softwareIds } },
  })
  return user
})

sample({ clock: softwareChoiceOpened, target: fetchCatalogueFx })
sample({ clock: fetchCatalogueFx.doneData, target: $catalogue })
// A list that is there already is better than a failure page.
sample({
  clock: fetchCatalogueFx.fail,
  source: $catalogue,
  filter: (catalogue) => catalogue === null,
  fn: () => '/something-went-wrong' as const,
  target: failurePageRequested,
})
sample({ clock: saveSoftwareFx.doneData, target: userChanged })
