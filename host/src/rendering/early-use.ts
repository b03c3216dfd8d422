/** What can be pressed, typed into or have the focus. */
const usable = 'a, button, input, textarea, select'

/** For these React takes a part over at once, and before the press or the key has its effect. */
const taking =
  'pointerdown pointerup mousedown mouseup touchstart touchend keydown keypress keyup input change compositionstart compositionend'.split(
    ' ',
  )

/**
 * A person uses a page while the app takes it over. Where a translator or a reading helper has changed it, React draws it again: an element
 * that is pressed, has text or has the focus is then another one.
 */
export interface EarlyUse {
  /** The elements of the page as it came. */
  before: Element[]
  /** What stands for an element now: itself, or what React has drawn in its place; undefined where it is not known. */
  nowOf: <E extends Element>(element: E) => E | undefined
  /** The frame around the page is the app's: only the page still waits. */
  endInFrame: () => void
  /** The whole page is the app's. The focus, and a press that has begun, go on in what was drawn again. */
  end: () => void
}

/** Before React: it hears of no press in `root` that could make it draw a part again under the pointer. */
export function watchEarlyUse(root: Element): EarlyUse {
  const usableIn = () => [...root.querySelectorAll(usable)]
  const before = usableIn()
  let focused: Element | null = document.activeElement
  let down: Element | undefined
  let isFrameTaken = false

  const hold = (event: Event) => {
    const target = event.target as Element
    if (event.type === 'pointerdown' || (event as KeyboardEvent).key === ' ') down = target.closest(usable) ?? undefined
    if (event.type === 'pointerup' || event.type === 'keyup') down = undefined
    if (!isFrameTaken || target.closest('main')) event.stopImmediatePropagation()
  }
  const keepFocused = ({ target }: Event) => {
    focused = target as Element
  }
  for (const type of taking) root.addEventListener(type, hold, { capture: true, passive: true })
  root.addEventListener('focus', keepFocused, true)

  const nowOf = <E extends Element>(element: E) => {
    if (element.isConnected) return element
    const alike = ({ localName, className }: Element) =>
      localName === element.localName && className === element.className
    const [then, now] = [before.filter(alike), usableIn().filter(alike)]
    return then.length === now.length ? (now[then.indexOf(element)] as E | undefined) : undefined
  }
  return {
    before,
    nowOf,
    endInFrame: () => {
      isFrameTaken = true
    },
    end: () => {
      for (const type of taking) root.removeEventListener(type, hold, true)
      root.removeEventListener('focus', keepFocused, true)
      const current = focused && nowOf(focused)
      if (current !== focused && current instanceof HTMLElement && document.activeElement === document.body)
        current.focus({ preventScroll: true })
      const pressed = down && nowOf(down)
      if (pressed !== down && pressed instanceof HTMLElement) clickWhenReleased(pressed)
    },
  }
}

/** The browser clicks nothing where another element was pressed than is released. */
function clickWhenReleased(element: HTMLElement): void {
  const ended = new AbortController()
  const release = ({ target }: Event) => {
    ended.abort()
    if (target instanceof Node && element.contains(target)) element.click()
  }
  for (const type of ['pointerup', 'pointercancel', 'keyup'])
    addEventListener(type, release, { capture: true, signal: ended.signal })
}
