import { randomInt } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LiveSet, PartVersion, Store } from '@stepwise/deploy'
import {
  formatPartVersion,
  listVersions,
  liveSet,
  publishedManifest,
  readSmokeRecord,
  registryParts,
  sharedProblems,
  versionFolder,
  withFolder,
  withManifests,
} from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import type { SmokeRecord } from '@stepwise/shared/contracts/release'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { chromium } from 'playwright'
import { shellOptions } from '../../launch/browser/browser.ts'
import { startApi } from '../../start/api-process.ts'
import type { StartSettings } from '../../start/settings.ts'
import { createExamplePages } from './example-pages.ts'
import { serveSet } from './serve-set.ts'
import { smokeSets } from './sets.ts'
import { type SmokeRequest, smokeSet, type UsedPage } from './smoke-set.ts'

interface Smoke {
  store: Store
  settings: StartSettings
  versions: PartVersion[]
  log: (line: string) => void
}

/** What a version is stored with after it was used: the record, and the pictures of its pages by file name. */
export interface UseOfVersion {
  record: SmokeRecord
  pictures: Map<string, Buffer>
}

/**
 * Opens every page and slot of these versions in a browser, with what is live and with what was live before, in front of an API with new
 * demo data. What was not used when it was published is used now, with what is live. Returns a sentence for each problem.
 */
export async function smoke({ store, settings, versions, log }: Smoke): Promise<string[]> {
  const sets = await smokeSets(store, versions)
  const records = await Promise.all(versions.map((version) => readSmokeRecord(store.files, version)))
  const wasUsed = records.every((record) => record?.edition === settings.edition)
  return inBrowser({ store, settings, log }, async (open) => {
    const parts = new Set(versions.map(({ part }) => part))
    const problems: string[] = []
    for (const [index, { name, set }] of sets.entries()) {
      const depth = wasUsed || index > 0 ? 'open' : 'use'
      problems.push(...(await open({ set, name, parts, depth, seed: newSeed() })).problems)
    }
    return problems
  })
}

/** Uses every page of a build, whose folder is `dist`, with what is live, before it is stored. Undefined while nothing is live. */
export async function useBuild(
  { store, settings, log }: Omit<Smoke, 'versions'>,
  version: PartVersion,
  dist: string,
): Promise<{ problems: string[]; use: UseOfVersion } | undefined> {
  const live = await liveSet(store.files, await store.pointer.read())
  if (!live.host && version.part !== 'host') return undefined
  const cache = await mkdtemp(join(tmpdir(), 'stepwise-build-'))
  try {
    const files = await withFolder(store.files, versionFolder(version), dist, cache)
    const set = withManifests(live, [await publishedManifest(files, version)])
    // The gate says why, and better.
    if (sharedProblems(set).length > 0) return undefined
    const seed = newSeed()
    const { problems, used } = await inBrowser({ store: { ...store, files }, settings, log }, (open) =>
      open({ set, name: 'with what is live', parts: new Set([version.part]), depth: 'use', seed }),
    )
    const pictures = new Map<string, Buffer>()
    const pages = used.map(({ picture, ...page }, index) => {
      const name = `${index}-${page.page}.png`
      if (picture) pictures.set(name, picture)
      return { ...page, ...(picture && { picture: name }) }
    })
    const others = [...listVersions(live)].filter(([part]) => part !== version.part)
    const record: SmokeRecord = {
      seed,
      at: new Date().toISOString(),
      edition: settings.edition,
      set: others.map(([part, one]) => formatPartVersion({ part, version: one })),
      pages,
    }
    return { problems, use: { record, pictures } }
  } finally {
    await rm(cache, { recursive: true, force: true })
  }
}

const newSeed = () => Number(process.env.SMOKE_SEED ?? randomInt(1, 1_000_000))

type OpenSet = Pick<SmokeRequest, 'parts' | 'depth' | 'seed'> & { set: LiveSet; name: string }
interface Outcome {
  problems: string[]
  used: UsedPage[]
}

/** A browser, and an API with new demo data, for as long as `work` takes. */
async function inBrowser<T>(
  { store, settings, log }: Omit<Smoke, 'versions'>,
  work: (open: (set: OpenSet) => Promise<Outcome>) => Promise<T>,
): Promise<T> {
  const options = await shellOptions()
  const dataDir = await mkdtemp(join(tmpdir(), 'stepwise-smoke-'))
  const api = startApi({ ...settings, dataDir, isProduction: false }, 0, {
    LOG_LEVEL: 'error',
    NODE_ENV: 'development',
    // Never the product's own: the settings may be those of production.
    DATABASE_URL: '',
    MAIL_URL: '',
  })
  const browser = await chromium.launch(options)
  try {
    const apiUrl = await api.ready
    await createExamplePages(apiUrl)
    return await work(async ({ set, name, ...request }) => {
      if (!set.host) throw new UserFacingError(['No host is live: promote a host first, or together with this.'])
      const registry: Registry = {
        promotion: 0,
        promotedAt: new Date().toISOString(),
        ...registryParts(set.host, set.remotes),
      }
      const { address, close } = await serveSet({ store, registry, settings, apiUrl })
      try {
        const hostPaths = set.host.routes
        const { opened, problems, used } = await smokeSet({ browser, registry, hostPaths, address, ...request })
        const uses = used.reduce((sum, page) => sum + page.uses, 0)
        const usedWords = request.depth === 'use' ? `; controls used: ${uses} (seed ${request.seed})` : ''
        log(`Smoke ${name}: pages and slots opened: ${opened}${usedWords}; problems: ${problems.length}.`)
        return { problems: problems.map((problem) => `${problem} (${name})`), used }
      } finally {
        await close()
      }
    })
  } finally {
    await Promise.all([browser.close(), api.stop()])
    await rm(dataDir, { recursive: true, force: true })
  }
}
