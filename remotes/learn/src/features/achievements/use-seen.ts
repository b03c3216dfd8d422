import { useEffect } from 'react'

/** Milliseconds in sight after which a message counts as noticed: docs/product/achievements.md#noticed */
const noticedAfter = 2000

/** Calls `onSeen` when the message has been in sight for long enough to be noticed. A tab in the background is not in sight. */
export function useSeen(what: unknown, onSeen: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message starts again
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(onSeen, noticedAfter)
    }
    follow()
    document.addEventListener('visibilitychange', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', follow)
    }
  }, [what, onSeen])
}
