import { type WordsRead, wordsReadEvent } from '@stepwise/shared/read-aloud/words-read'
import { caretBox } from './caret-box.ts'
import { parseRulerKey, textBox } from './ruler-keys.ts'
import { computeMiddle, findBlock, linesAround, nearestLine, type Strip, textLines } from './text-lines.ts'

interface Band {
  lines: number
  /** It leaves lines of the text, not a height: docs/product/accessibility.md#line-focus. */
  isLineFocus: boolean
  /** The keys that move it are not switched off. */
  canMove: boolean
}

/** The band leaves this much of the window to the dimmed rest, however low the window is. */
const mostOfWindow = 0.6
/** Of the window's height, at both ends: where the text moves instead of the line focus, because bars may lie there. */
const edge = 0.15

/** Where someone reads, as a height in the window, and how far from its left; kept while the band changes. */
let reading = Number.NaN
let across = Number.NaN
/** The voice reports each word. Others only begin a sentence. */
let hasWords = false

/** Moves the band to where someone reads, by mouse, finger, focus, caret, voice and keys. Returns the end of it. */
export function followReader(
  root: HTMLElement,
  handle: HTMLElement,
  { lines, isLineFocus, canMove }: Band,
): () => void {
  const stop = new AbortController()
  const listen = <Name extends keyof WindowEventMap>(name: Name, hear: (event: WindowEventMap[Name]) => void) =>
    addEventListener(name, hear, { capture: true, signal: stop.signal })
  /** Follows an element, or words, until someone does something else: the browser may still scroll it into sight. */
  let followed: Element | Range | null = null
  let frame = 0

  const line = () => Number.parseFloat(getComputedStyle(document.body).lineHeight) || 24
  const most = () => mostOfWindow * innerHeight
  const height = () => Math.min(lines * line(), most())
  const show = ({ top, bottom }: Strip) => {
    const [from, to] = [Math.max(top, 0), Math.min(bottom, innerHeight)]
    root.style.setProperty('--ruler-top', `${from}px`)
    root.style.setProperty('--ruler-height', `${Math.max(to - from, 0)}px`)
  }
  const column = () => (Number.isNaN(across) ? innerWidth / 2 : across)
  /** The lines of text at this height, as many as there is room for; null where there is no text. */
  const linesAt = (center: number): Strip | null => {
    const all = textLines(column(), center)
    const at = nearestLine(all, center)
    if (at < 0) return null
    let strip = linesAround(all, at, lines)
    for (let count = lines - 2; strip.bottom - strip.top > most() && count > 0; count -= 2)
      strip = linesAround(all, at, count)
    return strip
  }
  const showAt = (center: number) => {
    const half = height() / 2
    // The line focus reaches the first and the last line.
    const least = isLineFocus ? 0 : half
    reading = Math.min(Math.max(center, least), innerHeight - least)
    const band = { top: reading - half, bottom: reading + half }
    show(isLineFocus ? (linesAt(reading) ?? band) : band)
  }
  const showOn = (target: Element | Range) => {
    const caret = target instanceof Element ? caretBox(target) : null
    const { top, height: high } = caret ?? target.getBoundingClientRect()
    // What is higher than the band is read from its top.
    showAt(top + Math.min(high, height()) / 2)
    if (!isLineFocus) return
    if (caret) {
      const half = Math.min(lines * high, most()) / 2
      show({ top: reading - half, bottom: reading + half })
    } else if (target instanceof Element || !hasWords) {
      // Whatever its height, all of it is seen: a button with its edges, a sentence with all its lines.
      const strip = linesAt(reading)
      const own = { top, bottom: top + Math.min(high, most()) }
      const meets = strip !== null && strip.top < own.bottom && strip.bottom > own.top
      show(meets ? { top: Math.min(strip.top, top), bottom: Math.max(strip.bottom, own.bottom) } : own)
    }
  }
  const follow = (target: Element | Range) => {
    followed = target
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => {
      // Of words, their paragraph: other columns begin beside them.
      const words = target instanceof Range ? target.startContainer.parentElement : null
      const { left, width } = (words ? findBlock(words) : target).getBoundingClientRect()
      across = left + width / 2
      showOn(target)
    })
  }
  const goTo = (center: number) => {
    followed = null
    cancelAnimationFrame(frame)
    showAt(center)
  }

  let pointer = { x: Number.NaN, y: Number.NaN }
  listen('pointermove', ({ pointerType, clientX, clientY }) => {
    // A page that moves under a pointer at rest is not reading.
    const isAtRest = clientX === pointer.x && clientY === pointer.y
    pointer = { x: clientX, y: clientY }
    if (pointerType === 'touch' || isAtRest) return
    across = clientX
    goTo(clientY)
  })
  // One tap does what dragging does (WCAG 2.5.7).
  listen('click', (event) => {
    if ((event as PointerEvent).pointerType !== 'touch') return
    across = event.clientX
    goTo(event.clientY)
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
  const followAgain = () => (followed ? follow(followed) : showAt(reading))
  // The ruler stays where it is in the window; lines move.
  listen('scroll', () => (followed || isLineFocus) && followAgain())
  listen('resize', followAgain)
  document.addEventListener(
    wordsReadEvent,
    (event) => {
      const { kind, range } = (event as CustomEvent<WordsRead>).detail
      if (kind === 'word') hasWords = true
      // The first word comes at once.
      if (kind === 'word' || !hasWords || !isLineFocus) follow(range)
    },
    { signal: stop.signal },
  )
  listen('keydown', (event) => {
    const direction = { up: -1, down: 1, toggle: 0 }[parseRulerKey(event) ?? 'toggle']
    if (direction === 0 || !canMove) return
    // Arrow keys belong to sliders and lists otherwise.
    event.preventDefault()
    event.stopPropagation()
    if (!isLineFocus || !moveToLine(direction)) move(direction)
  })
  /** By one line. At the edge of the window the text moves instead. */
  const move = (direction: number) => {
    const room = direction < 0 ? reading - height() / 2 : innerHeight - height() / 2 - reading
    const step = Math.min(room, line())
    const rest = line() - step
    if (rest > 0) scroll(direction * rest)
    goTo(reading + direction * step)
  }
  /** To the next line of the text. Near the edge of the window the text moves instead. */
  const moveToLine = (direction: number): boolean => {
    const all = textLines(column(), reading)
    const next = all[nearestLine(all, reading) + direction]
    if (nearestLine(all, reading) < 0 || !next) return false
    const goal = computeMiddle(next)
    const isNearEdge = goal < edge * innerHeight || goal > (1 - edge) * innerHeight
    goTo(goal - (isNearEdge ? scroll(goal - reading) : 0))
    return true
  }
  /** Returns how far the text has moved: at its end, nothing. */
  const scroll = (distance: number): number => {
    const scroller = scrollerAt(reading)
    const before = scroller?.scrollTop ?? 0
    scroller?.scrollBy({ top: distance, behavior: 'instant' })
    return (scroller?.scrollTop ?? 0) - before
  }

  handle.onpointerdown = (event) => {
    handle.setPointerCapture(event.pointerId)
    const offset = reading - event.clientY
    handle.onpointermove = ({ clientY }) => goTo(clientY + offset)
    handle.onlostpointercapture = () => {
      handle.onpointermove = null
    }
  }

  // What has come into the page has moved the lines.
  const observer = new ResizeObserver(() => isLineFocus && followAgain())
  observer.observe(document.body)

  const { activeElement } = document
  if (Number.isNaN(reading) && activeElement?.matches(':focus-visible')) follow(activeElement)
  showAt(Number.isNaN(reading) ? innerHeight * 0.4 : reading)
  return () => {
    cancelAnimationFrame(frame)
    stop.abort()
    observer.disconnect()
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
