import { expect, type Page } from 'playwright/test'
import { type Eyes, lookAtPage } from './eyes.ts'

/**
 * What can be pressed is at least 44 px high, and as wide where no words are on it (docs/product/accessibility.md#targets). Links in texts
 * are left to axe, which asks for 24 px or room around.
 */
export async function expectTargetSizes(page: Page, where: string): Promise<void> {
  // What opens may still be growing.
  await expect.poll(() => smallTargets(page), { message: `targets below 44 px: ${where}` }).toEqual([])
}

export const smallTargets = (page: Page): Promise<string[]> => lookAtPage(page, findSmallTargets)

function findSmallTargets({ isClipped }: Eyes): string[] {
  // A fraction of a pixel is lost where sizes are relative.
  const least = 43.5
  const roles = [
    'button',
    'link',
    'tab',
    'option',
    'menuitem',
    'menuitemradio',
    'checkbox',
    'radio',
    'switch',
    'slider',
  ]
  const targets = `a[href], button, input, select, textarea, summary, ${roles.map((role) => `[role="${role}"]`).join()}`
  return [...document.querySelectorAll<HTMLElement>(targets)].filter(canBePressed).flatMap((target) => {
    if (isInText(target)) return []
    const { width, height } = boxOf(target)
    const hasWords = target.textContent.trim() !== '' || (target as HTMLInputElement).labels?.length
    if (height >= least && width >= (hasWords ? 24 : least)) return []
    const name = target.getAttribute('aria-label') ?? target.textContent
    return [`${Math.round(width)} × ${Math.round(height)}: “${name.trim()}” ${target.outerHTML.slice(0, 160)}`]
  })

  function canBePressed(target: HTMLElement): boolean {
    const isSeen = target.checkVisibility({ visibilityProperty: true }) && !target.closest('[inert]')
    if (!isSeen || target.matches(':disabled, [aria-disabled="true"], [tabindex="-1"][aria-hidden="true"]'))
      return false
    const { width, height } = boxOf(target)
    return width > 2 && height > 2
  }

  /** A skip link is there once it has the focus, and what only programs fill in is never there. */
  function isHidden(target: Element): boolean {
    for (let at: Element | null = target; at; at = at.parentElement) if (isClipped(at)) return true
    return false
  }

  /** In a line of text, whose height is that of the text (WCAG 2.5.8, Inline). */
  function isInText(target: HTMLElement): boolean {
    if (getComputedStyle(target).display !== 'inline') return false
    let around = target.parentElement
    while (around && getComputedStyle(around).display.startsWith('inline')) around = around.parentElement
    return around !== null && lengthOf(around) > lengthOf(target)
  }

  function lengthOf(element: Element): number {
    return element.textContent.replaceAll(/\s+/g, ' ').trim().length
  }

  /** With its labels and the larger targets around it: a press there is a press on it. */
  function boxOf(target: HTMLElement): { width: number; height: number } {
    const around = target.parentElement?.closest<HTMLElement>(`label, ${targets}`)
    const labels = (target as HTMLInputElement).labels ?? []
    const parts = [target, ...labels, ...(around ? [around] : [])].filter((part) => !isHidden(part))
    const boxes = parts.map((part) => part.getBoundingClientRect())
    const sides = (side: 'width' | 'height') => [...boxes.map((box) => box[side]), ...stretched(target, side), 0]
    return { width: Math.max(...sides('width')), height: Math.max(...sides('height')) }
  }

  /** A link that fills its card does so by what is laid over it. */
  function stretched(target: HTMLElement, side: 'width' | 'height'): number[] {
    return ['::before', '::after'].flatMap((part) => {
      const { content, position, [side]: size } = getComputedStyle(target, part)
      return content !== 'none' && position === 'absolute' ? [Number.parseFloat(size) || 0] : []
    })
  }
}
