import { expect, type Locator, type Page } from 'playwright/test'
import { type Eyes, lookAtPage } from './eyes.ts'

/** The text spacing of WCAG 1.4.12. */
export const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`

export const largeText = (percent: number) => `html { font-size: ${percent}% !important }`

export interface ReadingWindow {
  name: string
  width: number
  height: number
  style: string
}

/** A check of what the page shows now. `open` is what must still be shown then. */
export type Check = (where: string, open?: Locator) => Promise<void>

/** The check in each of these windows. The page is left in the first of them, in which what follows is opened. */
export function inEachWindow(page: Page, windows: ReadingWindow[], check: (where: string) => Promise<void>): Check {
  return async (where, open) => {
    for (const { name, width, height, style } of windows) {
      await page.setViewportSize({ width, height })
      const added = style ? await page.addStyleTag({ content: style }) : null
      if (open) await expect(open, `${where} with ${name}`).toBeVisible()
      await check(`${where} with ${name}`)
      await added?.evaluate((tag) => (tag as Element).remove())
    }
    const [first] = windows
    if (first) await page.setViewportSize(first)
  }
}

/** The page does not scroll sideways, and no text is cut off. */
export async function expectAllReadable(page: Page, where: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `width of ${where}`,
    })
    .toBeLessThanOrEqual(0)
  expect(await lookAtPage(page, findCutText), `cut off: ${where}`).toEqual([])
}

/** No text lies on another one. */
export async function expectNoOverlap(page: Page, where: string): Promise<void> {
  expect(await lookAtPage(page, findOverlaps), `texts that overlap: ${where}`).toEqual([])
}

/**
 * Lines of text that lie on lines of another text. Bars that stay in the window while the page scrolls are compared among
 * themselves alone: what they cover can be scrolled.
 */
function findOverlaps({ textsIn, isClipped }: Eyes): string[] {
  interface Line {
    text: Node
    words: string
    bar: Element | null
    box: DOMRect
  }
  const lines: Line[] = []
  for (const { text, words, element, range } of textsIn(document.body)) {
    if (!isSeen(element)) continue
    for (const rect of range.getClientRects()) {
      const box = shownPart(element, rect)
      if (box) lines.push({ text, words, bar: barOf(element), box })
    }
  }
  const found = new Set<string>()
  for (const [at, one] of lines.entries()) {
    for (const other of lines.slice(at + 1)) {
      if (one.text === other.text || one.bar !== other.bar || !overlap(one.box, other.box)) continue
      found.add(`"${one.words.slice(0, 40)}" and "${other.words.slice(0, 40)}"`)
    }
  }
  return [...found]

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (element.closest('[inert], [data-live-region], .vds-captions')) return false
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (isClipped(at)) return false
    }
    return true
  }

  /** Without what its ancestors cut off or scroll away, and without the leading above and below the letters. */
  function shownPart(element: Element, { left, right, top, bottom }: DOMRect): DOMRect | null {
    const leading = (bottom - top) * 0.15
    let [fromX, toX, fromY, toY] = [left, right, top + leading, bottom - leading]
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, display } = getComputedStyle(at)
      if (display === 'inline') continue
      const edge = at.getBoundingClientRect()
      if (overflowX !== 'visible') [fromX, toX] = [Math.max(fromX, edge.left), Math.min(toX, edge.right)]
      if (overflowY !== 'visible') [fromY, toY] = [Math.max(fromY, edge.top), Math.min(toY, edge.bottom)]
    }
    return toX - fromX > 1 && toY - fromY > 1 ? new DOMRect(fromX, fromY, toX - fromX, toY - fromY) : null
  }

  function barOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at
    }
    return null
  }

  function overlap(one: DOMRect, other: DOMRect): boolean {
    const least = 2
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return across > least && down > least
  }
}

/** Texts outside of an ancestor that hides its overflow and cannot be scrolled. */
function findCutText({ textsIn, isClipped }: Eyes): string[] {
  const tolerance = 3
  const found: string[] = []
  for (const { words, element, range } of textsIn(document.body)) {
    if (!isSeen(element)) continue
    const box = range.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    const hider = hiderOf(element, box)
    if (hider) found.push(`"${words.slice(0, 60)}" in ${hider}`)
  }
  return found

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false
    if (element.closest('[inert], [data-live-region], .vds-captions')) return false
    // Only for screen readers.
    for (let at: Element | null = element; at; at = at.parentElement) {
      if (isClipped(at)) return false
      const { width, height } = at.getBoundingClientRect()
      if (width <= 2 && height <= 2) return false
    }
    return true
  }

  function hiderOf(element: Element, box: DOMRect): string | null {
    let scrollsX = false
    let scrollsY = false
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(at)
      const edge = at.getBoundingClientRect()
      scrollsX ||= /auto|scroll/.test(overflowX)
      scrollsY ||= /auto|scroll/.test(overflowY)
      const isCutX = !scrollsX && /hidden|clip/.test(overflowX) && isOut(box.left, box.right, edge.left, edge.right)
      const isCutY = !scrollsY && /hidden|clip/.test(overflowY) && isOut(box.top, box.bottom, edge.top, edge.bottom)
      const isOffScreen = position === 'fixed' && !scrollsY && box.bottom > innerHeight + tolerance
      if (isCutX || isCutY || isOffScreen) return at.outerHTML.slice(0, 120)
    }
    return null
  }

  function isOut(from: number, to: number, least: number, most: number): boolean {
    return from < least - tolerance || to > most + tolerance
  }
}
