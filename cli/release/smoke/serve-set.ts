import type { Store } from '@stepwise/deploy'
import { buildPage, gateway } from '@stepwise/deploy/gateway'
import type { Registry } from '@stepwise/shared/contracts/remote'
import { freePort } from '../../start/port.ts'
import type { StartSettings } from '../../start/settings.ts'

interface Served {
  store: Store
  registry: Registry
  settings: StartSettings
  apiUrl: string
}

/** A gateway on a free port in front of an API, for which this set is live. */
export async function serveSet({ store: { files }, registry, settings: { contentDir }, apiUrl }: Served) {
  const live = { registry, page: await buildPage(files, registry) }
  const store = { files, pointer: { current: async () => live } }
  // A page must come with its content, however busy the machine is.
  const renderBudgetMs = 5000
  const app = await gateway({ store, contentDir, apiUrl, isProduction: false, trustProxy: false, renderBudgetMs })
  const port = await freePort()
  await app.listen({ port, host: 'localhost' })
  // A browser opens connections for later: `close` alone would wait for their first request.
  return { address: `http://localhost:${port}`, close: () => app.drain.stop() }
}
