import type { Registry } from '@stepwise/shared/contracts'
import type { Page } from 'playwright/test'
import { copyStore, startApi, startGateway } from '../product/products.ts'

/** A product of the test's own, with what is live in the study edition. Returns its address. */
export async function openProduct(name: string, endWithTest: (end: () => unknown) => void): Promise<string> {
  copyStore('study', name)
  const api = await startApi({ name })
  endWithTest(api.stop)
  const gateway = await startGateway({ name, store: name, apiUrl: api.address })
  endWithTest(gateway.stop)
  return gateway.address
}

/** Someone comes back to a tab after a minute: it asks which versions are live. The test turns the clock, so it has to be installed. */
export async function comeBack(tab: Page): Promise<void> {
  await tab.bringToFront()
  await tab.clock.fastForward('01:01')
  const answer = tab.waitForResponse(
    (response) => response.url().endsWith('/registry.json') && response.request().method() === 'GET',
  )
  await tab.evaluate(() => void dispatchEvent(new Event('focus')))
  await (await answer).finished()
}

/** From now on it is known whether the tab has been loaded again. */
export const markDocument = (tab: Page): Promise<void> =>
  tab.evaluate(() => void Object.assign(globalThis, { e2eMarked: true }))

export const untilLoadedAgain = (tab: Page) => tab.waitForFunction(() => !('e2eMarked' in globalThis))
export const wasLoadedAgain = (tab: Page): Promise<boolean> => tab.evaluate(() => !('e2eMarked' in globalThis))

/** The version of a part that the tab's page was written with. */
export const versionIn = (tab: Page, part: string): Promise<string | undefined> =>
  tab.evaluate((name) => {
    const { remotes } = JSON.parse(document.getElementById('registry')?.textContent ?? '') as Registry
    return remotes.find(({ config }) => config.name === name)?.version
  }, part)
