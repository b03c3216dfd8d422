import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PartFolder } from '@stepwise/cli/build'
import { assertPortFree, freePort } from '@stepwise/cli/port'
import type { StartSettings } from '@stepwise/cli/start'
import { releaseSecret } from '@stepwise/cli/start'
import { addLiveReload, pageScripts, watchPart } from '@stepwise/cli/watch'
import type { Store } from '@stepwise/deploy'
import { directoryStore } from '@stepwise/deploy'
import { gateway } from '@stepwise/deploy/gateway'
import { watchApi } from './api-watcher.ts'
import { developmentStore } from './development-store.ts'
import { releaseBuilds } from './release-builds.ts'
import { addWaitingPage } from './waiting-page.ts'

/**
 * Serves these parts and the API at one address and watches their sources. Each save is released: it is built, published and
 * promoted into a store for development. Open pages take it (cli/watch/page/follow-builds.js), or show why there is nothing to take.
 * `served`: how the store is served, if not as it is. Resolves once the API answers: `live` resolves with the first release, and `stop`
 * stops the API.
 */
export async function develop(
  settings: StartSettings,
  folders: PartFolder[],
  served = (store: Store) => store,
): Promise<{ live: Promise<void>; stop: () => Promise<void> }> {
  const { edition, port, host, dataDir, contentDir } = settings
  const storeDir = join(dataDir, 'store')
  await assertPortFree(port, host)
  const servedDir = join(dataDir, 'served')
  for (const folder of [storeDir, servedDir]) await rm(folder, { recursive: true, force: true })
  await mkdir(storeDir, { recursive: true })

  const apiPort = await freePort()
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const store = directoryStore(storeDir, edition, { isDevelopment: true })
  const app = await gateway({
    store: served(developmentStore(store, servedDir)),
    contentDir,
    apiUrl,
    isProduction: false,
    trustProxy: false,
    releaseSecret: releaseSecret(dataDir),
    pageScripts,
  })
  let hasApi = false
  const isLive = async () => (await store.pointer.current()) !== undefined
  // A page that is opened before the API answers would lead away from its address.
  addWaitingPage(app, async () => hasApi && (await isLive()))
  const pages = addLiveReload(app)
  const api = watchApi(settings, apiPort, () => {
    hasApi = true
    pages.reload()
  })
  await app.listen({ port, host })

  const live = Promise.withResolvers<void>()
  const parts = folders.map(({ part }) => part)
  const release = releaseBuilds(store, storeDir, parts, pages)
  for (const folder of folders) {
    const { part } = folder
    const dist = join(dataDir, 'dist', part)
    watchPart(folder, dist, edition, {
      onBuilt: async (hash) => {
        await release({ part, dist, hash })
        if (await isLive()) live.resolve()
      },
      onFailed: (errors) => pages.hasErrors(part, errors),
    })
  }
  await api.first
  return { live: live.promise, stop: () => api.stop() }
}

/** On a signal, calls these functions, waits for them and ends this process. */
export function stopOnSignal(...stops: (() => Promise<void>)[]): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void Promise.all(stops.map((stop) => stop())).then(() => process.exit(0)))
  }
}
