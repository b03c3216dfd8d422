import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** In ms (docs/product/steps-and-player.md#touch-idle). */
const touchInactivity = 4000
const activityEvents = ['pointerdown', 'pointermove', 'keydown', 'focusin']

/**
 * Whether the controls are hidden: in full screen, while the video plays and has not been touched for a while. They stay for mouse and
 * keyboard, and come back with the next touch, key or focus.
 */
export function useTouchIdle(player: RefObject<MediaPlayerInstance | null>): boolean {
  const isFullscreen = useMediaState('fullscreen', player)
  const isPaused = useMediaState('paused', player)
  const [isIdle, setIdle] = useState(false)
  // A ref, because the touch that starts the video comes before the effect below runs again.
  const isTouched = useRef(false)
  useEffect(() => {
    const element = player.current?.el
    if (!element) return
    let timer = 0
    const wait = () => {
      clearTimeout(timer)
      if (!isTouched.current || !isFullscreen || isPaused) return
      timer = window.setTimeout(() => setIdle(!element.querySelector(':focus-visible')), touchInactivity)
    }
    const onActivity = (event: Event) => {
      if (event instanceof PointerEvent) isTouched.current = event.pointerType === 'touch'
      if (event instanceof KeyboardEvent) isTouched.current = false
      setIdle(false)
      wait()
    }
    for (const name of activityEvents) element.addEventListener(name, onActivity)
    wait()
    return () => {
      for (const name of activityEvents) element.removeEventListener(name, onActivity)
      clearTimeout(timer)
      setIdle(false)
    }
  }, [player, isFullscreen, isPaused])
  return isIdle
}
