import { join } from 'node:path'
import { smallMemory, startApi } from '../start/api-process.ts'
import { startServerProcess } from '../start/server-process.ts'
import type { StartSettings } from '../start/settings.ts'
import { type Supervised, supervise } from '../start/supervisor.ts'

/** Where each process shows its metrics: the gateway at METRICS_PORT, APIs at the ports after it. */
const metricsPort = (place: number) => String(Number(process.env.METRICS_PORT || 9464) + place)

const publicRegistryUrl = () => new URL('/registry.json', process.env.PUBLIC_URL).href

/** How long a server among many still takes calls after SIGTERM, until those in front have seen that it is not ready. */
const drainSeconds = '5'

/**
 * `API_PROCESSES` API processes at one port. With a `host` they are for gateways and proxies elsewhere, without one for a gateway of this
 * machine.
 */
export function superviseApi({ port, host }: { port: number; host?: string }, settings: StartSettings): Supervised[] {
  const count = Number(process.env.API_PROCESSES || 1)
  const variables = {
    SHARES_PORT: String(count > 1),
    ...(host && { HOST: host, TRUST_PROXY: process.env.TRUST_PROXY }),
    ...(host && { DRAIN_SECONDS: process.env.DRAIN_SECONDS ?? drainSeconds }),
    // Its gateways are elsewhere.
    ...(host && { REGISTRY_URL: process.env.REGISTRY_URL ?? publicRegistryUrl() }),
  }
  return Array.from({ length: count }, (_, index) =>
    supervise(() => startApi(settings, port, { ...variables, METRICS_PORT: metricsPort(1 + index) })),
  )
}

/** What compressing in four threads leaves in the arenas of each is not given back: 60 of 300 MB. */
const fewArenas = '2'

/** The gateway at the port and host of the settings. */
export function superviseGateway(settings: StartSettings, apiUrl: string): Supervised {
  const { edition, storeDir, contentDir, port, host } = settings
  const isAlone = process.env.API_URL === apiUrl
  const env = {
    MALLOC_ARENA_MAX: fewArenas,
    ...process.env,
    EDITION: edition,
    STORE_DIR: storeDir,
    CONTENT_DIR: contentDir,
    PORT: String(port),
    HOST: host,
    API_URL: apiUrl,
    METRICS_PORT: metricsPort(0),
    ...(isAlone && { DRAIN_SECONDS: process.env.DRAIN_SECONDS ?? drainSeconds }),
  }
  return supervise(() =>
    startServerProcess('The gateway', [...smallMemory, join('deploy', 'src', 'gateway', 'main.ts')], env),
  )
}
