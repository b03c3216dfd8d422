import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

export interface FocusMode {
  isOn: boolean
  toggle: () => void
  /** What fills the screen. */
  stage: RefObject<HTMLDivElement | null>
  /** The button that toggles: it has the focus again when the mode ends. */
  button: RefObject<HTMLButtonElement | null>
}

/**
 * Focus mode: the stage lies over everything and the rest of the page is inert. The browser's own chrome goes too where it
 * lets us (the document is made full screen, not the stage, so that dialogs and toasts still show). Escape ends it.
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
    // Refused (a setting, an embedded page): the stage over the page is enough.
    void document.documentElement.requestFullscreen?.().catch(() => {})
  }, [isOn, leave])

  useEffect(() => {
    if (!isOn || !stage.current) return
    const restore = makeRestInert(stage.current)
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) leave()
    }
    // In full screen the browser keeps Escape for itself and only tells us that it ended.
    const onFullscreen = () => {
      if (!document.fullscreenElement) leave()
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('fullscreenchange', onFullscreen)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('fullscreenchange', onFullscreen)
      restore()
      button.current?.focus()
    }
  }, [isOn, leave])
  useEffect(() => () => void (document.fullscreenElement && document.exitFullscreen().catch(() => {})), [])

  return { isOn, toggle, stage, button }
}

/** Makes all inert but the element, what is around it, the live region and the layers above; returns what undoes it. */
function makeRestInert(element: HTMLElement): () => void {
  const silenced: Element[] = []
  for (let at: Element = element; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const sibling of at.parentElement.children) {
      const isSpoken = sibling.matches('[data-live-region]') || sibling.querySelector('[data-live-region]')
      const isAbove = sibling.matches('[data-portal]')
      if (sibling === at || isSpoken || isAbove || sibling.hasAttribute('inert')) continue
      sibling.setAttribute('inert', '')
      silenced.push(sibling)
    }
  }
  return () => {
    for (const sibling of silenced) sibling.removeAttribute('inert')
  }
}
