import { findPrograms, firefox, webkit } from '@stepwise/cli/browser'
import type { Edition } from '@stepwise/shared/contracts'
import { test as base, expect } from 'playwright/test'
import { addressVariable } from '../product/start-editions.ts'
import { type Account, newAccount } from '../support/accounts.ts'
import { startFirefox } from './drivers/firefox.ts'
import { startWebKit } from './drivers/webkit.ts'
import type { Engine, EnginePage } from './engine-page.ts'
import { signInByKeyboard } from './keyboard.ts'

export interface EngineOptions {
  engine: 'firefox' | 'webkit'
  edition: Edition
}

interface Fixtures {
  /** Errors of the page that a test expects; any other fails it. */
  allowedFaults: RegExp[]
  enginePage: EnginePage
  /** Signs in with the keyboard, as a person of the test's own who is as far as this demo account. */
  signIn: (account: Account) => Promise<void>
}

async function startEngine(engine: EngineOptions['engine']): Promise<Engine> {
  if (engine === 'firefox') {
    const found = findPrograms(firefox)
    if (found) return startFirefox(found.firefox)
  } else {
    const found = findPrograms(webkit)
    if (found) return startWebKit(found)
  }
  throw new Error(`There is no ${engine} on this machine.`)
}

/** Journeys through the running product in the engine of the project; `open('/…')` opens the project's edition. */
export const test = base.extend<Fixtures, EngineOptions & { runningEngine: Engine }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  edition: ['study', { option: true, scope: 'worker' }],
  runningEngine: [
    async ({ engine }, use) => {
      const running = await startEngine(engine)
      await use(running)
      await running.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ edition }, use) => {
    await use(process.env[addressVariable(edition)])
  },
  // The check of a visitor's session, which the browser itself prints.
  allowedFaults: async ({ baseURL }, use) => {
    await use([/status of 401/, new RegExp(`^${baseURL}/api/auth/authorize`)])
  },
  enginePage: async ({ runningEngine, baseURL, allowedFaults }, use) => {
    const { page, close } = await runningEngine.newPage(String(baseURL))
    await use(page)
    const faults = await page.faults()
    await close()
    const unexpected = faults.filter((fault) => !allowedFaults.some((pattern) => pattern.test(fault)))
    expect(unexpected, 'errors of the page').toEqual([])
  },
  signIn: async ({ enginePage, baseURL }, use) => {
    await use(async (account) => signInByKeyboard(enginePage, await newAccount(String(baseURL), account)))
  },
})

export { expect }
