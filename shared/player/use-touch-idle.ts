import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import { type RefObject, useEffect, useRef, useState } from 'react'

/** Spec 9, in milliseconds. */
const touchInactivity = 4000
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin']

/**
 * Whether the controls may leave the picture alone: in full screen, while the video plays, when nobody has touched it for a
 * while. They stay for a mouse and a keyboard, and come back with the next touch, key or focus.
 */
export function useTouchIdle(player: RefObject<MediaPlayerInstance | null>): boolean {
  const isFullscreen = useMediaState('fullscreen', player)
  const isPaused = useMediaState('paused', player)
  const [isIdle, setIdle] = useState(false)
  // The touch that starts the video comes before it plays.
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
    const onSign = (event: Event) => {
      if (event instanceof PointerEvent) isTouched.current = event.pointerType === 'touch'
      if (event instanceof KeyboardEvent) isTouched.current = false
      setIdle(false)
      wait()
    }
    for (const sign of signs) element.addEventListener(sign, onSign)
    wait()
    return () => {
      for (const sign of signs) element.removeEventListener(sign, onSign)
      clearTimeout(timer)
      setIdle(false)
    }
  }, [player, isFullscreen, isPaused])
  return isIdle
}
