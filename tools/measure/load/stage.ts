import { once } from 'node:events'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '@stepwise/api/testing/postgres-server'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import { releaseWorkingTree } from '@stepwise/cli/start'
import { directoryStore } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'
import { type Server, startServer } from '../../drills/nginx/many-servers.ts'
import { startNginx } from '../../drills/nginx/start-nginx.ts'
import { addStudents, signInStudents } from './people.ts'

/** As a small server of production has it; every commit is on the disk before it is acknowledged. */
const databaseSettings = ['fsync=on', 'shared_buffers=512MB', 'max_wal_size=4GB', 'max_connections=100']

const edition = 'study'
const reason = { who: 'load', why: 'npm run load' }

/** The product as on one machine of production: PostgreSQL, two APIs, two gateways and nginx, with students who are signed in. */
export async function openStage(students: number) {
  const folder = join(root, 'var/load')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const database = await startPostgres({ settings: databaseSettings })
  const stoppers = [database.stop]
  const stop = async () => {
    for (const stopOne of stoppers.toReversed()) await stopOne()
  }
  try {
    const storeDir = join(folder, 'store')
    const store = directoryStore(storeDir, edition)
    await releaseWorkingTree({ edition, store, storeDir, reason, log: () => undefined })
    const databaseUrl = database.url('postgres')
    const port = await freePort()
    const origin = `http://127.0.0.1:${port}`
    const common = {
      NODE_ENV: 'production',
      NODE_OPTIONS: `--import ${join(import.meta.dirname, 'report-usage.mjs')}`,
      PUBLIC_URL: origin,
      TRUST_PROXY: 'loopback',
      // As many as the rolling upgrade is tried with; `npm run serve` takes 5.
      DRAIN_SECONDS: '3',
    }
    const contentDir = join(root, 'content')
    const startApi = (apiPort: number) =>
      startServer('api', { ...common, LOG_LEVEL: 'warn', DATABASE_URL: databaseUrl, DATA_DIR: folder }, apiPort)
    const startGateway = async (api: Server) => {
      const [gatewayPort, metricsPort] = [await freePort(), await freePort()]
      const env = { STORE_DIR: storeDir, CONTENT_DIR: contentDir, API_URL: `http://${api.at}` }
      const server = await startServer('gateway', { ...common, ...env, METRICS_PORT: String(metricsPort) }, gatewayPort)
      return { ...server, metricsUrl: `http://127.0.0.1:${metricsPort}/metrics` }
    }
    const apiPorts = [await freePort(), await freePort()]
    const apis = [await startApi(apiPorts[0] ?? 0), await startApi(apiPorts[1] ?? 0)]
    stoppers.push(async () => void (await Promise.all(apis.map((api) => api.kill()))))
    /** Ends an API and starts another in its place, half a second later as a supervisor does. */
    const replace = async (at: number, signal: 'SIGKILL' | 'SIGTERM') => {
      const old = apis[at]?.process
      old?.kill(signal)
      if (old) await once(old, 'exit')
      await wait(500)
      apis[at] = await startApi(apiPorts[at] ?? 0)
    }
    await addStudents(databaseUrl, students)
    const gateways = await Promise.all(apis.map(startGateway))
    stoppers.push(async () => void (await Promise.all(gateways.map((gateway) => gateway.kill()))))
    const addresses = apis.map(({ at }) => at)
    const nginx = await startNginx({
      port,
      apis: addresses,
      gateways: gateways.map(({ at }) => at),
      contentDir,
      storeDir,
      runDir: join(folder, 'nginx'),
      isProduction: true,
    })
    if (!nginx)
      throw new UserFacingError(['The load needs nginx: install it, or run this where apt-get can download it.'])
    stoppers.push(nginx.stop)
    const people = await signInStudents(`http://${addresses[0]}`, students)
    return { origin, people, databaseUrl, database, apis, gateways, replace, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
