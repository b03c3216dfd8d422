import { type RefObject, useEffect, useLayoutEffect } from 'react'

/** Milliseconds after which an opening menu is in its place, and a page has scrolled to its focus. */
const settledAfter = 100

/** Its places in the window, the usual one first: `data-place` in parts/words.css. */
const places = ['', 'top', 'start']

const controls = 'a[href], button, input, select, textarea, summary, [role="slider"], [tabindex="0"]'

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
    // It moves no more than it has to while someone scrolls.
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

function moveClear(message: HTMLElement): void {
  const isAt = (place: string, isClear: () => boolean) => {
    message.dataset.place = place
    return isClear()
  }
  const isFree =
    places.some((place) => isAt(place, () => !coversFocus(message) && !coversControl(message))) ||
    places.some((place) => isAt(place, () => !coversFocus(message) && !coversFailure(message))) ||
    places.some((place) => isAt(place, () => !coversFocus(message)))
  // What has the focus is as tall as the window, so a part of it is seen wherever the message is.
  if (!isFree) message.dataset.place = ''
}

function coversFocus(message: HTMLElement): boolean {
  const focused = document.activeElement
  if (!focused || focused === document.body || message.contains(focused)) return false
  const used = (focused.closest('[role="menu"], [role="listbox"]') ?? focused).getBoundingClientRect()
  return shared(message.getBoundingClientRect(), used) !== null
}

/** Whether what can be done about a failure lies below the message: `data-failure` is around it. */
function coversFailure(message: HTMLElement): boolean {
  const own = message.getBoundingClientRect()
  return [...document.querySelectorAll('[data-failure]')].some((part) => shared(own, part.getBoundingClientRect()))
}

/** Whether something that can be pressed lies below the message. */
function coversControl(message: HTMLElement): boolean {
  const own = message.getBoundingClientRect()
  for (const control of document.querySelectorAll(controls)) {
    if (message.contains(control)) continue
    // A link in a text has one on each line.
    for (const area of control.getClientRects()) {
      const covered = shared(own, area)
      if (covered && isOnTop(control, covered, message)) return true
    }
  }
  return false
}

/** The area that two have in common; null when there is none. */
function shared(one: DOMRect, other: DOMRect): DOMRect | null {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
  return left < right && top < bottom ? new DOMRect(left, top, right - left, bottom - top) : null
}

/** Whether nothing but the message lies above that area of a control: it may be hidden, or below a dialog. Asked of few, because each answer takes its time. */
function isOnTop(control: Element, { left, top, width, height }: DOMRect, message: HTMLElement): boolean {
  const there = document.elementsFromPoint(left + width / 2, top + height / 2)
  const below = there.find((element) => !message.contains(element))
  return below !== undefined && (control.contains(below) || below.closest(controls) !== null)
}
