import type { AvailableSoftware, Software } from '@stepwise/shared/contracts'

export interface SoftwareShelf {
  name: string
  software: Software[]
}

/** The software by group in the groups' order; what has no group comes last, under 'Specialist' (spec 2.7). */
export function shelvesOf({ software, softwareGroups }: AvailableSoftware): SoftwareShelf[] {
  const known = new Set(softwareGroups.map(({ id }) => id))
  const shelves = softwareGroups.map(({ id, name }) => ({
    name,
    software: software.filter(({ group }) => group === id),
  }))
  const specialist = software.filter(({ group }) => group === null || !known.has(group))
  return [...shelves, { name: 'Specialist', software: specialist }].filter((shelf) => shelf.software.length > 0)
}
