import { isForeign } from '@stepwise/shared/ui'

/** Of the height in sight: where a sentence comes to stand that was out of sight. */
const restingPlace = 0.2

const scrollKeys = ['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown', ' ']
const usesKeys =
  'a, button, input, select, textarea, [contenteditable], [role="slider"], [role="menu"], [role="listbox"]'

/** What scrolls the element: a panel, a dialog, or the page. */
export function findScroller(element: Element): Element {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at
  }
  return document.documentElement
}

/** What is being scrolled smoothly. */
let scrolled: Element | null = null

/** A smooth scroll under way would take the person back from where they go. */
export function stopScrolling(): void {
  scrolled?.scrollTo({ top: scrolled.scrollTop, behavior: 'instant' })
  scrolled = null
}

/** Brings words into sight, below what lies over the page: its scroll padding tells how much that is. */
export function bringIntoSight(range: Range): void {
  const element = range.startContainer.parentElement
  if (!element || !range.getBoundingClientRect) return
  const scroller = findScroller(element)
  const words = range.getBoundingClientRect()
  const frame =
    scroller === document.documentElement
      ? new DOMRect(0, 0, innerWidth, innerHeight)
      : scroller.getBoundingClientRect()
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(scroller)
  const top = Math.max(frame.top, 0) + (Number.parseFloat(scrollPaddingTop) || 0)
  const bottom = Math.min(frame.bottom, innerHeight) - (Number.parseFloat(scrollPaddingBottom) || 0)
  if (words.top >= top && words.bottom <= bottom) return
  // Of a sentence that is higher than what is in sight, its beginning; its words follow one by one.
  scrolled = scroller
  const forget = () => {
    scrolled = null
  }
  document.addEventListener('scrollend', forget, { once: true, capture: true })
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
  scroller.scrollBy({
    top: words.top - top - Math.max(0, bottom - top) * restingPlace,
    behavior: isReduced ? 'instant' : 'smooth',
  })
}

/**
 * Calls when the person goes to another place of the page by themselves: by wheel, finger, scroll bar or key, or with the focus. What
 * happens in the reading's own controls or in other software's is none of it. Returns the undo.
 */
export function watchOwnScrolling(controls: Element, onScrolled: () => void): () => void {
  const listening = new AbortController()
  const listen = <Type extends keyof DocumentEventMap>(
    type: Type,
    isScrolling: (event: DocumentEventMap[Type]) => boolean,
  ) =>
    document.addEventListener(type, (event) => isScrolling(event) && onScrolled(), {
      signal: listening.signal,
      passive: true,
      capture: true,
    })
  const isOutside = ({ target }: Event) => target instanceof Element && !controls.contains(target) && !isForeign(target)

  listen('wheel', () => true)
  listen('touchmove', () => true)
  listen('pointerdown', ({ target }) => target === document.documentElement)
  listen('focusin', isOutside)
  listen(
    'keydown',
    (event) => scrollKeys.includes(event.key) && isOutside(event) && !(event.target as Element).closest(usesKeys),
  )
  return () => listening.abort()
}
