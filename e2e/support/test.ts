import type { Edition } from '@stepwise/shared/contracts'
import { type BrowserContext, test as base, expect, type Page } from 'playwright/test'
import { addressVariable } from '../product/start-editions.ts'
import { type Account, newAccount, password } from './accounts.ts'
import { listenForNoise, type Noise } from './noise.ts'

export type ProductOptions = { edition: Edition }

type Fixtures = {
  /** What the browser says on the console; anything unexpected fails the test. */
  noise: Noise
  /** Stops what the test has started, once its pages are closed: one that still loads something would miss it, and say so. */
  endWithTest: (end: () => unknown) => void
  /** The e-mail address of this test's own account that is as far as this demo account (accounts.ts). */
  emailOf: (account: Account) => Promise<string>
  /** Gives the page a session of this test's own account of that kind, through the API. */
  signIn: (account: Account) => Promise<void>
}

/** Tests of the running product: `page.goto('/…')` opens the edition of the project. */
export const test = base.extend<Fixtures, ProductOptions>({
  edition: ['study', { option: true, scope: 'worker' }],
  baseURL: async ({ edition }, use) => {
    await use(process.env[addressVariable(edition)])
  },
  noise: [
    async ({ context }, use) => {
      const noise = listenForNoise(context)
      await use(noise)
      await endRoutes(context)
      expect(noise.unexpected(), 'what the browser said').toEqual([])
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

/** What a page asks for while its test ends goes unanswered, and nobody minds. */
async function endRoutes(context: BrowserContext): Promise<void> {
  await Promise.all([context, ...context.pages()].map((part) => part.unrouteAll({ behavior: 'ignoreErrors' })))
}

/** Signs in as the form does, without the form; the next page that opens belongs to the account. */
export async function giveSession(page: Page, address: string, email: string): Promise<void> {
  const response = await page.request.post(`${address}/api/auth/sign_in`, {
    data: { user: { email, password } },
    headers: { origin: address },
  })
  expect(response.status(), await response.text()).toBe(200)
  await page.addInitScript(() => {
    // Only once: a page that signs out must stay so. A blank page has no storage.
    if (!location.protocol.startsWith('http')) return
    if (!sessionStorage.getItem('e2e.given')) localStorage.setItem('stepwise.signed-in', '1')
    sessionStorage.setItem('e2e.given', '1')
  })
}

export { expect }
