import { isForeign } from '@stepwise/shared/ui'
import { type RefObject, useEffect, useEffectEvent } from 'react'

const events = ['focusin', 'pointerdown'] as const

/**
 * Calls back once the person goes on somewhere else on the page. Another window, such as that of a dictation tool, and a toolbar that other
 * software has put into the page are not the page: people who have results read aloud still need them.
 */
export function useUsedElsewhere(part: RefObject<HTMLElement | null>, isWatched: boolean, leave: () => void): void {
  const used = useEffectEvent(({ target }: Event) => {
    if (!part.current?.contains(target as Node) && !isForeign(target)) leave()
  })
  useEffect(() => {
    if (!isWatched) return
    for (const name of events) document.addEventListener(name, used)
    return () => {
      for (const name of events) document.removeEventListener(name, used)
    }
  }, [isWatched])
}
