import type { MediaPlayerInstance } from '@vidstack/react'
import { type RefObject, useEffect } from 'react'

/**
 * Three habits of vidstack 1.15 that a person with a keyboard or a screen reader would meet:
 * - two seconds into playing it «hides» the controls and takes the focus away from them; ours are always there.
 * - it takes no notice of a pause while the video seeks, so that the button goes on to say Pause.
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
    const onPause = ({ target }: Event) => {
      if (!(target instanceof HTMLVideoElement) || !target.paused) return
      instance.$state.paused.set(true)
      instance.$state.playing.set(false)
    }
    const element = instance.el
    instance.addEventListener('seeked', onSeeked)
    element?.addEventListener('pause', onPause, true)
    return () => {
      instance.removeEventListener('seeked', onSeeked)
      element?.removeEventListener('pause', onPause, true)
    }
  }, [player])
}
