import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import { type RefObject, useEffect } from 'react'

/** In ms. After a longer pause a live stream restarts at the present. */
const maxLivePause = 180_000

/** A live stream that was paused for longer goes on at the present moment, not where it was left. */
export function useLiveRestart(player: RefObject<MediaPlayerInstance | null>): void {
  const canPlay = useMediaState('canPlay', player)
  const isLive = useMediaState('live', player)
  useEffect(() => {
    const video = player.current?.el?.querySelector('video')
    if (!canPlay || !isLive || !video) return
    let pausedAt: number | null = null
    const onPause = () => {
      pausedAt = Date.now()
    }
    const onPlay = () => {
      const isStale = pausedAt !== null && Date.now() - pausedAt > maxLivePause
      pausedAt = null
      if (!isStale) return
      video.load()
      video.play().catch(() => {})
    }
    const listening = new AbortController()
    video.addEventListener('pause', onPause, listening)
    video.addEventListener('play', onPlay, listening)
    return () => listening.abort()
  }, [player, canPlay, isLive])
}
