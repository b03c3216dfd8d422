import { isForeign, useEscape } from '@stepwise/shared/ui'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface FocusMode {
  isOn: boolean
  toggle: () => void
  /** What fills the screen. */
  stage: RefObject<HTMLDivElement | null>
  /** The button that toggles. It gets the focus when the mode ends. */
  button: RefObject<HTMLButtonElement | null>
}

/**
 * docs/product/steps-and-player.md#focus-mode. The stage covers the page, and the rest of the page is inert. Where the browser allows it, the document goes full
 * screen, and not the stage, because dialogs and toasts are outside of the stage.
 */
export function useFocusMode(): FocusMode {
  const [isOn, setOn] = useState(false)
  const stage = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  const leave = useCallback(() => {
    setOn(false)
    if (document.fullscreenElement) void document.exitFullscreen().catch(() => {})
  }, [])
  const toggle = useCallback(() => {
    if (isOn) return leave()
    setOn(true)
    // A setting or an embedding page may forbid full screen: the stage over the page is enough.
    void document.documentElement.requestFullscreen?.().catch(() => {})
  }, [isOn, leave])

  useEffect(() => {
    if (!isOn || !stage.current) return
    const restore = makeRestInert(stage.current)
    // In full screen the browser gets the Escape key, and the page only this event.
    const onFullscreen = () => {
      if (!document.fullscreenElement) leave()
    }
    document.addEventListener('fullscreenchange', onFullscreen)
    return () => {
      document.removeEventListener('fullscreenchange', onFullscreen)
      restore()
      button.current?.focus()
    }
  }, [isOn, leave])
  // Not turned on with the mode: whatever the stage shows lies above it.
  useEscape(leave, () => isOn && !stage.current?.closest('[inert]'))
  useEffect(() => () => void (document.fullscreenElement && document.exitFullscreen().catch(() => {})), [])

  return { isOn, toggle, stage, button }
}

/** Makes the page inert except for the element, its ancestors, the live region and the layers above. Returns the undo. */
function makeRestInert(element: HTMLElement): () => void {
  const silenced: Element[] = []
  for (let at: Element = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      const isSpoken = sibling.matches('[data-live-region]') || sibling.querySelector('[data-live-region]')
      const isAbove = sibling.matches('[data-portal]')
      if (sibling === at || isSpoken || isAbove || isForeign(sibling) || sibling.hasAttribute('inert')) continue
      sibling.setAttribute('inert', '')
      silenced.push(sibling)
    }
  }
  return () => {
    for (const sibling of silenced) sibling.removeAttribute('inert')
  }
}
