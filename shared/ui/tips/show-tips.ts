import { isForeign } from '../foreign-elements.ts'
import { findIcon, readTip } from './find-icon.ts'
import { followFocusMoves } from './focus-moves.ts'
import { placeBeside } from './place-beside.ts'
import styles from './Tip.module.css'

/** A pointer that only passes by shows nothing. */
const hoverDelayMs = 300
/** On its way from the button to the tooltip the pointer is on neither. */
const leaveDelayMs = 150

const hasNoModifier = ({ altKey, ctrlKey, metaKey }: KeyboardEvent) => !altKey && !ctrlKey && !metaKey
/** The icon that has the focus, if its line is seen. */
const seenFocus = (target: EventTarget | null) =>
  target instanceof Element && target.matches(':focus-visible') ? findIcon(target) : null
const focusedIcon = () => seenFocus(document.activeElement)

/**
 * Shows the name of an icon on hover and on keyboard focus (docs/product/accessibility.md#tooltips). One listener for the whole product.
 * `first`: where the first focus or pointer was, for which this was loaded. Returns the end of it.
 */
export function showTips(first: EventTarget | null = null): () => void {
  const tooltip = document.createElement('div')
  tooltip.className = styles.tooltip ?? ''
  // The name of the button says the same already.
  tooltip.setAttribute('aria-hidden', 'true')
  // As a portal: no dialog makes it inert.
  tooltip.dataset.portal = ''
  tooltip.dataset.tooltip = ''
  tooltip.hidden = true
  document.body.append(tooltip)

  const stop = new AbortController()
  const isFocusMoved = followFocusMoves(stop.signal)
  const listen = <Name extends keyof DocumentEventMap>(name: Name, hear: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, hear, { capture: true, signal: stop.signal })

  let button: Element | null = null
  let cause: 'hover' | 'focus' = 'hover'
  /** Of what has been pressed or closed by Escape: not again before the pointer or the focus has left it. */
  let dismissed: Element | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let pointer = { x: Number.NaN, y: Number.NaN }

  // What the button is called may change, and it may go, while its name is shown.
  const changes = new MutationObserver(() => refresh())
  // Its words may be larger or in another font.
  const sizes = new ResizeObserver(() => button && refresh())
  sizes.observe(tooltip)
  const refresh = () => {
    const words = button?.isConnected && button.checkVisibility?.() !== false ? readTip(button) : null
    if (!button || !words || document.documentElement.hasAttribute('data-button-names')) return hide()
    // What a press has opened is in its place, even when this code comes after the press.
    if (cause === 'hover' && button.getAttribute('aria-expanded') === 'true') return hide()
    if (tooltip.textContent !== words) tooltip.textContent = words
    placeBeside(button, tooltip)
  }
  const lower = () => {
    if (tooltip.isConnected && tooltip.hidePopover && tooltip.matches(':popover-open')) tooltip.hidePopover()
  }
  const show = (next: Element, by: typeof cause) => {
    clearTimeout(timer)
    button = next
    cause = by
    tooltip.dataset.cause = by
    tooltip.hidden = false
    tooltip.popover = 'manual'
    // Shown again it lies above later layers, such as a full-screen video.
    lower()
    tooltip.showPopover?.()
    refresh()
    changes.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['aria-label', 'aria-expanded', 'hidden', 'style'],
    })
  }
  const hide = () => {
    clearTimeout(timer)
    changes.disconnect()
    button = null
    if (tooltip.hidden) return
    tooltip.hidden = true
    lower()
  }
  const dismiss = () => {
    dismissed = button
    hide()
  }
  /** The pointer has gone; what has the focus still may. */
  const leave = () => {
    const focused = focusedIcon()
    if (focused && focused !== dismissed && isFocusMoved()) show(focused, 'focus')
    else hide()
  }

  listen('pointerover', ({ target, pointerType, clientX, clientY }) => {
    // A page that moves under a pointer at rest is not hovered, and a finger does not hover.
    const isAtRest = clientX === pointer.x && clientY === pointer.y
    pointer = { x: clientX, y: clientY }
    if (pointerType === 'touch' || isAtRest) return
    if (tooltip.contains(target as Node)) return clearTimeout(timer)
    const next = findIcon(target)
    if (next !== dismissed) dismissed = null
    if (next === button) return clearTimeout(timer)
    clearTimeout(timer)
    if (next && next !== dismissed) timer = setTimeout(show, hoverDelayMs, next, 'hover')
    else if (cause === 'hover') timer = setTimeout(leave, leaveDelayMs)
  })
  listen('pointermove', ({ clientX, clientY }) => {
    pointer = { x: clientX, y: clientY }
  })
  // Out of the window.
  listen('pointerout', ({ relatedTarget }) => {
    if (relatedTarget !== null || cause !== 'hover') return
    clearTimeout(timer)
    timer = setTimeout(leave, leaveDelayMs)
  })
  // What it opens comes in its place.
  listen('pointerdown', ({ target }) => {
    hide()
    dismissed = findIcon(target)
  })
  listen('focusin', ({ target, relatedTarget }) => {
    const next = seenFocus(target)
    if (next !== dismissed) dismissed = null
    // What a press has opened gives the focus to its first button: no one asks for its name yet, and Escape closes what has opened.
    if (next && next !== dismissed && isFocusMoved(relatedTarget)) show(next, 'focus')
  })
  listen('focusout', () => cause === 'focus' && hide())
  listen('keydown', (event) => {
    if (event.key !== 'Escape' || !hasNoModifier(event) || isForeign(event.target)) return
    const wasShown = !tooltip.hidden
    dismiss()
    if (!wasShown) return
    // One press, one thing: what lies below the tooltip closes with the next (docs/decisions/059-escape-closes-the-tooltip-first.md).
    event.preventDefault()
    event.stopImmediatePropagation()
  })
  listen('scroll', () => button && refresh())
  addEventListener('resize', () => button && refresh(), { signal: stop.signal })

  // Meanwhile the focus may have gone on to what a press has opened.
  const focused = first && focusedIcon() === findIcon(first) ? focusedIcon() : null
  const hovered = findIcon([...document.querySelectorAll(':hover')].at(-1) ?? null)
  if (focused) show(focused, 'focus')
  else if (hovered) timer = setTimeout(show, hoverDelayMs, hovered, 'hover')

  return () => {
    stop.abort()
    sizes.disconnect()
    hide()
    tooltip.remove()
  }
}
