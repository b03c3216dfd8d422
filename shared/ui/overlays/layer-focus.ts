import { isForeign, outermost } from '../foreign-elements.ts'

/** Instead of frames, which do not come while the window is hidden. */
const hiddenWaitMs = 100

/** So long a screen reader has for the dialog, before a stop in it takes the focus. Orca on a machine with 15 waiting processes took 0.3 s. */
const stopWaitMs = 500

const stops =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, audio[controls], video[controls], [tabindex], [contenteditable="true"]'

/**
 * Leads the focus into a layer: the dialog itself has it first, then what is marked with `data-autofocus`, or the first stop; then
 * `silence` makes all else inert. Orca with Firefox otherwise says nothing, or reads what is typed as its own commands:
 * - it takes a dialog that appears for a new window, and forgets what has the focus in it. It works through focus first and windows
 *   later, so the stop waits until it has done both. Who types at once is in the field with the first letter, Tab moves on at once;
 * - what becomes inert disappears for it. If the focus is in there as far as it knows, it moves to the stop in silence, and the focus of
 *   the stop is then no change: so the rest becomes inert last.
 *
 * Who has moved on meanwhile stays where they are. Returns the end of the wait.
 */
export function enterLayer(root: Element, silence: () => void): () => void {
  const dialog = root.querySelector<HTMLElement>('[role$="dialog"]')
  if (!root.contains(document.activeElement)) dialog?.focus({ preventScroll: true })
  const first = () => root.querySelector<HTMLElement>('[data-autofocus]') ?? stopsIn(root)[0]
  const focusFirst = () => {
    const isInside = root.contains(document.activeElement) && document.activeElement !== dialog
    if (!isInside) first()?.focus({ preventScroll: true })
  }
  const finish = () => {
    silence()
    // What has moved on to the page behind, such as the focus of a heading, is inert now.
    if (!document.activeElement || document.activeElement.matches('body, [inert] *')) focusFirst()
  }
  const enter = () => {
    stop()
    // Else it has moved on: to the toolbar of a reading helper, which is not part of the page behind, or to that.
    if (!dialog || [dialog, document.body, null].includes(document.activeElement as HTMLElement | null)) focusFirst()
    stop = afterNextFrame(finish)
  }
  const onKey = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
    const isLetter = (key.length === 1 && !ctrlKey && !altKey && !metaKey) || key === 'Process'
    if (isLetter && document.activeElement === dialog) enter()
  }
  const waitOnDialog = () => {
    const timer = setTimeout(enter, stopWaitMs)
    document.addEventListener('keydown', onKey, { capture: true })
    return () => {
      clearTimeout(timer)
      document.removeEventListener('keydown', onKey, { capture: true })
    }
  }
  let stop = afterNextFrame(() => {
    if (document.activeElement === dialog) stop = waitOnDialog()
    else enter()
  })
  return () => stop()
}

/**
 * Tab after the last stop of the layer leads to its first, and back. What lies between is left to the browser: all else is inert. Where other
 * software shows something on the page, which Tab may reach, the ends are the browser's too: it leads there, and from there into the layer.
 */
export function wrapTab(event: KeyboardEvent, root: Element): void {
  if (event.key !== 'Tab' || event.defaultPrevented || !root.contains(document.activeElement)) return
  const all = stopsIn(root)
  const [end, start] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]]
  const isAtEnd =
    document.activeElement === end || (event.shiftKey && document.activeElement?.matches('[role$="dialog"]'))
  if (!isAtEnd || !start || isOtherShown()) return
  event.preventDefault()
  start.focus()
}

function stopsIn(root: Element): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(stops)].filter(
    (stop) => stop.tabIndex >= 0 && !stop.matches(':disabled, [inert] *') && isShown(stop),
  )
}

const isOtherShown = () =>
  [...document.querySelectorAll(outermost)].some((element) => isForeign(element) && isShown(element))

/** Where a browser cannot say it, everything is. */
const isShown = (element: Element) => element.checkVisibility?.({ checkVisibilityCSS: true }) ?? true

function afterNextFrame(act: () => void): () => void {
  let frame = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  if (document.hidden) timer = setTimeout(act, hiddenWaitMs)
  else {
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(act)
    })
  }
  return () => {
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
}
