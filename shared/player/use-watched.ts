import type { MediaPlayerInstance } from '@vidstack/react'
import { type RefObject, useEffect, useRef } from 'react'

const watchedSeconds = 5

/**
 * Calls once, the first time the playback time is 5 s or more while the video plays. Not «between 5 and 5.3 s»: a seek, a
 * resumed position or double speed can leap over that (mission 6).
 */
export function useWatched(player: RefObject<MediaPlayerInstance | null>, onWatched: () => void): void {
  const latest = useRef(onWatched)
  latest.current = onWatched
  useEffect(() => {
    let isTold = false
    return player.current?.subscribe(({ currentTime, paused, seeking }) => {
      if (isTold || paused || seeking || currentTime < watchedSeconds) return
      isTold = true
      latest.current()
    })
  }, [player])
}
