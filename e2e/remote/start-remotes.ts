import { join } from 'node:path'
import { ensureBuilt, partFolder } from '@stepwise/cli/build'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import type { Store } from '@stepwise/deploy'
import { directoryStore, promote, publish } from '@stepwise/deploy'
import { gateway } from '@stepwise/deploy/gateway'
import type { FastifyInstance } from 'fastify'
import type { FullConfig } from 'playwright/test'
import { aloneStore } from '../../tools/dev/workbench/alone-store.ts'
import { startApi } from '../product/products.ts'
import { removeEarlierRuns, runFolder } from '../product/run-folder.ts'
import { setAddressOfRemote } from './tested-remotes.ts'

const edition = 'study'
const reason = { who: 'tests of a remote', why: 'seen alone' }

/** Serves each remote that is tested in a workbench of its own, all of them with one API. */
export default async function startRemotes({ projects }: FullConfig) {
  removeEarlierRuns()
  const api = await startApi({ name: 'remotes', edition })
  const apps: FastifyInstance[] = []
  for (const { name } of projects) {
    const store = directoryStore(join(runFolder, name, 'store'), edition)
    await release(store, name)
    const app = await gateway({
      store: aloneStore(store, name),
      contentDir: join(root, 'content'),
      apiUrl: api.address,
      isProduction: false,
      trustProxy: false,
    })
    const port = await freePort()
    await app.listen({ port, host: 'localhost' })
    setAddressOfRemote(name, `http://localhost:${port}`)
    apps.push(app)
  }
  return async () => {
    await Promise.all(apps.map((app) => app.close()))
    await api.stop()
  }
}

async function release(store: Store, name: string) {
  const remote = partFolder(name)
  await ensureBuilt(remote, edition)
  const versions = [await publishHost(store), await publish(store, name, remote.dist)]
  await promote(store, versions, reason, { isLocal: true, ignoresBudgets: true })
}

/** The host that a store of this repository has live; it is built only where there is none. */
async function publishHost(store: Store) {
  for (const folder of ['var/check/store', 'var/store']) {
    const live = await directoryStore(join(root, folder), edition).pointer.read()
    if (live) return publish(store, 'host', join(root, folder, 'host', live.host.version))
  }
  const host = partFolder('host')
  await ensureBuilt(host, edition)
  return publish(store, 'host', host.dist)
}
