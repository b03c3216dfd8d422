import { caretBox } from './caret-box.ts'
import { rulerKeyOf, textBox } from './ruler-keys.ts'

interface Band {
  lines: number
  /** The keys that move it are not switched off. */
  canMove: boolean
}

/** The band leaves this much of the window to the dimmed rest, however low the window is. */
const mostOfWindow = 0.6

/** Where somebody reads, as a height in the window; kept while the band changes. */
let reading = Number.NaN

/** Moves the band to where somebody reads, by mouse, finger, focus, caret and keys. Returns the end of it. */
export function followReader(root: HTMLElement, handle: HTMLElement, { lines, canMove }: Band): () => void {
  const stop = new AbortController()
  const listen = <Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, hear, { capture: true, signal: stop.signal })
  /** Follows an element until somebody does something else: the browser may still scroll it into sight. */
  let followed: Element | null = null
  let frame = 0

  const line = () => Number.parseFloat(getComputedStyle(document.body).lineHeight) || 24
  const height = () => Math.min(lines * line(), mostOfWindow * innerHeight)
  const showAt = (center: number) => {
    reading = Math.min(Math.max(center, height() / 2), innerHeight - height() / 2)
    root.style.setProperty('--ruler-top', `${reading - height() / 2}px`)
    root.style.setProperty('--ruler-height', `${height()}px`)
  }
  const showOn = (element: Element) => {
    const box = caretBox(element) ?? element.getBoundingClientRect()
    // What is higher than the band is read from its top.
    showAt(box.top + Math.min(box.height, height()) / 2)
  }
  const follow = (element: Element) => {
    followed = element
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => showOn(element))
  }
  const goTo = (center: number) => {
    followed = null
    cancelAnimationFrame(frame)
    showAt(center)
  }

  let pointer = { x: Number.NaN, y: Number.NaN }
  listen('pointermove', ({ pointerType, clientX, clientY }) => {
    // A page that moves under a pointer at rest is no reading.
    const isAtRest = clientX === pointer.x && clientY === pointer.y
    pointer = { x: clientX, y: clientY }
    if (pointerType !== 'touch' && !isAtRest) goTo(clientY)
  })
  // One tap does what dragging does (WCAG 2.5.7).
  listen('click', (event) => {
    if ((event as PointerEvent).pointerType === 'touch') goTo(event.clientY)
  })
  listen('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) follow(target)
  })
  const write = ({ target }: Event) => {
    if (target instanceof Element && target.matches(textBox)) follow(target)
  }
  listen('input', write)
  listen('keyup', (event) => event.key !== 'Tab' && write(event))
  listen('wheel', () => {
    followed = null
    cancelAnimationFrame(frame)
  })
  listen('scroll', () => followed && follow(followed))
  listen('resize', () => (followed ? follow(followed) : showAt(reading)))
  listen('keydown', (event) => {
    const direction = { up: -1, down: 1, toggle: 0 }[rulerKeyOf(event) ?? 'toggle']
    if (direction === 0 || !canMove) return
    // Arrow keys belong to sliders and lists otherwise.
    event.preventDefault()
    event.stopPropagation()
    move(direction)
  })
  /** By one line. At the edge of the window the text moves instead. */
  const move = (direction: number) => {
    const room = direction < 0 ? reading - height() / 2 : innerHeight - height() / 2 - reading
    const step = Math.min(room, line())
    const rest = line() - step
    if (rest > 0) scrollerAt(reading)?.scrollBy({ top: direction * rest, behavior: 'instant' })
    goTo(reading + direction * step)
  }

  handle.onpointerdown = (event) => {
    handle.setPointerCapture(event.pointerId)
    const offset = reading - event.clientY
    handle.onpointermove = ({ clientY }) => goTo(clientY + offset)
    handle.onlostpointercapture = () => {
      handle.onpointermove = null
    }
  }

  const { activeElement } = document
  if (Number.isNaN(reading) && activeElement?.matches(':focus-visible')) follow(activeElement)
  showAt(Number.isNaN(reading) ? innerHeight * 0.4 : reading)
  return () => {
    cancelAnimationFrame(frame)
    stop.abort()
  }
}

/** What scrolls the text in the middle of the window at this height. */
function scrollerAt(y: number): Element | null {
  let element = document.elementFromPoint(innerWidth / 2, y)
  while (element && element !== document.body) {
    const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY)
    if (scrolls && element.scrollHeight > element.clientHeight) return element
    element = element.parentElement
  }
  return document.scrollingElement
}
