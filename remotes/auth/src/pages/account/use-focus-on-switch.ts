import { useLayoutEffect, useRef } from 'react'

const fields = 'input:not([hidden], [type="hidden"]), select, textarea'

/**
 * For a place that shows one of several things: what had the focus is gone with what was shown. The first field of what is shown now takes
 * it, or else its first button; on the way back the button that opened what is gone (`data-opens` says what a button opens).
 */
export function useFocusOnSwitch(shown: string) {
  const place = useRef<HTMLDivElement>(null)
  const last = useRef(shown)
  useLayoutEffect(() => {
    const before = last.current
    last.current = shown
    if (before === shown || !place.current) return
    const opener = place.current.querySelector<HTMLElement>(`[data-opens="${before}"]`)
    ;(opener ?? firstControl(place.current))?.focus()
  }, [shown])
  return place
}

function firstControl(place: HTMLElement): HTMLElement | null {
  const field = place.querySelector<HTMLElement>(fields)
  if (!field?.matches('[type="radio"]')) return field ?? place.querySelector('button')
  return place.querySelector<HTMLElement>('[type="radio"]:checked') ?? field
}
