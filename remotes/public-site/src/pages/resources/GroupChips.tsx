import type { Resources } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing'
import { useIsHydrated } from '@stepwise/shared/ui'
import { ChipLinks } from '@stepwise/shared/ui/chips'
import { allGroups } from './software-groups.ts'

interface GroupChipsProps {
  chips: Resources['chipItems']
  chosen: string
  onChosen: (chip: string) => void
}

/** Links to addresses of this page. In the words before any script, where all groups are below, each leads down to its group. */
export function GroupChips({ chips, chosen, onChosen }: GroupChipsProps) {
  const isHydrated = useIsHydrated()
  const links = chips.map(({ name, value }) => ({
    slug: value,
    name,
    to: isHydrated ? buildAddress(value) : { hash: value },
  }))
  return <ChipLinks label="Kinds of software" chips={links} current={chosen} onChosen={onChosen} />
}

const buildAddress = (chip: string) => ({
  pathname: paths.resources.href({}),
  search: chip === allGroups ? '' : new URLSearchParams({ group: chip }).toString(),
})
