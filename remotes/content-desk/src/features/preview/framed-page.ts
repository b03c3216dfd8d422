/** ms that a page is given to show its text, and to become as long as it was. */
const settleTimeout = 5000

/** Whether a page shows its text, and not that it is loading. */
export const isStanding = (page: Document) =>
  page.querySelector('main h1') !== null && page.querySelector('[aria-busy="true"]') === null

/** Calls back when the page in a frame shows its text and was brought back to its place, or after a while. */
export function whenStanding(frame: HTMLIFrameElement, place: number, onStanding: (page: Window) => void): void {
  const page = frame.contentWindow
  if (!page?.document?.body) return
  const finish = () => {
    observer.disconnect()
    clearTimeout(timer)
    page.scrollTo(0, place)
    onStanding(page)
  }
  const look = () => {
    const { scrollHeight } = page.document.documentElement
    if (isStanding(page.document) && (place === 0 || scrollHeight >= place + page.innerHeight)) finish()
  }
  const observer = new MutationObserver(look)
  const timer = setTimeout(finish, settleTimeout)
  observer.observe(page.document.body, { subtree: true, childList: true, attributes: true })
  look()
}

/** Remembers where the page is from now on. */
export function watchPlace(page: Window, place: { current: number }): void {
  page.addEventListener(
    'scroll',
    () => {
      place.current = page.scrollY
    },
    { passive: true },
  )
}

const simple = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** Scrolls to the text, or the picture, that begins with these words, unless it is in view. */
export function revealWords(page: Window, words: string): void {
  const main = page.document.querySelector('main')
  const wanted = simple(words.replace(/…$/, ''))
  if (!main || wanted === '') return
  const candidates = [
    ...main.querySelectorAll<HTMLElement>(
      'h1, h2, h3, h4, p, li, summary, button, a, img, figcaption, caption, blockquote',
    ),
  ]
  const found = candidates.find((element) =>
    simple('alt' in element ? String(element.alt) : (element.textContent ?? '')).startsWith(wanted),
  )
  if (!found) return
  const { top, bottom } = found.getBoundingClientRect()
  if (top >= 0 && bottom <= page.innerHeight) return
  // scrollIntoView would scroll the editor around the frame too, away from what is being written.
  page.scrollBy(0, top + Math.min(bottom - top, page.innerHeight) / 2 - page.innerHeight / 2)
}
