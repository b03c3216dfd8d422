import { expect, type Page } from 'playwright/test'
import { type Eyes, lookAtPage } from './eyes.ts'

/** With "Show names of buttons": each icon that is seen has its name beside it, whole, and over nothing else that can be pressed. */
export async function expectNamesShown(page: Page, where: string): Promise<void> {
  await expect.poll(() => lookAtPage(page, findNameProblems), { message: `names of buttons: ${where}` }).toEqual([])
}

/** How many icons show their names. */
export const shownNames = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, a[href], summary, [role="button"]')]
      .map((button) => getComputedStyle(button, '::after').content)
      .flatMap((content) => /^"(.+?)"/.exec(content)?.[1] ?? []),
  )

function findNameProblems({ textsIn, isClipped }: Eyes): string[] {
  const pressable = 'button, a[href], summary, [role="button"]'
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], [aria-hidden="true"]')
  const buttons = [...document.querySelectorAll(`${pressable}, input, select, textarea`)].filter(isSeen)
  const problems: string[] = []
  for (const button of buttons.filter((each) => each.matches(pressable))) {
    const words = seenWords(button)
    const shown = /^"(.*?)"/.exec(getComputedStyle(button, '::after').content)?.[1] ?? ''
    const name = button.getAttribute('aria-label') ?? button.textContent?.trim() ?? ''
    const about = `${name || button.outerHTML.slice(0, 80)}: `
    if (words === '' && shown === '') problems.push(`${about}no name beside the icon`)
    if (shown === '') continue
    if (!name.startsWith(shown)) problems.push(`${about}shows “${shown}”`)
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = button
    if (scrollWidth > clientWidth + 2 || scrollHeight > clientHeight + 2)
      problems.push(`${about}its words are wider than it is`)
    const box = button.getBoundingClientRect()
    if (!isScrolledTo(button) && (box.left < -1 || box.right > innerWidth + 1))
      problems.push(`${about}beside the window`)
    for (const other of buttons) {
      if (other === button || other.contains(button) || button.contains(other)) continue
      const { left, right, top, bottom } = other.getBoundingClientRect()
      const isOver = left < box.right - 2 && right > box.left + 2 && top < box.bottom - 2 && bottom > box.top + 2
      // What covers the whole of it is a bar or a panel above it, which scrolls by.
      if (isOver && layerOf(other) === layerOf(button)) problems.push(`${about}over ${other.outerHTML.slice(0, 90)}`)
    }
  }
  return problems

  function seenWords(button: Element): string {
    let words = ''
    for (const { words: own, element, range } of textsIn(button)) {
      const { width, height } = range.getBoundingClientRect()
      const isCut = element.closest('.mantine-VisuallyHidden-root') || isClipped(element)
      if (width > 2 && height > 2 && !isCut) words += own
    }
    return /[\p{L}\p{N}]/u.test(words) ? words : ''
  }

  /** A table may be scrolled sideways, by keyboard too. */
  function isScrolledTo(element: Element): boolean {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (at.matches('[tabindex="0"]') && at.scrollWidth > at.clientWidth) return true
    return false
  }

  /** What scrolls apart from the page. */
  function layerOf(element: Element): Element | null {
    for (let at: Element | null = element; at; at = at.parentElement) {
      const { position, overflowY } = getComputedStyle(at)
      if (position === 'fixed' || position === 'sticky' || (/auto|scroll/.test(overflowY) && at !== document.body))
        return at
    }
    return null
  }
}
