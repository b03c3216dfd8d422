import { useEffect } from 'react'

/** Milliseconds on a page in sight after which a message has been noticed. */
const noticedAfter = 2000

/** Tells once that what is shown has been in sight for long enough to be noticed; a page in another tab is not. */
export function useSeen(what: unknown, onSeen: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new must be noticed too
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
