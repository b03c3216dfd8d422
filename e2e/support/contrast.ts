import { expect, type Page } from 'playwright/test'
import { type Colour, type Eyes, lookAtPage } from './eyes.ts'
import { type PageLook, showLook } from './looks.ts'

/** Every text and every mark of the page is seen well in each look (docs/product/accessibility.md#painted-contrast). */
export async function expectContrast(page: Page, looks: PageLook[], where: string): Promise<void> {
  const faults: Record<string, string[]> = {}
  for (const look of looks) {
    await showLook(page, look)
    for (const fault of await contrastFaults(page)) {
      const named = faults[fault.what] ?? []
      faults[fault.what] = [...named, `${look.name} ${fault.contrast}`]
    }
  }
  expect(faults, `contrast of ${where}`).toEqual({})
}

export interface ContrastFault {
  /** What is seen badly. */
  what: string
  /** From 1 to 21. */
  contrast: string
}

export const contrastFaults = (page: Page): Promise<ContrastFault[]> => lookAtPage(page, findContrastFaults)

/**
 * Computes contrast from the styles as the browser has computed them: text 4.5 (large 3); lines of fields, marks of choices, icons, filled
 * progress and the line of the focus 3. Left out: what is disabled, inert, covered or hidden, and text that is on a picture.
 */
function findContrastFaults({ blank, colourOf, over, contrast, textsIn, isClipped }: Eyes): ContrastFault[] {
  const surfaces = new Map<Element | null, Colour>()
  const found = new Map<string, ContrastFault>()

  checkTexts()
  checkFields()
  checkIcons()
  checkProgress()
  checkFocus()
  return [...found.values()]

  function checkTexts() {
    for (const { words, element, range } of textsIn(document.body)) {
      if (element.closest('svg, option, script, style, noscript') || !isSeen(element)) continue
      const [box] = range.getClientRects()
      if (!box || isOverPicture(element, box)) continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const size = Number.parseFloat(fontSize)
      const least = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
      report('text', contrast(ink(element, color), surface(element)), least, element, words)
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder], textarea[placeholder]')) {
      if (!isSeen(field) || field.value !== '' || !field.placeholder) continue
      const { color, opacity } = getComputedStyle(field, '::placeholder')
      const [red, green, blue, alpha] = colourOf(color)
      const seen = over([red, green, blue, alpha * Number(opacity)], surface(field))
      report('placeholder', contrast(seen, surface(field)), 4.5, field, field.placeholder)
    }
  }

  /** A field, or what stands around it, has a line or a filling of its own; so has what can be ticked. */
  function checkFields() {
    const typed = 'input:not([type=hidden], [type=range], [type=file], [type=color]), textarea, select'
    for (const field of document.querySelectorAll(typed)) {
      const isTicked = field.matches('[type=checkbox], [type=radio]')
      const isOwn = isSeen(field) && getComputedStyle(field).opacity !== '0'
      const label = (field as HTMLInputElement).labels?.[0]
      if (!isOwn && !(isTicked && label && isSeen(label))) continue
      if (isTicked && isOwn && getComputedStyle(field).appearance === 'auto') continue
      const [parent, grandparent] = [field.parentElement, field.parentElement?.parentElement]
      const beside = isTicked ? [field.nextElementSibling, label] : [parent, grandparent]
      const best = Math.max(...[field, ...beside].map((part) => (part ? edgeContrast(part) : 1)))
      report(isTicked ? 'choice' : 'field', best, 3, field, nameOf(field))
    }
  }

  function edgeContrast(part: Element): number {
    const outside = surface(part.parentElement)
    const style = getComputedStyle(part)
    const sides = ['Top', 'Right', 'Bottom', 'Left'] as const
    const lines = sides
      .filter((side) => style[`border${side}Style`] !== 'none' && Number.parseFloat(style[`border${side}Width`]) > 0)
      .map((side) => contrast(ink(part, style[`border${side}Color`]), outside))
    return Math.max(contrast(surface(part), outside), ...lines)
  }

  /** Icons, not drawings: an icon may be the only sign of what a button does or how far something is. */
  function checkIcons() {
    for (const icon of document.querySelectorAll('svg')) {
      const { width, height } = icon.getBoundingClientRect()
      if (width < 4 || width > 48 || height > 48 || !isSeen(icon) || icon.closest('[data-logo]')) continue
      if (isOverPicture(icon, icon.getBoundingClientRect())) continue
      const marks = [...icon.querySelectorAll('path, circle, rect, line, polyline, polygon')].flatMap((shape) => {
        const { stroke, fill } = getComputedStyle(shape)
        return [stroke, fill].filter((paint) => paint !== 'none' && !paint.startsWith('url'))
      })
      if (marks.length === 0) continue
      // A tick is painted on the box beside it.
      const box = icon.parentElement?.querySelector(':scope > input')
      const best = Math.max(...marks.map((paint) => contrast(ink(icon, paint), surface(box ?? icon))))
      report('icon', best, 3, icon, nameOf(icon.closest('button, a, label, [role]') ?? icon))
    }
  }

  function checkProgress() {
    for (const bar of document.querySelectorAll('[role="progressbar"][aria-valuenow]:not([aria-valuenow="0"])')) {
      if (!isSeen(bar) || bar.querySelector('svg')) continue
      const isFilled = (part: Element) => colourOf(getComputedStyle(part).backgroundColor)[3] > 0
      const fill = [...bar.querySelectorAll('*'), bar].find((part) => isFilled(part))
      if (!fill) continue
      const around = surface(fill === bar ? bar.parentElement : bar)
      report('progress', contrast(surface(fill), around), 3, bar, nameOf(bar))
    }
  }

  /** The line of the focus around one control of each kind. */
  function checkFocus() {
    const before = document.activeElement
    const kinds = new Set<string>()
    for (const control of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, [tabindex="0"]',
    )) {
      const kind = `${control.tagName} ${control.className} ${surface(control.parentElement)}`
      if (kinds.has(kind) || !isSeen(control) || isOverPicture(control, control.getBoundingClientRect())) continue
      kinds.add(kind)
      control.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
      const { outlineStyle, outlineColor, outlineOffset } = getComputedStyle(control)
      if (document.activeElement !== control || outlineStyle === 'none') continue
      const ground = Number.parseFloat(outlineOffset) < 0 ? control : control.parentElement
      report('focus', contrast(ink(control, outlineColor), surface(ground)), 3, control, nameOf(control))
    }
    if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  }

  function report(kind: string, measured: number, least: number, element: Element, words: string) {
    if (measured >= least - 0.005) return
    const place = element.closest('[class]')?.getAttribute('class')?.split(' ').at(-1) ?? ''
    const what = `${kind} “${words.slice(0, 40)}” in ${element.tagName.toLowerCase()} .${place}`
    found.set(what, { what, contrast: measured.toFixed(2) })
  }

  function nameOf(element: Element): string {
    const name = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent
    return (name ?? element.textContent ?? '').trim()
  }

  function isSeen(element: Element): boolean {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (element.closest('[inert], :disabled, [aria-disabled="true"], [data-disabled], .vds-captions')) return false
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { opacity, position, width, height } = getComputedStyle(at)
      if (isClipped(at) || opacity === '0') return false
      if (position === 'absolute' && Number.parseFloat(width) <= 1 && Number.parseFloat(height) <= 1) return false
    }
    return true
  }

  /** Whether a picture is painted behind it; also whether something else is painted over it. */
  function isOverPicture(element: Element, { left, top, width, height }: DOMRect): boolean {
    const stack = document.elementsFromPoint(left + width / 2, top + height / 2)
    const [first] = stack
    if (first && !first.contains(element) && !element.contains(first) && !first.closest('label')?.contains(element)) {
      if (getComputedStyle(element).pointerEvents !== 'none') return true
    }
    const isPicture = (one: Element) =>
      one.matches('img, video, canvas, picture') || getComputedStyle(one).backgroundImage !== 'none'
    for (let at: Element | null = element; at; at = at.parentElement) if (isPicture(at)) return true
    return stack.some((one) => !one.contains(element) && isPicture(one))
  }

  /** The colour behind what is in the element, its own background included. */
  function surface(element: Element | null): Colour {
    const known = surfaces.get(element)
    if (known) return known
    let seen: Colour
    if (element) {
      const { backgroundColor, opacity } = getComputedStyle(element)
      const behind = surface(element.parentElement)
      const [red, green, blue, alpha] = colourOf(backgroundColor)
      seen = over([red, green, blue, alpha * Number(opacity)], behind)
    } else {
      seen = blank()
    }
    surfaces.set(element, seen)
    return seen
  }

  /** A colour of the element as it is seen, with the opacity of all around it. */
  function ink(element: Element, paint: string): Colour {
    const [red, green, blue, alpha] = colourOf(paint)
    let opacity = alpha
    for (let at: Element | null = element; at; at = at.parentElement) opacity *= Number(getComputedStyle(at).opacity)
    return over([red, green, blue, opacity], surface(element))
  }
}
