import { accessibilityFindings } from '@stepwise/cli/browser'
import { expect, type Page, test } from 'playwright/test'
import { afterNextFrame } from './network.ts'
import { words } from './words.ts'

/** docs/product/routes-and-guards.md#always-light */
const alwaysLight = ['/', '/dashboard/print_notes']

/** What a run of axe leaves at its test, for the report to count. */
export const axeAnnotation = 'axe'

/** axe finds nothing on the page, or the part of it. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await expectNoFindings(page, { part })
}

async function expectNoFindings(page: Page, look: { part?: string | undefined; rules?: string[] }): Promise<void> {
  test.info().annotations.push({ type: axeAnnotation })
  expect(await accessibilityFindings(page, look), `axe on ${page.url()}`).toEqual([])
}

/** The rules of axe whose result can differ between light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * axe finds nothing on the page as it is now, in light and in dark: the page follows a device that changes. What a person chose would
 * stay, so the theme's attribute changes too. The core journeys look for colours alone in dark. The page is left in light.
 */
export async function expectAccessibleInEachTheme(page: Page): Promise<void> {
  for (const theme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme: theme })
    // The words of a public page take the device's theme when they are loaded.
    if ((await words(page).count()) > 0) await page.reload()
    await afterNextFrame(page)
    const shown = alwaysLight.includes(new URL(page.url()).pathname) ? 'light' : theme
    await page.evaluate((to) => document.documentElement.setAttribute('data-mantine-color-scheme', to), shown)
    const isBrief = theme === 'dark' && test.info().config.metadata.isCore === true
    await expectNoFindings(page, isBrief ? { rules: colourRules } : {})
  }
}

/** The page as it is now passes axe in light and dark, and fits 320 px. Theme and size are restored. */
export async function expectUsable(page: Page): Promise<void> {
  await expectAccessibleInEachTheme(page)
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
