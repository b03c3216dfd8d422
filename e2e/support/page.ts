import { expect, type Locator, type Page } from 'playwright/test'

// What is on every page, and what a person does with it.

export const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 })
export const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Main' })
export const accountMenu = (page: Page): Locator => page.getByRole('button', { name: /^Account menu/ })
export const liveRegion = (page: Page): Locator => page.locator('[data-live-region]')

/** What a refused form says above its fields. */
export const problemSummary = (page: Page): Locator => page.getByRole('alert', { name: 'There is a problem' })

export const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name, exact: true })

export const clickButton = (page: Page, name: string): Promise<void> => button(page, name).click()

/** Presses a button with the keyboard. */
export async function pressButton(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

/** Opens the pages to come in this theme. */
export async function preferTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('preferred-theme', chosen), theme)
}

/** The element, or something in it, has the focus, or gets it soon: what moves it may still be loading. */
export async function expectFocusWithin(element: Locator): Promise<void> {
  await expect.poll(() => element.evaluate((container) => container.contains(document.activeElement))).toBe(true)
}

/** The focus is on an element, so that the next Tab goes on from where the person is. */
export async function expectFocusNotLost(page: Page): Promise<void> {
  await expect(page.locator(':focus')).not.toHaveJSProperty('tagName', 'BODY')
}

/** The page with this heading has been reached, and the focus is on it. */
export async function expectHeadingFocused(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeFocused()
}
