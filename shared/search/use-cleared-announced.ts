import { announced } from '@stepwise/shared/ui'
import { useUnit } from 'effector-react'
import { useEffect, useEffectEvent, useRef } from 'react'

/** As long as searches wait before they announce what they have found, in ms. */
const quietMs = 300

/**
 * Announces that a search has been emptied, by Escape or otherwise, with what is shown then, such as "12 notes": the letters go without a
 * word, and so does what they had found. Serves docs/product/shell-and-search.md#search-cleared.
 */
export function useClearedAnnounced(query: string, shown = ''): void {
  const announce = useUnit(announced)
  const wasUsed = useRef(false)
  const say = useEffectEvent(() => {
    wasUsed.current = false
    announce(shown === '' ? 'Search cleared' : `Search cleared. ${shown}`)
  })
  useEffect(() => {
    if (query !== '') wasUsed.current = true
    if (query !== '' || !wasUsed.current) return
    const timer = setTimeout(say, quietMs)
    return () => clearTimeout(timer)
  }, [query])
}
