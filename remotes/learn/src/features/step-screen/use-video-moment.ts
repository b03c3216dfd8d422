import { useLocation } from '@stepwise/shared/routing'
import { useMemo } from 'react'

/** The moment of the video that the address names (`?t=65`, as a note's Visit step does). New with each visit. */
export function useVideoMoment(): { seconds: number } | null {
  const { search, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address visited again is another visit
  return useMemo(() => {
    const asked = new URLSearchParams(search).get('t')
    const seconds = Number(asked)
    return asked && seconds >= 0 ? { seconds } : null
  }, [search, key])
}
