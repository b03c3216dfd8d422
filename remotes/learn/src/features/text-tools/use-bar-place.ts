import { type RefObject, useLayoutEffect } from 'react'

/** Pixels between the bar and the words, and between the bar and the edge of the window. */
const gap = 10

/** Places the bar below the chosen words, or above them where there is no room: it does not cover them (docs/product/notes.md#text-bar). */
export function useBarPlace(bar: RefObject<HTMLElement | null>, range: Range): void {
  useLayoutEffect(() => {
    const place = () => {
      if (bar.current && range.getBoundingClientRect) placeBar(bar.current, range.getBoundingClientRect())
    }
    place()
    const observer = new ResizeObserver(place)
    if (bar.current) observer.observe(bar.current)
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    return () => {
      observer.disconnect()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [bar, range])
}

/** Pixels: a row of buttons. In so low a window the bar scrolls. */
const lowestBar = 62

/** Within what bars and toasts leave of the window, even when the words have been scrolled under them. */
function placeBar(bar: HTMLElement, words: DOMRect) {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement)
  const highest = Math.max(gap, Number.parseFloat(scrollPaddingTop) || 0)
  const lowest = innerHeight - Math.max(gap, Number.parseFloat(scrollPaddingBottom) || 0)
  const above = words.top - gap - highest
  const below = lowest - words.bottom - gap
  const whole = bar.scrollHeight + bar.offsetHeight - bar.clientHeight
  const isBelow = below >= whole || below >= above
  const height = Math.min(whole, Math.max(isBelow ? below : above, lowestBar))
  const top = isBelow ? words.bottom + gap : words.top - gap - height
  const { clientWidth } = document.documentElement
  const place = {
    maxHeight: height,
    top: Math.max(highest, Math.min(top, lowest - height)),
    left: Math.max(gap, Math.min(words.left, clientWidth - gap - bar.offsetWidth)),
  }
  for (const [name, pixels] of Object.entries(place)) bar.style[name as keyof typeof place] = `${pixels}px`
}
