import type { Resources, SoftwareDemo } from '@stepwise/shared/contracts'
import { formatCount } from '@stepwise/shared/counts'

interface SoftwareGroup {
  value: string
  name: string
  softwares: SoftwareDemo[]
}

/** The value of the chip that chooses everything. */
export const allGroups = 'all'

/** The chip that an address asks for; the first one for an address that asks for nothing we have. */
export function chosenChip({ chipItems }: Resources, asked: string | null): string {
  return chipItems.find(({ value }) => value === asked)?.value ?? allGroups
}

/** What a chip shows: its group, or each group. */
export function groupsShown({ chipItems, softwares }: Resources, chip: string): SoftwareGroup[] {
  return chipItems
    .filter(({ value }) => value !== allGroups && (chip === allGroups || chip === value))
    .map(({ value, name }) => ({ value, name, softwares: softwares[value] ?? [] }))
    .filter((group) => group.softwares.length > 0)
}

/** What a screen reader hears after a chip was chosen. */
export function formatShown(name: string, groups: readonly SoftwareGroup[]): string {
  const count = groups.reduce((sum, { softwares }) => sum + softwares.length, 0)
  return `${name}: ${formatCount(count, 'demo')} shown`
}
