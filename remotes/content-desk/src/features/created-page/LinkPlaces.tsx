import type { LinkPlace } from '@stepwise/shared/contracts'
import { edition } from '@stepwise/shared/edition'
import { Checkbox } from '@stepwise/shared/ui/forms'
import { linkOptions, placesIn } from './page-place.ts'

interface LinkPlacesProps {
  /** Begins the ids of the boxes; unique on the page. */
  name: string
  places: readonly LinkPlace[]
  chosen: readonly LinkPlace[]
  onChange: (chosen: LinkPlace[]) => void
}

/** Where a page is linked from. */
export function LinkPlaces({ name, places, chosen, onChange }: LinkPlacesProps) {
  return (
    <Checkbox.Group
      size="md"
      label="Linked from"
      description="Without a link, readers find it only by its address or through search."
      value={[...chosen]}
      onChange={(values) => onChange(values as LinkPlace[])}
    >
      {placesIn(edition.id, places).map((place) => (
        <Checkbox key={place} id={`${name}-${place}`} size="md" mt="xs" value={place} label={linkOptions[place]} />
      ))}
    </Checkbox.Group>
  )
}
