import { useClearedAnnounced } from '@stepwise/shared/search'
import { TextInput } from '@stepwise/shared/ui/forms'
import { IconSearch } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import type { KeyboardEvent } from 'react'
import { countLabel, stillReading } from './entry-messages.ts'
import { $areOlderMissing, $entries } from './reflect.model.ts'
import { $query, queryTyped } from './selection.model.ts'

/** docs/product/journal.md#search */
export function EntrySearch() {
  const { query, entries, areOlderMissing, onTyped } = useUnit({
    query: $query,
    entries: $entries,
    areOlderMissing: $areOlderMissing,
    onTyped: queryTyped,
  })
  useClearedAnnounced(query, areOlderMissing ? stillReading : countLabel(entries?.length ?? 0, null))
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '') return
    event.preventDefault()
    onTyped('')
  }
  return (
    <TextInput
      type="search"
      className="ui-screen"
      label="Search your entries"
      description="Searches titles and answers"
      autoComplete="off"
      value={query}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      onChange={(event) => onTyped(event.currentTarget.value)}
      onKeyDown={clearOnEscape}
    />
  )
}
