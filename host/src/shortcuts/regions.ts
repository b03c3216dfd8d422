// The parts of a page between which F6 leads (docs/product/accessibility.md#regions).

const landmarks = 'header, nav, aside, main, footer, section[aria-label], section[aria-labelledby]'
const dialogs = '[role$="dialog"]'
/** `data-region` marks a part within another one: the list of steps, the player, a short message. Its value is the part's name. */
const candidates = `[data-region], ${dialogs}, ${landmarks}`

const focusable = [
  'a[href]',
  'button:not(:disabled)',
  'input:not([type="hidden"], :disabled)',
  'select:not(:disabled)',
  'textarea:not(:disabled)',
  'summary',
  '[tabindex]',
]
  .map((selector) => `${selector}:not([tabindex="-1"])`)
  .join()

/** A landmark is a part of its own at the top of the page alone: a section of `main` or the links of a footer are not. */
const isRegion = (element: Element) =>
  element.matches(`[data-region], ${dialogs}`) ||
  element.parentElement?.closest(`${landmarks}, ${dialogs}, [data-region]`) === null

/** Not behind a dialog, hidden, or below a video that fills the screen. */
function isReachable(element: Element): boolean {
  if (element.closest('[inert], [hidden], [aria-hidden="true"]')) return false
  const over = document.fullscreenElement
  if (over && !over.contains(element) && !element.closest('[popover]')) return false
  return element.checkVisibility?.({ visibilityProperty: true }) ?? true
}

/** The parts that can be reached now, in the order of the page; what is inside of another one comes after it. */
export function regionsNow(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(candidates)].filter((part) => isRegion(part) && isReachable(part))
}

/** The innermost part that an element is in; null in none, such as on the body. */
export function findRegion(element: Element | null): HTMLElement | null {
  let part = element?.closest<HTMLElement>(candidates) ?? null
  while (part && !isRegion(part)) part = part.parentElement?.closest<HTMLElement>(candidates) ?? null
  return part
}

/** What it is called, for people who want to hear more. */
export function regionName(region: HTMLElement): string {
  const labels = region.getAttribute('aria-labelledby')?.split(' ') ?? []
  const label = labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
  const landmark = { HEADER: 'Top bar', MAIN: 'Main content', FOOTER: 'Footer' }[region.tagName]
  return region.getAttribute('aria-label') || label || region.dataset.region || landmark || ''
}

/**
 * Gives the focus to a part: to what had it there last, or to its current entry, its heading, its first control, or to itself.
 * @param last what had the focus there before, if anything.
 */
export function focusRegion(region: HTMLElement, last: Element | undefined): void {
  const own = (selector: string) =>
    [...region.querySelectorAll(selector)].find((element) => findRegion(element) === region && isReachable(element))
  const isThere = last?.isConnected && findRegion(last) === region && isReachable(last)
  const current = own('[aria-current="page"], [aria-current="step"]')
  for (const target of [isThere ? last : undefined, current, own('h1[tabindex], h2[tabindex]'), own(focusable)]) {
    if (!(target instanceof HTMLElement)) continue
    target.focus()
    if (document.activeElement === target) return
  }
  if (!region.hasAttribute('tabindex')) region.tabIndex = -1
  region.focus()
}
