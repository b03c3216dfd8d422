import type { MediaPlayerInstance } from '@vidstack/react'
import { type RefObject, useEffect } from 'react'

/**
 * Two habits of vidstack 1.15 that a person with a keyboard or a screen reader would meet:
 * - two seconds into playing it «hides» the controls and takes the focus away from them; ours are always there.
 * - after the end it stays «ended» when a person seeks back, so the time shown is wrong and Play begins at 0.
 */
export function useVidstackMended(player: RefObject<MediaPlayerInstance | null>): void {
  useEffect(() => {
    const instance = player.current
    if (!instance) return
    instance.controls.canIdle = false
    const onSeeked = () => {
      const { ended, realCurrentTime, duration } = instance.state
      if (ended && duration - realCurrentTime > 0.5) instance.$state.ended.set(false)
    }
    instance.addEventListener('seeked', onSeeked)
    return () => instance.removeEventListener('seeked', onSeeked)
  }, [player])
}
