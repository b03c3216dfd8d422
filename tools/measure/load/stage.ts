import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from '@stepwise/api/testing/postgres-server'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import { UserFacingError } from '@stepwise/deploy/errors'
import { startNginx } from '../../drills/nginx/start-nginx.ts'
import { type ApiServer, startApiServer } from './api-server.ts'
import { addStudents } from './people.ts'

/** As a small server of production has it; every commit is on the disk before it is acknowledged. */
const databaseSettings = ['fsync=on', 'shared_buffers=512MB', 'max_wal_size=4GB', 'max_connections=100']

/** How late the event loop of an API was in five seconds, in milliseconds. */
export interface Delay {
  name: string
  p99: number
  max: number
}

/** The product as on one machine of production: PostgreSQL, two APIs and nginx, with students who may sign in. */
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
    const databaseUrl = database.url('postgres')
    const port = await freePort()
    const publicUrl = `http://127.0.0.1:${port}`
    const delays: Delay[] = []
    const apis: ApiServer[] = []
    const apiPorts = [await freePort(), await freePort()]
    for (const [at, apiPort] of apiPorts.entries()) {
      const onDelay = (delay: Omit<Delay, 'name'>) => void delays.push({ name: `API ${at + 1}`, ...delay })
      const api = await startApiServer({ databaseUrl, port: apiPort, publicUrl, dataFolder: folder, onDelay })
      apis.push(api)
      stoppers.push(api.stop)
    }
    await addStudents(databaseUrl, students)
    const addresses = apiPorts.map((apiPort) => `127.0.0.1:${apiPort}`)
    // The students have the files of the page already, so no gateway is asked for them.
    const nginx = await startNginx({
      port,
      apis: addresses,
      gateways: addresses,
      contentDir: join(root, 'content'),
      runDir: join(folder, 'nginx'),
      isProduction: true,
    })
    if (!nginx)
      throw new UserFacingError(['The load needs nginx: install it, or run this where apt-get can download it.'])
    stoppers.push(nginx.stop)
    const programs = [
      ...apis.map(({ pid }, at) => ({ name: `API ${at + 1}`, pid })),
      { name: 'PostgreSQL', pid: database.pid },
      { name: 'nginx', pid: () => nginx.process.pid },
      { name: 'students', pid: () => process.pid },
    ]
    return { origin: new URL(publicUrl), databaseUrl, database, apis, programs, delays, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

export type Stage = Awaited<ReturnType<typeof openStage>>
