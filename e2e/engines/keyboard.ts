import { expect } from 'playwright/test'
import { password } from '../support/accounts.ts'
import type { EnginePage, Key, Target } from './engine-page.ts'

const wordsOf = ({ role = 'field', name }: Target) => `${role} ${name}`

/** Presses Tab until this has the focus; throws after `most` presses. */
export async function tabTo(page: EnginePage, target: Target, most = 80): Promise<void> {
  const passed: string[] = []
  for (let presses = 0; presses < most; presses++) {
    await page.press('Tab')
    if (await page.isFocused(target)) return
    passed.push(await page.focused())
  }
  throw new Error(`Not reached by ${most} presses of Tab: ${wordsOf(target)}\n${passed.join('\n')}`)
}

/** Goes to a part of the page with Tab and presses a key there. */
export async function choose(page: EnginePage, target: Target, key: Key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.press(key)
}

/** Goes to a field with Tab and types into it. */
export async function fill(page: EnginePage, name: string, text: string): Promise<void> {
  await tabTo(page, { name })
  await page.type(text)
}

export async function expectFocused(page: EnginePage, target: Target): Promise<void> {
  await expect
    .poll(async () => ((await page.isFocused(target)) ? 'focused' : page.focused()), {
      message: `${wordsOf(target)} has the focus`,
      timeout: 20_000,
    })
    .toBe('focused')
}

/** A route change has led to a page: the focus is on its heading, and it has this title. */
export async function expectArrival(page: EnginePage, heading: string, title: string): Promise<void> {
  await expectFocused(page, { role: 'heading', name: heading })
  await expect.poll(() => page.read('document.title')).toBe(title)
}

/** Waits until the page that has been loaded is there. */
export async function expectHeading(page: EnginePage): Promise<void> {
  await expect.poll(() => page.read('document.querySelectorAll("h1").length')).toBe(1)
}

/** Opens a page of a signed-in person. */
export async function openPage(page: EnginePage, path: string): Promise<void> {
  await page.open(path)
  await expectHeading(page)
}

/** Signs in on the sign-in page, with the keyboard alone, and waits for the home. */
export async function signInByKeyboard(page: EnginePage, email: string): Promise<void> {
  await page.open('/auth/sign-in')
  // A first key brings the app, which takes the page over.
  await page.press('Tab')
  await expect.poll(() => page.read('document.documentElement.dataset.rendered === undefined')).toBe(true)
  await fill(page, 'Email address', email)
  await fill(page, 'Password', password)
  await page.press('Enter')
  await expect.poll(() => page.read('location.pathname')).toMatch(/^\/dashboard\//)
  await expect.poll(() => page.read('document.activeElement.tagName')).toBe('H1')
}
