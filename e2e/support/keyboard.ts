import { expect, type Locator, type Page } from 'playwright/test'

/** Waits for the element, then presses Tab, or Shift+Tab, until it has the focus; throws after `most` presses. */
export async function tabTo(page: Page, target: Locator, most = 60, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  // What is rendered after the focus has gone past would not be reached.
  await target.waitFor({ state: 'attached' })
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${target} was not reached by ${most} presses of Tab`)
}

/** Clicks with the keyboard alone. */
export async function chooseByKeyboard(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await expect(target).toBeFocused()
  await page.keyboard.press(key)
}

/** Chooses in the menu that has just been opened with the keyboard: its first entry takes the focus, and the arrows lead on. */
export async function chooseInMenu(page: Page, name: string): Promise<void> {
  const item = page.getByRole('menuitem', { name })
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  for (let presses = await page.getByRole('menuitem').count(); presses > 0; presses--) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Reaches a field with Tab and types into it. */
export async function fillByKeyboard(page: Page, label: string, text: string): Promise<void> {
  await tabTo(page, page.getByLabel(label, { exact: true }))
  await page.keyboard.type(text)
}

export async function pressByKeyboard(page: Page, role: 'button' | 'link', name: string): Promise<void> {
  await chooseByKeyboard(page, page.getByRole(role, { name, exact: true }).last())
}
