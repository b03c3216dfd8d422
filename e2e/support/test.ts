import type { Edition } from '@stepwise/shared/contracts'
import { type Browser, type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { addressVariable } from '../product/start-editions.ts'
import { type Account, newAccount, password } from './accounts.ts'
import { listenForNoise, type Noise } from './noise.ts'

export interface ProductOptions {
  edition: Edition
}

interface Fixtures {
  /** Errors and warnings on the console; any that is not allowed fails the test. */
  noise: Noise
  /** Runs after the pages of the test are closed: an open page would report that a stopped server is missing. */
  endWithTest: (end: () => unknown) => void
  /** The e-mail address of an account of this test's own, as far as this demo account (accounts.ts). */
  emailOf: (account: Account) => Promise<string>
  /** Signs the page in to that account through the API. */
  signIn: (account: Account) => Promise<void>
}

/** Tests of the running product: `page.goto('/…')` opens the edition of the project. */
export const test = base.extend<Fixtures, ProductOptions>({
  edition: ['study', { option: true, scope: 'worker' }],
  baseURL: async ({ edition }, use) => {
    await use(process.env[addressVariable(edition)])
  },
  page: async ({ page }, use) => {
    openWithoutContent(page)
    await use(page)
  },
  noise: [
    async ({ context }, use) => {
      const noise = listenForNoise(context)
      await use(noise)
      await endRoutes(context)
      expect(noise.unexpected(), 'console errors and warnings').toEqual([])
    },
    { auto: true },
  ],
  endWithTest: async ({ context }, use) => {
    const ends: (() => unknown)[] = []
    await use((end) => void ends.push(end))
    await endRoutes(context)
    await Promise.all(context.pages().map((page) => page.close()))
    await Promise.all(ends.map((end) => end()))
  },
  emailOf: async ({ baseURL }, use) => {
    const own = new Map<Account, Promise<string>>()
    await use((account) => {
      const email = own.get(account) ?? newAccount(String(baseURL), account)
      own.set(account, email)
      return email
    })
  },
  signIn: async ({ page, baseURL, emailOf }, use) => {
    await use(async (account) => giveSession(page, String(baseURL), await emailOf(account)))
  },
})

/**
 * The gateway makes the calls of rendered pages (docs/decisions/082-rendered-pages.md), where no test can answer them. A test that answers
 * calls itself gets pages without content, as a browser does that fetches ahead.
 */
function openWithoutContent(page: Page): void {
  const route = page.route.bind(page)
  page.route = async (url, ...rest) => {
    if (/api|\/steps\//.test(String(url))) await page.setExtraHTTPHeaders({ 'sec-purpose': 'prefetch' })
    return route(url, ...rest)
  }
}

/** A route that is still under way when the test ends must not fail it. */
async function endRoutes(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((part) => part.unrouteAll({ behavior: 'ignoreErrors' })))
}

/** Signs in through the API; the next page that opens belongs to the account. */
export async function giveSession(page: Page, address: string, email: string): Promise<void> {
  const response = await page.request.post(`${address}/api/auth/sign_in`, {
    data: { user: { email, password } },
    headers: { origin: address },
  })
  expect(response.status(), await response.text()).toBe(200)
  await page.addInitScript(() => {
    // Only once: a page that signs out must stay signed out. A blank page has no storage.
    if (!location.protocol.startsWith('http')) return
    if (!sessionStorage.getItem('e2e.given')) localStorage.setItem('stepwise.signed-in', '1')
    sessionStorage.setItem('e2e.given', '1')
  })
}

/** Someone who has signed in in a browser of their own; its options are those of a context. */
export async function aVisitor(browser: Browser, address: string | undefined, email: string, options: object = {}) {
  const context = await browser.newContext({ baseURL: String(address), ...options })
  const page = await context.newPage()
  await giveSession(page, String(address), email)
  return page
}

/** A phone, as the options of a context. */
export const phoneSize = { viewport: { width: 320, height: 640 } }

export { expect }
