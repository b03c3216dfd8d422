import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import { type RefObject, useEffect, useRef } from 'react'

/** Calls each time the video has come to its end. */
export function useEnded(player: RefObject<MediaPlayerInstance | null>, onEnded: () => void): void {
  const isEnded = useMediaState('ended', player)
  const latest = useRef(onEnded)
  latest.current = onEnded
  useEffect(() => {
    if (isEnded) latest.current()
  }, [isEnded])
}
