import { findingsAnnounced } from '@stepwise/shared/ui'
import type { FieldProps } from '@stepwise/shared/ui/forms'
import { Select } from '@stepwise/shared/ui/select'
import { useUnit } from 'effector-react'
import { useEffect, useState } from 'react'
import { describeMatches, isSubjectFound, noneFound, subjects } from './subjects.ts'

/** How long nothing is typed before the matches are announced, in ms. */
export const typingRestMs = 300

/** The subject of the course, from a list that is searched by typing. */
export function SubjectField({ field }: { field: FieldProps<string | null> }) {
  const [search, setSearch] = useState('')
  useMatchesAnnounced(search, field.value)
  return (
    <Select
      label="Course subject"
      description="Type to search. If you cannot find yours, choose “Not listed”."
      placeholder="Choose a subject"
      size="md"
      searchable
      onSearchChange={setSearch}
      filter={({ options, search }) =>
        options.filter((option) => 'label' in option && isSubjectFound(option.label, search))
      }
      data={subjects}
      nothingFoundMessage={noneFound}
      // Inside main: outside it the list would belong to no landmark.
      comboboxProps={{ withinPortal: false }}
      withScrollArea={false}
      styles={{ dropdown: { maxHeight: 320, overflowY: 'auto' } }}
      // Browsers let Tab stop at what scrolls, and the list closes just then: the focus would be lost.
      attributes={{ dropdown: { tabIndex: -1 } }}
      {...field}
    />
  )
}

/** The list changes beside the focus: what it shows now is said once the typing rests. */
function useMatchesAnnounced(search: string, chosen: string | null): void {
  const announce = useUnit(findingsAnnounced)
  useEffect(() => {
    // The box shows the chosen subject too, which is not a search.
    if (search.trim() === '' || search === chosen) return
    const timer = setTimeout(() => announce(describeMatches(search)), typingRestMs)
    return () => clearTimeout(timer)
  }, [search, chosen, announce])
}
