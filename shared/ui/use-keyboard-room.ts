import { useEffect, useState } from 'react'
import { lazyPart } from '../lazy/lazy-part.ts'
import { useLazyPart } from '../lazy/use-lazy-part.ts'

const keyboard = lazyPart(() => import(/* webpackChunkName: "on-screen-keyboard" */ './on-screen-keyboard.ts'))

/**
 * Room for an on-screen keyboard (docs/product/accessibility.md#on-screen-keyboard). The code comes when what is seen of the window changes
 * for the first time. Without it the browser alone brings the field into sight.
 */
export function useKeyboardRoom(): void {
  const [hasChanged, setHasChanged] = useState(false)
  const { value } = useLazyPart(keyboard, { isWanted: hasChanged, autoRetry: true })
  useEffect(() => {
    const stop = new AbortController()
    const change = () => setHasChanged(true)
    const view = window.visualViewport
    view?.addEventListener('resize', change, { once: true, signal: stop.signal })
    // A page of words starts the product when someone presses a field: the keyboard may be there first.
    if (view && view.height < innerHeight - 1) change()
    return () => stop.abort()
  }, [])
  useEffect(() => value?.makeRoomForKeyboard(), [value])
}
