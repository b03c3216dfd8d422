import type { AvailableSoftware, Software } from '@stepwise/shared/contracts'
import type { Rule } from '@stepwise/shared/ui/forms'

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

/** How long that message stays at the bottom of the window. */
export const softwareMessageMs = 6000
