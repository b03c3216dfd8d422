import { announced } from '@stepwise/shared/ui'
import { TextInput } from '@stepwise/shared/ui/forms'
import { IconSearch } from '@tabler/icons-react'
import { useUnit } from 'effector-react'
import { type KeyboardEvent, useEffect } from 'react'
import { foundWords } from './counted-words.ts'
import { $found, $query, queryTyped } from './selection.model.ts'

const restMs = 300

/** Finds entries by the words in their titles and answers. */
export function EntrySearch() {
  const { query, found, onTyped } = useUnit({ query: $query, found: $found, onTyped: queryTyped })
  useFoundAnnounced(query, found.length)
  const clearOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || query === '' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onTyped('')
  }
  return (
    <TextInput
      type="search"
      label="Search your entries"
      description="Looks in titles and answers"
      autoComplete="off"
      value={query}
      leftSection={<IconSearch size={20} stroke={1.75} aria-hidden />}
      onChange={(event) => onTyped(event.currentTarget.value)}
      onKeyDown={clearOnEscape}
    />
  )
}

/** Says how many there are once the typing rests, not with each letter. */
function useFoundAnnounced(query: string, count: number): void {
  const announce = useUnit(announced)
  const words = foundWords(count)
  // biome-ignore lint/correctness/useExhaustiveDependencies: said when the query rests, not when an entry is saved
  useEffect(() => {
    if (query.trim() === '') return
    const timer = setTimeout(() => announce(words), restMs)
    return () => clearTimeout(timer)
  }, [query, announce])
}
