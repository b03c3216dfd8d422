import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import { type RefObject, useEffect, useEffectEvent } from 'react'

/** In seconds. */
const watchedTime = 5

/**
 * Calls once, when the video plays at 5 s or later for the first time (docs/product/steps-and-player.md#watched). Not "between 5 and
 * 5.3 s": a seek, a resumed position or double speed can skip that.
 */
export function useWatched(player: RefObject<MediaPlayerInstance | null>, onWatched: () => void): void {
  const onFirstWatched = useEffectEvent(onWatched)
  useEffect(() => {
    let isReported = false
    return player.current?.subscribe(({ currentTime, paused, seeking }) => {
      if (isReported || paused || seeking || currentTime < watchedTime) return
      isReported = true
      onFirstWatched()
    })
  }, [player])
}

/** Calls each time the video has ended. */
export function useEnded(player: RefObject<MediaPlayerInstance | null>, onEnded: () => void): void {
  const isEnded = useMediaState('ended', player)
  const onEachEnd = useEffectEvent(onEnded)
  useEffect(() => {
    if (isEnded) onEachEnd()
  }, [isEnded])
}
