import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import { type RefObject, useEffect, useState } from 'react'

/**
 * Stops the video at the end of its preview (seconds; null for no preview) and returns whether it is there. A seek beyond the limit ends
 * at the limit. Playing again starts at 0.
 */
export function usePreview(player: RefObject<MediaPlayerInstance | null>, limit: number | null): boolean {
  const canPlay = useMediaState('canPlay', player)
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    const video = player.current?.el?.querySelector('video')
    if (!canPlay || !video || limit === null) return
    const isAtEnd = () => video.currentTime >= limit - 0.01
    const onTime = () => {
      if (isAtEnd() && !video.paused) return video.pause()
      if (video.currentTime > limit) video.currentTime = limit
      setOver(isAtEnd())
    }
    const onPlay = () => {
      if (isAtEnd()) video.currentTime = 0
    }
    const listeners = { timeupdate: onTime, seeking: onTime, pause: onTime, play: onPlay }
    const listening = new AbortController()
    onTime()
    for (const [event, listener] of Object.entries(listeners)) video.addEventListener(event, listener, listening)
    return () => listening.abort()
  }, [player, canPlay, limit])
  return isOver
}
