import { expect, type Page } from 'playwright/test'
import { accessibilityFindings } from '../../tools/browser/accessibility.ts'

/** axe finds nothing on the page, or the part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  expect(await accessibilityFindings(page, part), `axe on ${page.url()}`).toEqual([])
}

/** The page as it is now passes axe in light and dark, and fits 320 px. Theme and size are restored. */
export async function expectUsable(page: Page): Promise<void> {
  const setTheme = (theme: string) =>
    page.evaluate((chosen) => document.documentElement.setAttribute('data-mantine-color-scheme', chosen), theme)
  for (const theme of ['dark', 'light']) {
    await setTheme(theme)
    await expectAccessible(page)
  }
  const size = page.viewportSize()
  await expectNoSidewaysScroll(page)
  if (size) await page.setViewportSize(size)
}

/** In the narrowest window of WCAG 1.4.10 nothing needs scrolling sideways. The window stays narrow. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: `width of ${page.url()}` })
    .toBeLessThanOrEqual(320)
  // What a narrow window hides disappears a moment after the resize.
  await expect
    .poll(() => page.evaluate(widerThanPage), { message: `wider than the window on ${page.url()}` })
    .toEqual([])
}

/** What is cut off at the right although the page itself does not scroll. */
function widerThanPage(): string[] {
  const isOut = (element: Element) => {
    const { right, width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && right > innerWidth + 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const scrolls = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
  return [...document.querySelectorAll('main *, header *, footer *')]
    .filter((element) => isOut(element) && !scrolls(element.parentElement))
    .map((element) => element.outerHTML.slice(0, 200))
}
