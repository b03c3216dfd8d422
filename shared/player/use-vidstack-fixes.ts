import type { MediaPlayerInstance } from '@vidstack/react'
import { type RefObject, useEffect } from 'react'

/**
 * Works around three faults of vidstack 1.15 for people with a keyboard or a screen reader:
 * - after two seconds of playing it "hides" the controls and moves the focus away from them; ours are always shown.
 * - it ignores a pause during a seek: the button still says Pause.
 * - after a seek back from the end it stays "ended": the time is wrong and Play starts at 0.
 */
export function useVidstackFixes(player: RefObject<MediaPlayerInstance | null>): void {
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
