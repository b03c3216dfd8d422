import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { gateway } from '../../deploy/src/gateway/gateway.ts'
import { directoryStore } from '../../deploy/src/store/directory-store.ts'
import type { PartFolder } from '../build/parts.ts'
import { assertPortFree, freePort } from '../start/port.ts'
import type { StartSettings } from '../start/settings.ts'
import { watchApi } from './api-watcher.ts'
import { watchPart } from './part-watcher.ts'
import { addReloading } from './reloading.ts'
import { shipBuilds } from './ship-builds.ts'

/**
 * Serves these parts and the API at one address and goes on watching. Each save goes the way of a release: it is built,
 * published and promoted into a store of its own, and open pages reload. Hot swaps inside a running page are left out,
 * because across federated builds they are unreliable. Answers with what stops it.
 */
export async function develop(settings: StartSettings, folders: PartFolder[]): Promise<() => Promise<void>> {
  const { edition, port, host, dataDir, storeDir, contentDir } = settings
  await assertPortFree(port, host)
  await rm(storeDir, { recursive: true, force: true })
  await mkdir(storeDir, { recursive: true })

  const apiPort = await freePort()
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const app = await gateway({ storeDir, contentDir, apiUrl, isProduction: false, trustProxy: false })
  const reload = addReloading(app)
  const api = watchApi(settings, apiPort, reload)
  await app.listen({ port, host })

  const store = await directoryStore(storeDir, { compress: false })
  const parts = folders.map(({ part }) => part)
  const built = shipBuilds(store, storeDir, parts, (what) => {
    console.log(`live: ${what}`)
    reload()
  })
  for (const folder of folders) {
    const dist = join(dataDir, 'dist', folder.part)
    watchPart(folder, dist, edition, () => built(folder.part, dist))
  }
  await api.first
  return () => api.stop()
}

/** Ends this process on a signal, after these have stopped. */
export function stopOnSignal(...stops: (() => Promise<void>)[]): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void Promise.all(stops.map((stop) => stop())).then(() => process.exit(0)))
  }
}
