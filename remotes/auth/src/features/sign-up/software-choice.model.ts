import type { AvailableSoftware, Software, User } from '@stepwise/shared/contracts'
import { call, failurePageRequested, requirePart } from '@stepwise/shared/http'
import { personalStore, userChanged } from '@stepwise/shared/session'
import type { Rule } from '@stepwise/shared/ui/forms'
import { createEffect, createEvent, sample } from 'effector'

export interface GroupedSoftware {
  name: string
  software: Software[]
}

/** The software by group; software without one comes last. */
export function groupSoftware({ software, softwareGroups }: AvailableSoftware): GroupedSoftware[] {
  const known = new Set(softwareGroups.map(({ id }) => id))
  const groups = softwareGroups.map(({ id, name }) => ({
    name,
    software: software.filter(({ group }) => group === id),
  }))
  const specialist = software.filter(({ group }) => group === null || !known.has(group))
  return [...groups, { name: 'Specialist', software: specialist }].filter((group) => group.software.length > 0)
}

export const someSoftware: Rule<unknown, string[]> = (softwareIds) =>
  softwareIds.length > 0 ? null : 'Please select your software!'

export const softwareChoiceOpened = createEvent()

export const $catalogue = personalStore<AvailableSoftware | null>(null)
/** Null until the list has been loaded. */
export const $groups = $catalogue.map((catalogue) => (catalogue ? groupSoftware(catalogue) : null))

export const fetchCatalogueFx = createEffect(async () => {
  const available = await call('GET /users/softwares/available', { failures: 'caller' })
  requirePart(available.software, 'software')
  requirePart(available.softwareGroups, 'groups')
  return available
})
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
