import { useLocation } from '@stepwise/shared/routing'
import { useMemo } from 'react'

/** The moment of the video in the address (`?t=65`). A new object with each visit. */
export function useVideoMoment(): { seconds: number } | null {
  const { search, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address visited again is another visit
  return useMemo(() => {
    const given = new URLSearchParams(search).get('t')
    const seconds = Number(given)
    return given && seconds >= 0 ? { seconds } : null
  }, [search, key])
}
