import { expect, type Page } from 'playwright/test'

/** More stops than any page has: a focus that goes round in a circle away from the first stop must not walk for ever. */
const mostStops = 400

type Direction = 'Tab' | 'Shift+Tab'

/**
 * Walks the whole page with Tab, and back with Shift+Tab, from where the focus is. At each stop the focus is on something that is seen:
 * in the window, covered by no bar, veil or toast, and not behind a dialog (docs/product/accessibility.md#every-stop-seen). Returns how
 * many stops there are.
 */
export async function expectEveryStopSeen(page: Page, where = page.url()): Promise<number> {
  let stops = 0
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    const walk = await walkStops(page, key)
    expect(walk.faults, `${key} on ${where}`).toEqual([])
    stops = Math.max(stops, walk.stops)
  }
  return stops
}

/** Presses the key until the focus is where it has been before. In a menu the arrows do what Tab does elsewhere. */
export async function walkStops(page: Page, direction: Direction): Promise<{ stops: number; faults: string[] }> {
  await page.evaluate(() => Object.assign(globalThis, { e2eStops: new Set<Element>() }))
  const isMenu = await page.evaluate(() => document.activeElement?.closest('[role="menu"]') !== null)
  const inMenu = direction === 'Tab' ? 'ArrowDown' : 'ArrowUp'
  const key = isMenu ? inMenu : direction
  const faults: string[] = []
  for (let stops = 0; stops < mostStops; stops++) {
    await page.keyboard.press(key)
    let { isDone, fault } = await page.evaluate(lookAtStop, direction)
    if (fault && isDone) {
      // On a busy machine a press may come to nothing. A trap holds at the next press, too.
      await page.keyboard.press(key)
      ;({ isDone, fault } = await page.evaluate(lookAtStop, direction))
    }
    if (fault) faults.push(fault)
    if (isDone) return { stops, faults }
  }
  throw new Error(`${mostStops} presses of ${key} did not come round on ${page.url()}`)
}

/** What is wrong with where the focus is now, if anything, and whether the walk has come round. */
async function lookAtStop(key: Direction): Promise<{ isDone: boolean; fault?: string }> {
  const seen = (globalThis as unknown as { e2eStops: Set<Element> }).e2eStops
  const element = document.activeElement ?? document.body
  const last = [...seen].at(-1)
  const isPage = (one: Element) => one === document.body || one === document.documentElement
  if (seen.has(element)) {
    // Hours and minutes are stops inside of one field.
    if (element === last && element.matches('input[type=time], input[type=date], audio, video'))
      return { isDone: false }
    // An element that hands the focus back to the same place would hide all that follows it.
    // The page behind a dialog becomes inert some time after it has opened.
    const layer = topLayer() ?? document
    const isStuck = element === last && stopsOf().some((other) => other !== element && layer.contains(other))
    return isStuck ? { isDone: true, fault: `the focus cannot leave ${nameOf(element)}` } : { isDone: true }
  }
  seen.add(element)
  if (isPage(element)) {
    // Past the last stop of the page comes the browser itself; anywhere else the focus is lost.
    const next = last && stopsOf().find((other) => isBeyond(other, last))
    if (last && next) return { isDone: false, fault: `the focus is lost after ${nameOf(last)}, before ${nameOf(next)}` }
    return { isDone: false }
  }
  let fault = faultOf(element)
  // What scrolls or opens for the focus may need some frames.
  for (let frame = 0; fault && frame < 30; frame++) {
    await new Promise((resolve) => requestAnimationFrame(resolve))
    fault = faultOf(element)
  }
  return fault ? { isDone: false, fault } : { isDone: false }

  function topLayer() {
    return [...document.querySelectorAll('[aria-modal="true"]')].filter((one) => one.checkVisibility()).at(-1)
  }

  function faultOf(stop: Element): string | undefined {
    if (document.activeElement !== stop) return undefined
    const name = nameOf(stop)
    const behind = topLayer()
    if (behind && !behind.contains(stop) && !stop.contains(behind) && isBehind(stop, behind))
      return `behind a dialog: ${name}`
    const shown = shownOf(stop)
    const points = [...shown.getClientRects()].flatMap(pointsOf)
    if (points.length === 0) return `has no box: ${name}`
    const inside = points.filter(([x, y]) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight)
    const { width, height } = shown.getBoundingClientRect()
    const isLarge = width > innerWidth || height > innerHeight / 2
    if (inside.length < (isLarge ? 1 : points.length / 2)) return `outside of the window: ${name}`
    const covers = inside.map(([x, y]) => document.elementFromPoint(x, y)).filter((top) => top && !isPartOf(top, shown))
    // The corners of what is round are not its own, and a neighbour may touch its edge.
    if (covers.length <= inside.length / 3) return undefined
    return `covered: ${name} by ${covers[0] && nameOf(covers[0])}`
  }

  /** The veil of a dialog lies over it; a message or a bar above the dialog does not count as behind it. */
  function isBehind(stop: Element, modal: Element): boolean {
    return (
      Boolean(stop.closest('[inert]')) ||
      Boolean(modal.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING)
    )
  }

  /** Where an element is seen: a box that is only there for the keyboard shows its focus on its label. */
  function shownOf(stop: Element): Element {
    const { width, height } = stop.getBoundingClientRect()
    const { opacity, clipPath } = getComputedStyle(stop)
    if (width > 2 && height > 2 && opacity !== '0' && !clipPath.startsWith('inset(50%')) return stop
    const [label] = (stop as HTMLInputElement).labels ?? []
    return label ?? stop.parentElement ?? stop
  }

  function pointsOf({ left, top, width, height }: DOMRect): [number, number][] {
    if (width < 1 || height < 1) return []
    const parts = [0.15, 0.5, 0.85]
    return parts.flatMap((x) => parts.map((y): [number, number] => [left + width * x, top + height * y]))
  }

  function isPartOf(top: Element, shown: Element): boolean {
    if (shown.contains(top) || top.contains(shown)) return true
    const label = top.closest('label')
    return label !== null && (label.control === shown || label.contains(shown))
  }

  /** What Tab stops at, in the order of the page. */
  function stopsOf(): Element[] {
    const possible =
      'a[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [tabindex]'
    return [...document.querySelectorAll<HTMLElement>(possible)].filter((one) => {
      if (one.tabIndex < 0 || one.matches(':disabled') || one.closest('[inert]')) return false
      return one.checkVisibility({ visibilityProperty: true }) && !isOtherRadio(one)
    })
  }

  /** Of radio buttons with one name only one is a stop. */
  function isOtherRadio(one: Element): boolean {
    if (!(one instanceof HTMLInputElement) || one.type !== 'radio' || one.checked) return false
    const group = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      (other) => other.name === one.name && other.form === one.form,
    )
    return group.some((other) => other.checked) || [...seen].some((other) => group.includes(other as HTMLInputElement))
  }

  function isBeyond(other: Element, from: Element): boolean {
    if (other === from) return false
    const position = from.compareDocumentPosition(other)
    if (from.contains(other)) return key === 'Tab'
    return Boolean(position & (key === 'Tab' ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING))
  }

  function nameOf(one: Element): string {
    const words = one.getAttribute('aria-label') ?? one.textContent?.trim()
    return `${one.outerHTML.slice(0, 140)}… “${words?.slice(0, 40) ?? ''}”`
  }
}
