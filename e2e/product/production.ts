import { execFile } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openMailServer } from '@stepwise/api/testing/open-mail-server'
import { startPostgres } from '@stepwise/api/testing/postgres-server'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import type { Edition } from '@stepwise/shared/contracts'
import pg from 'pg'
import { startNginx } from '../../tools/drills/nginx/start-nginx.ts'
import { cleanEnvironment, type Running, startProcess } from './processes.ts'
import { copyStore, dataOf, storeOf } from './products.ts'

const run = promisify(execFile)

export type Production = Awaited<ReturnType<typeof startProduction>>

/**
 * An edition as operators run it: nginx where there is one, a gateway, an API, a PostgreSQL and a mail server of its own, and content that a
 * test may break.
 */
export async function startProduction(edition: Edition) {
  const name = `production-${edition}`
  copyStore(edition, name)
  const folder = dataOf(name)
  const contentDir = join(folder, 'content')
  cpSync(join(root, 'content'), contentDir, { recursive: true })
  const database = await startPostgres()
  const mail = await openMailServer()
  const [gatewayPort, apiPort] = [await freePort(), await freePort()]
  const nginx = await startNginx({
    port: await freePort(),
    apis: [`127.0.0.1:${apiPort}`],
    gateways: [`127.0.0.1:${gatewayPort}`],
    storeDir: storeOf(name),
    contentDir,
    runDir: join(folder, 'nginx'),
    isProduction: true,
  })
  const gatewayAddress = `http://127.0.0.1:${gatewayPort}`
  const address = nginx?.address ?? gatewayAddress
  const env = {
    EDITION: edition,
    NODE_ENV: 'production',
    PUBLIC_URL: address,
    DATABASE_URL: database.url('postgres'),
    DATA_DIR: join(folder, 'data'),
    STORE_DIR: storeOf(name),
    CONTENT_DIR: contentDir,
    MAIL_URL: mail.url,
    MAIL_FROM: 'Stepwise <no-reply@stepwise.example>',
    SUPPORT_EMAIL: 'desk@stepwise.example',
    RELEASE_SECRET: 'a secret of the tests that is long enough',
    TRUST_PROXY: '1',
    METRICS_PORT: String(await freePort()),
  }
  const serve = (role: 'api' | 'gateway', more: Record<string, string>, at: string) =>
    startProcess({
      script: 'cli/stepwise.mjs',
      args: ['serve', role],
      env: { ...env, DRAIN_SECONDS: '0', ...more },
      address: at,
      readyPath: '/api/ready',
      log: join(dataOf(name), `${role}.log`),
    })
  const apiUrl = `http://127.0.0.1:${apiPort}`
  const startApi = () => serve('api', { PORT: String(apiPort), HOST: '127.0.0.1' }, apiUrl)
  let api = await startApi()
  // Its releases are in the folder.
  const gateway = await serve(
    'gateway',
    { PORT: String(gatewayPort), API_URL: apiUrl, DATABASE_URL: '' },
    gatewayAddress,
  )

  return {
    address,
    contentDir,
    database,
    mails: mail.received,
    /** Ends the API and starts it again, as an upgrade does. */
    restartApi: async () => {
      await api.stop()
      api = await startApi()
    },
    query: async (statement: string) => {
      const client = new pg.Client({ connectionString: database.url('postgres') })
      await client.connect()
      try {
        return (await client.query(statement)).rows
      } finally {
        await client.end()
      }
    },
    /** What an operator's command prints. */
    admin: async (...args: string[]) => {
      const all = { ...cleanEnvironment(), ...env }
      return (await run(process.execPath, ['cli/stepwise.mjs', 'admin', ...args], { cwd: root, env: all })).stdout
    },
    stop: async () => {
      await Promise.all([gateway, api].map((server: Running) => server.stop()))
      await Promise.all([nginx?.stop(), database.stop(), mail.stop()])
    },
  }
}
