import { openStore } from '../store/open-store.ts'
import { gateway } from './gateway.ts'
import { gatewaySettings } from './settings.ts'

// The gateway as a process of its own, for deployments where the API runs elsewhere. Settings come from the environment.
try {
  const settings = gatewaySettings(process.env)
  const app = await gateway({ ...settings, store: openStore(process.env, settings.storeDir, settings.edition) })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void app.close())
  console.log(`Stepwise answers at ${await app.listen({ port: settings.port, host: settings.host })}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
