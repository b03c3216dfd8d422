import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { shellOptions } from '@stepwise/cli/browser'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import { collectGarbage, directoryStore, listVersions, promote, rollback, type Store } from '@stepwise/deploy'
import { chromium } from 'playwright'
import { startProcess } from '../../../e2e/product/processes.ts'
import type { DrillOptions } from './options.ts'
import { openBrowsers } from './person.ts'
import { seededRandom } from './random.ts'
import { publishRealVariant } from './real-variants.ts'

/** More than the versions of a part that the store keeps, so that those of the first tabs are gone at the end. */
const fewestPromotions = 13
const mostPromotions = 40
const dayMs = 24 * 60 * 60_000
const reason = { who: 'the drill', why: 'a small change' }

export interface BrowsersResult {
  promotions: number
  violations: string[]
  summary: string[]
}

/**
 * Real browsers on `npm start` with real builds, while versions are promoted and rolled back: some go from page to page with half a note, one
 * publishes content, two stay where they are until their versions are collected.
 */
export async function withBrowsers(
  { browsers: count, seed, promotions: simulated }: Pick<DrillOptions, 'browsers' | 'seed' | 'promotions'>,
  onProgress: (line: string) => void,
): Promise<BrowsersResult> {
  const promotions = Math.max(fewestPromotions, Math.min(mostPromotions, Math.round(simulated / 20)))
  const folder = join(root, 'var', 'year')
  await rm(folder, { recursive: true, force: true })
  const storeDir = join(folder, 'store')
  const port = await freePort()
  onProgress('Starting the product for the browsers')
  const product = await startProcess({
    script: 'cli/stepwise.mjs',
    args: ['start'],
    env: { PORT: String(port), DATA_DIR: join(folder, 'study'), STORE_DIR: storeDir, LOG_LEVEL: 'warn' },
    address: `http://localhost:${port}`,
    readyPath: '/api/ready',
    log: join(folder, 'product.log'),
  })
  const browser = await chromium.launch(await shellOptions())
  const violations: string[] = []
  try {
    const store = directoryStore(storeDir, 'study', { isDevelopment: true })
    const people = await openBrowsers(browser, product.address, count, (sentence) => void violations.push(sentence))
    for (let serial = 1; serial <= promotions; serial += 1) {
      await release(store, seededRandom(seed + serial), serial)
      for (const person of people) await person.goOn(serial)
      onProgress(`promotion ${serial} of ${promotions} with ${count} browsers, ${violations.length} violations`)
    }
    // A month later nothing is kept of what these tabs run.
    const inAMonth = new Date(Date.now() + 32 * dayMs)
    const { removed } = await collectGarbage(store.files, [store.pointer], { now: inAMonth })
    for (const person of people) await person.end()
    return {
      promotions,
      violations,
      summary: [
        `${count} browsers, ${promotions} promotions of real builds, ${removed.length} versions collected at the end.`,
        ...people.map(({ summary }) => summary()),
      ],
    }
  } finally {
    await browser.close()
    await product.stop()
  }
}

async function release(store: Store, random: ReturnType<typeof seededRandom>, serial: number) {
  const live = [...listVersions(await store.pointer.read()).keys()]
  // The first changes all that runs in the tabs that stay; of learn there are more than the store keeps.
  const parts = serial === 1 ? live : [...new Set(['learn', random.pick(live)])]
  if (serial > 4 && random.chance(0.15)) return rollback(store, random.pick(['learn', 'host']), reason)
  const versions = []
  for (const part of parts) versions.push(await publishRealVariant(store, part, serial))
  // Copies of a build that npm start made: unchecked, and not compressed, which takes a minute each.
  return promote(store, versions, reason, { isLocal: true, ignoresBudgets: true })
}
