import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Milliseconds after which an opening menu is in its place, and a page has scrolled to its focus. */
const settledAfter = 100

/** Its places in the window, the usual one first: `data-place` in UnlockedToast.module.css. */
const places = ['', 'top', 'start']

const controls = 'a[href], button, input, select, textarea, summary, [role="slider"], [tabindex="0"]'

/** CSS pixels: the smallest control is as large, so one of the points that are looked at lies on it. */
const step = 20

/**
 * Moves the message (`data-place`) while it would cover the focused element, the menu around it, or what can be pressed. Where there is no
 * such place it is clear of the focus: a page can be scrolled from under it.
 */
export function useClearOfControls(message: RefObject<HTMLElement | null>, place: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place the message is another element
  useLayoutEffect(() => {
    // Before it is first seen: it does not appear in one place and go to another.
    if (message.current) moveClear(message.current)
  }, [message, place])
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place the message is another element
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = (move: (message: HTMLElement) => void) => () => {
      clearTimeout(timer)
      timer = setTimeout(() => message.current && move(message.current), settledAfter)
    }
    const onFocus = soon(moveClear)
    // It moves no more than it has to while somebody scrolls.
    const onScroll = soon((element) => (coversFocus(element) || coversControl(element)) && moveClear(element))
    onFocus()
    document.addEventListener('focusin', onFocus)
    document.addEventListener('scroll', onScroll, { capture: true, passive: true })
    addEventListener('resize', onScroll)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', onFocus)
      document.removeEventListener('scroll', onScroll, { capture: true })
      removeEventListener('resize', onScroll)
    }
  }, [message, place])
}

/** Sets `--toast-height`, so that the page ends above the message: its words may be many, and large. */
export function useRoomFor(message: RefObject<HTMLElement | null>, place: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place the message is another element
  useLayoutEffect(() => {
    const { current } = message
    if (!current || !('ResizeObserver' in window)) return
    const { style } = document.documentElement
    const sizes = new ResizeObserver(() => style.setProperty('--toast-height', `${current.offsetHeight + 32}px`))
    sizes.observe(current)
    return () => {
      sizes.disconnect()
      style.removeProperty('--toast-height')
    }
  }, [message, place])
}

function moveClear(message: HTMLElement): void {
  const isAt = (place: string, isClear: () => boolean) => {
    message.dataset.place = place
    return isClear()
  }
  const isFree =
    places.some((place) => isAt(place, () => !coversFocus(message) && !coversControl(message))) ||
    places.some((place) => isAt(place, () => !coversFocus(message)))
  // What has the focus is as tall as the window, so a part of it is seen wherever the message is.
  if (!isFree) message.dataset.place = ''
}

function coversFocus(message: HTMLElement): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body || message.contains(focused)) return false
  const used = (focused.closest('[role="menu"], [role="listbox"]') ?? focused).getBoundingClientRect()
  const own = message.getBoundingClientRect()
  return own.left < used.right && used.left < own.right && own.top < used.bottom && used.top < own.bottom
}

/** Whether something that can be pressed lies below the message. */
function coversControl(message: HTMLElement): boolean {
  // Not in jsdom.
  if (!document.elementsFromPoint) return false
  const { left, right, top, bottom } = message.getBoundingClientRect()
  for (let y = top + 1; y < bottom; y += step) {
    for (let x = left + 1; x < right; x += step) {
      const below = document.elementsFromPoint(x, y).find((element) => !message.contains(element))
      if (below?.closest(controls)) return true
    }
  }
  return false
}
