import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import { releaseWorkingTree, startApi, startSettings } from '@stepwise/cli/start'
import { directoryStore, type ServedStore } from '@stepwise/deploy'
import { gateway } from '@stepwise/deploy/gateway'
import type { Edition } from '@stepwise/shared/contracts'

const contentDir = join(root, 'content')
export const reason = { who: 'bench', why: 'npm run bench' }

/** The working tree as a new product of its own in `var/bench`, built, released and served. Stop what it starts with `stop`. */
export async function startProduct(edition: Edition) {
  const folder = join(root, 'var/bench', edition)
  await rm(folder, { recursive: true, force: true })
  const settings = startSettings({
    ...process.env,
    EDITION: edition,
    DATA_DIR: join(folder, 'data'),
    STORE_DIR: join(folder, 'store'),
  })
  const store = directoryStore(settings.storeDir, edition)
  await releaseWorkingTree({ edition, store, storeDir: settings.storeDir, reason, log: console.log })
  const api = startApi({ ...settings, contentDir })
  const apiUrl = await api.ready
  const served = await serve(store, apiUrl)
  const stop = async () => {
    await served.close()
    await api.stop()
  }
  return { store, apiUrl, address: served.address, stop }
}

/** A gateway in front of that API for what has been released to the store. */
export async function serve(store: ServedStore, apiUrl: string) {
  const app = await gateway({ store, contentDir, isProduction: false, apiUrl, trustProxy: false })
  const port = await freePort()
  await app.listen({ port, host: 'localhost' })
  return { address: `http://localhost:${port}`, close: () => app.close() }
}
