import { forEachConcurrently } from '@stepwise/cli/build'
import type { BrowserContext, Page } from 'playwright/test'
import { heading } from './page.ts'
import { expect } from './test.ts'

export const learnHome = '/dashboard/learn'
export const homeHeading = /^Hi /
/** Two workers with two pages each keep two cores busy; with more, pages wait for each other until a limit ends them. */
const atOnce = 2

export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again', exact: true })

/** Several pages are open: only one of them can have the focus of the window. */
export const expectHeadingActive = (page: Page) =>
  expect.poll(() => heading(page).evaluate((element) => element === document.activeElement)).toBe(true)

/** Opens one page after the other for each fault, some of them at once. Every page is of the same person. */
export async function eachFault(
  context: BrowserContext,
  faults: string[],
  check: (page: Page, fault: string) => Promise<void>,
) {
  const problems: string[] = []
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('stepwise.signed-in', '1')
  })
  await forEachConcurrently(faults, atOnce, async (fault) => {
    const page = await context.newPage()
    await check(page, fault).catch((error: Error) => problems.push(`${fault}: ${error.message}`))
    await page.close()
  })
  expect(problems).toEqual([])
}
