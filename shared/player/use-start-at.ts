import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import { type RefObject, useEffect } from 'react'

/** Goes to this moment once the video is there, and again for each new object. */
export function useStartAt(player: RefObject<MediaPlayerInstance | null>, startAt: { seconds: number } | null): void {
  const canPlay = useMediaState('canPlay', player)
  useEffect(() => {
    if (canPlay && startAt) player.current?.remoteControl.seek(startAt.seconds)
  }, [player, canPlay, startAt])
}
