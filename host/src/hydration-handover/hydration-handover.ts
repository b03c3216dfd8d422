import { counterpart } from './counterpart.ts'
import { keepState } from './keep-state.ts'

/**
 * Public pages come as prerendered HTML (docs/decisions/020-prerendered-public-pages.md). The app renders beside it, hidden, and replaces
 * it in one frame once it shows the page: with what was typed, the focus, open answers and the scroll position. If the page cannot be
 * shown the HTML stays, and its links and forms go on working; who presses a button sees a message.
 */
export function startHydrationHandover(root: HTMLElement, prerendered: HTMLElement): void {
  // Now, before the app brings styles: with new ones, a browser may use a font that came late after all.
  if (!hasProductFont(prerendered)) document.documentElement.dataset.fallbackFont = ''
  /** A word that is being composed, and a press that is not a click yet, would be lost. */
  const begun = globalThis.stepwiseBoot?.underWay
  const underWay = new Set<'composition' | 'press'>(begun ? [begun] : [])
  const observer = new MutationObserver(() => tryNow())
  let isDone = false

  function tryNow() {
    // A key that was let go just before may still ask: a second time would give back an older text.
    if (isDone) return
    if (root.querySelector(failure)) globalThis.stepwiseBoot?.showLostPress?.()
    if (underWay.size > 0 || !showsPage(root) || !hasStyles()) return
    isDone = true
    observer.disconnect()
    for (const [type, listener] of listeners) document.removeEventListener(type, listener, true)
    replacePrerendered(root, prerendered)
  }

  const starts = (what: 'composition' | 'press') => () => {
    underWay.add(what)
  }
  /** After the click that follows it. */
  const ends = (what: 'composition' | 'press') => () => {
    setTimeout(() => {
      underWay.delete(what)
      tryNow()
    })
  }
  const pressStarts = starts('press')
  const listeners: [string, (event: Event) => void][] = [
    // A style sheet: this event does not bubble, but it can be captured.
    ['load', () => tryNow()],
    ['compositionstart', starts('composition')],
    ['compositionend', ends('composition')],
    ['pointerdown', pressStarts],
    ['pointerup', ends('press')],
    ['pointercancel', ends('press')],
    // The space bar presses when it is let go, and only what it was pressed on. One that is held from before repeats.
    ['keydown', (event) => (event as KeyboardEvent).key === ' ' && pressStarts()],
    ['keyup', ends('press')],
  ]
  for (const [type, listener] of listeners) document.addEventListener(type, listener, true)
  observer.observe(root, { childList: true, subtree: true })
  tryNow()
}

/** What is in place of a page that cannot be shown. An alert alone may be a notice on a page that is there. */
const failure = 'main [data-failed]'

/** The page itself, and not a loader, a skeleton or a failure in its place: those have no heading of the page. */
function showsPage(root: HTMLElement): boolean {
  return (
    root.querySelector('main h1') !== null && root.querySelector(`main .mantine-Skeleton-root, ${failure}`) === null
  )
}

/** Whether every style sheet has arrived, also those that are switched on with the app. */
const hasStyles = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(({ sheet }) => sheet !== null)

function replacePrerendered(root: HTMLElement, prerendered: HTMLElement): void {
  const { scrollX, scrollY } = window
  const restore = keepState(prerendered)
  const pressed = pressedBefore(root, prerendered)
  for (const sheet of document.querySelectorAll('link[rel="stylesheet"][media="not all"]'))
    sheet.removeAttribute('media')
  document.getElementById('words-styles')?.remove()
  document.getElementById('words-failure')?.remove()
  prerendered.remove()
  const { dataset } = document.documentElement
  delete dataset.prerendered
  delete dataset.signedIn
  root.hidden = false
  restore(root)
  window.scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' })
  pressed?.click()
}

/** The text of prerendered HTML keeps its font while it is read. On the next page it is as everywhere. */
export function endPrerenderedFont(): void {
  document.getElementById('words-font')?.remove()
  delete document.documentElement.dataset.fallbackFont
}

/** Whether the HTML is in the product's font. One that comes late is not used for it: the text would move under the reader. */
function hasProductFont(prerendered: HTMLElement): boolean {
  const sample = document.createElement('span')
  // Its narrow letters are much wider than those of the fallback, whose text is as wide on the whole.
  sample.textContent = 'Illicit fiji lilt'
  prerendered.append(sample)
  const width = sample.offsetWidth
  sample.style.fontFamily = 'var(--font-fallback)'
  const isOther = width !== sample.offsetWidth
  sample.remove()
  return isOther
}

/** The button or link of the app for one that was pressed before the app was there (deploy/src/page/boot). */
function pressedBefore(root: HTMLElement, prerendered: HTMLElement): HTMLElement | undefined {
  const { pressed } = globalThis.stepwiseBoot ?? {}
  return pressed && prerendered.contains(pressed) ? counterpart(prerendered, pressed, root) : undefined
}
