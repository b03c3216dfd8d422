import { expect, type Page } from 'playwright/test'

/**
 * The name of each control has what is seen on it (WCAG 2.5.3), so that a person can say it to press it
 * (docs/product/accessibility.md#label-in-name).
 */
export async function expectLabelsInNames(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(findOtherNames), `names without what is seen: ${where}`).toEqual([])
}

export function findOtherNames(): string[] {
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
    const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      const range = document.createRange()
      range.selectNodeContents(texts.currentNode)
      const { width, height } = range.getBoundingClientRect()
      if (!parent || width <= 2 || height <= 2 || isHiddenFromSight(parent, control)) continue
      if (wordsOf(texts.currentNode.textContent ?? '')) found.push(texts.currentNode.textContent ?? '')
    }
    return found
  }

  function isHiddenFromSight(element: Element, control: Element): boolean {
    for (let at: Element | null = element; at && at !== control.parentElement; at = at.parentElement)
      if (getComputedStyle(at).clipPath.startsWith('inset(50%')) return true
    return false
  }

  function wordsOf(text: string): string {
    return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
  }
}
