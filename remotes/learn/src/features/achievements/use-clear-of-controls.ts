import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Milliseconds after which an opening menu is in its place, and a page has scrolled to its focus. */
const settledAfter = 100

/**
 * Moves the message to the top of the window (`data-at-top`) while it would cover the focused element or the menu around it. A page
 * can be scrolled from under the message, a menu cannot.
 */
export function useClearOfFocus(message: RefObject<HTMLElement | null>, place: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: in another place the message is another element
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const follow = () => {
      clearTimeout(timer)
      timer = setTimeout(() => message.current && moveClear(message.current), settledAfter)
    }
    follow()
    document.addEventListener('focusin', follow)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusin', follow)
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
  const focused = document.activeElement
  if (!focused || focused === document.body || message.contains(focused)) return
  const used = (focused.closest('[role="menu"], [role="listbox"]') ?? focused).getBoundingClientRect()
  const isOver = () => overlap(message.getBoundingClientRect(), used)
  message.removeAttribute('data-at-top')
  if (!isOver()) return
  message.setAttribute('data-at-top', '')
  // It is as tall as the window, so a part of it is seen wherever the message is.
  if (isOver()) message.removeAttribute('data-at-top')
}

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
