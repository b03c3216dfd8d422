import { startMetricsServer, stopOnSignal } from '@stepwise/shared/server'
import { UserFacingError } from '../errors.ts'
import { openStore } from '../store/open-store.ts'
import { gateway } from './gateway.ts'
import { metrics } from './metrics.ts'
import { gatewaySettings } from './settings.ts'

// The gateway as a process of its own, for deployments where the API runs elsewhere. Settings come from the environment.
try {
  const settings = gatewaySettings(process.env)
  const app = await gateway({ ...settings, store: openStore(process.env, settings.storeDir, settings.edition) })
  stopOnSignal((reason) => app.drain.stop({ noticeMs: reason === 'signal' ? settings.drainMs : 0 }))
  if (settings.metrics) app.addHook('onClose', (await startMetricsServer(metrics, settings.metrics)).close)
  const address = await app.listen({ port: settings.port, host: settings.host })
  console.log(`Stepwise answers at ${address}`)
  process.send?.({ ready: true, address })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  // EX_CONFIG of sysexits.h for settings: the next try would fail as well.
  process.exitCode = error instanceof UserFacingError ? 78 : 1
}
