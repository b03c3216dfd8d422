import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Part, PartVersion, Store } from '@stepwise/deploy'
import { registryParts } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { type Browser, chromium } from 'playwright'
import { shellOptions } from '../../launch/browser/browser.ts'
import { ensureBrowser } from '../../launch/browser/install-browser.ts'
import { startApi } from '../../start/api-process.ts'
import type { StartSettings } from '../../start/settings.ts'
import { serveSet } from './serve-set.ts'
import { smokeSets } from './sets.ts'
import { smokeSet } from './smoke-set.ts'

type Smoke = { store: Store; settings: StartSettings; versions: PartVersion[]; log: (line: string) => void }

/**
 * Opens every page and slot of these versions in a browser, with what is live and with what was live before, in front of an API with new
 * demo data. Answers with a sentence for each problem.
 */
export async function smoke({ store, settings, versions, log }: Smoke): Promise<string[]> {
  const sets = await smokeSets(store, versions)
  const dataDir = await mkdtemp(join(tmpdir(), 'stepwise-smoke-'))
  const api = startApi({ ...settings, dataDir, isProduction: false }, 0, {
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
  })
  const browser = await launchBrowser(log)
  try {
    const apiUrl = await api.ready
    const parts = new Set(versions.map(({ part }) => part))
    const problems: string[] = []
    for (const { name, set } of sets) {
      if (!set.host) throw new UserFacingError(['No host is live: promote a host first, or together with this.'])
      const registry: Registry = {
        promotion: 0,
        promotedAt: new Date().toISOString(),
        ...registryParts(set.host, set.remotes),
      }
      problems.push(
        ...(await smokeRegistry({
          registry,
          parts,
          hostPaths: set.host.routes,
          store,
          settings,
          apiUrl,
          browser,
          log,
          name,
        })),
      )
    }
    return problems
  } finally {
    await Promise.all([browser.close(), api.stop()])
    await rm(dataDir, { recursive: true, force: true })
  }
}

type Served = Omit<Smoke, 'versions'> & {
  registry: Registry
  parts: Set<Part>
  hostPaths: string[]
  apiUrl: string
  browser: Browser
  name: string
}

async function smokeRegistry({ registry, parts, hostPaths, store, settings, apiUrl, browser, log, name }: Served) {
  const served = await serveSet({ store, registry, settings, apiUrl })
  try {
    const { opened, problems } = await smokeSet({ browser, registry, parts, hostPaths, address: served.address })
    log(`Smoke ${name}: pages and slots opened: ${opened}; problems: ${problems.length}.`)
    return problems.map((problem) => `${problem} (${name})`)
  } finally {
    await served.close()
  }
}

async function launchBrowser(log: (line: string) => void) {
  await ensureBrowser(log)
  return chromium.launch(await shellOptions())
}
