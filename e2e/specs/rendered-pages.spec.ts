// docs/product/shell-and-search.md#rendered

import type { BrowserContext, Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { button, heading } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { appStarted } from '../support/words.ts'

const step = stepAt('revision/plan-your-revision/make-a-plan/a-plan-with-gaps')
const name = 'Make a revision plan with gaps'

/** Opens a page until it comes with its content: a thread of the gateway takes a second to start. `noted` is of the last time alone. */
async function openRendered(page: Page, address = step, noted: string[][] = []) {
  await page.goto('/')
  await expect(heading(page)).toBeVisible()
  await expect(async () => {
    for (const notes of noted) notes.length = 0
    await page.goto(address)
    expect(await page.evaluate(() => document.getElementById('rendered') !== null)).toBe(true)
  }).toPass()
}

/** Notes which heading the HTML had, which calls the page makes, and what it prints. */
async function watchStart(page: Page) {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      Object.assign(globalThis, { firstHeading: document.querySelector('#root h1') })
    })
  })
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`)
  })
  const problems: string[] = []
  page.on('console', (message) => ['error', 'debug'].includes(message.type()) && problems.push(message.text()))
  return { calls, problems }
}

const isFirstHeading = (page: Page) =>
  page.evaluate(() => (globalThis as { firstHeading?: Element }).firstHeading === document.querySelector('h1'))

for (const [scheme, width] of [
  ['light', 1280],
  ['dark', 400],
] as const) {
  test(`a step comes with its content, and the app takes the same elements over (${scheme}, ${width} px)`, async ({
    page,
    signIn,
  }) => {
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize({ width, height: 800 })
    await signIn('student')
    const { calls, problems } = await watchStart(page)
    await openRendered(page, step, [calls, problems])
    await appStarted(page)
    await expect(heading(page)).toHaveText(name)
    expect(await isFirstHeading(page)).toBe(true)
    expect(calls.filter((call) => /auth|flows/.test(call) && !call.endsWith('/complete'))).toEqual([])
    expect(problems).toEqual([])
    await expectAccessible(page)
    await button(page, 'Add note').click()
    await expect(page.getByRole('dialog', { name: 'Notes' })).toBeVisible()
  })
}

/** Where each page leads, and what it asks the server only once it is there. */
const pages = [
  { name: 'the learn home', address: '/', at: '/dashboard/learn' },
  { name: 'a flow of the home', address: '/dashboard/learn/revision' },
  { name: 'the software home', address: '/dashboard/software' },
  { name: 'a software of the home', address: '/dashboard/software/nvda' },
  { name: 'the favourites', address: '/favourites', at: /^\/favourites\/flows\// },
  { name: 'an essential', address: '/tutorials/nvda/essentials/first-steps' },
  { name: 'the journal', address: '/dashboard/reflect' },
  { name: 'the study tools', address: '/dashboard/study-tools' },
  { name: 'a small app', address: '/apps/breathing-space' },
  { name: 'the wellbeing page', address: '/wellbeing' },
  { name: 'the support contacts', address: '/wellbeing/support-contacts' },
  { name: 'the desk stretches', address: '/wellbeing/desk-stretches' },
  { name: 'the support page', address: '/support' },
]

for (const { name, address, at = address } of pages) {
  test(`${name} comes with its content too`, async ({ page, signIn }) => {
    await signIn('student')
    const { calls, problems } = await watchStart(page)
    await openRendered(page, address, [calls, problems])
    await appStarted(page)
    expect(new URL(page.url()).pathname).toMatch(at)
    expect(await isFirstHeading(page)).toBe(true)
    expect(calls).toEqual([])
    expect(problems).toEqual([])
  })
}

/** Opens the step with its content, and holds the app back until the result is called. */
async function openHeld(page: Page): Promise<() => void> {
  await openRendered(page)
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/host\/.*\/main\..*\.js/, async (route) => {
    await held
    await route.continue()
  })
  // On a busy machine a page may come without content.
  await expect(async () => {
    await page.goto(step, { waitUntil: 'commit' })
    await expect(page.locator('#rendered')).toBeAttached({ timeout: 2000 })
  }).toPass()
  await expect(heading(page)).toHaveText(name)
  return release
}

test('a step can be read before the app is there, and what was pressed is not lost', async ({ page, signIn }) => {
  await signIn('student')
  const release = await openHeld(page)
  await expect(page.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', /\/steps\//)
  await button(page, 'Add note').click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  release()
  await expect(page.getByRole('dialog', { name: 'Notes' })).toBeVisible()
})

// docs/product/routes-and-guards.md#heading-focus
test('a link that is followed before the app is there leads to the heading of its page', async ({ page, signIn }) => {
  await signIn('student')
  const release = await openHeld(page)
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(heading(page)).not.toHaveText(name)
  release()
  await expect(heading(page)).toBeFocused()
})

test('after signing out, Back shows nothing of a rendered step', async ({ page, signIn }) => {
  await signIn('student')
  await openRendered(page)
  await appStarted(page)
  await button(page, /^Account menu/).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(/sign-in/)
  await expect(page.getByText(name)).toHaveCount(0)
})

test('the words are there without scripts', async ({ page, signIn, browser, baseURL }) => {
  await signIn('student')
  await openRendered(page)
  const cookies = await page.context().cookies()
  const context: BrowserContext = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
  await context.addCookies(cookies)
  const plain = await context.newPage()
  // On a busy machine a page may come without content.
  await expect(async () => {
    await plain.goto(step)
    await expect(heading(plain)).toHaveText(name, { timeout: 2000 })
  }).toPass()
  await expect(plain.getByRole('link', { name: 'Continue' })).toBeVisible()
  await context.close()
})
