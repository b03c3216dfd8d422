import { expect, type Page } from 'playwright/test'
import { type Eyes, lookAtPage } from './eyes.ts'

/**
 * The name of each control has what is seen on it (WCAG 2.5.3), so that a person can say it to press it
 * (docs/product/accessibility.md#label-in-name).
 */
export async function expectLabelsInNames(page: Page, where: string): Promise<void> {
  expect(await otherNames(page), `names without what is seen: ${where}`).toEqual([])
}

export const otherNames = (page: Page): Promise<string[]> => lookAtPage(page, findOtherNames)

function findOtherNames({ textsIn, isClipped }: Eyes): string[] {
  const pressable = 'button, a[href], summary, [role="tab"], [role="option"], [role="menuitem"]'
  return [...document.querySelectorAll(pressable)].filter(isSeen).flatMap((control) => {
    const name = wordsOf(nameOf(control))
    const missing = shownTexts(control).filter((text) => !` ${name} `.includes(` ${wordsOf(text)} `))
    return missing.length > 0 ? [`“${missing.join('”, “')}” is not in “${nameOf(control).trim()}”`] : []
  })

  function isSeen(control: Element): boolean {
    return (
      control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !control.closest('[inert], [aria-hidden="true"]')
    )
  }

  function nameOf(control: Element): string {
    const ids = control.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (ids.length > 0) return ids.map((id) => spokenText(document.getElementById(id))).join(' ')
    return control.getAttribute('aria-label') ?? spokenText(control)
  }

  function spokenText(node: Node | null): string {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    const own = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    const isInline = getComputedStyle(node).display === 'inline'
    const words = own ?? [...node.childNodes].map(spokenText).join('')
    return isInline ? words : ` ${words} `
  }

  /** Pictures are not words, even if they are drawn with letters. */
  function shownTexts(control: Element): string[] {
    const found: string[] = []
    for (const { words, element, range } of textsIn(control)) {
      const { width, height } = range.getBoundingClientRect()
      if (width <= 2 || height <= 2 || isHiddenFromSight(element, control)) continue
      if (wordsOf(words)) found.push(words)
    }
    return found
  }

  function isHiddenFromSight(element: Element, control: Element): boolean {
    for (let at: Element | null = element; at && at !== control.parentElement; at = at.parentElement)
      if (isClipped(at)) return true
    return false
  }

  function wordsOf(text: string): string {
    return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
  }
}
