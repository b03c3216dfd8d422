import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@stepwise/api/testing/postgres-server'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import { releasedStore } from '@stepwise/deploy/testing/released-store'
import { expect, onTestFinished, test } from 'vitest'
import { type Server, startServer } from '../nginx/many-servers.ts'
import { startNginx } from '../nginx/start-nginx.ts'
import { addPerson, lostNotes, queryRows, signInForDrill, startDrillLoad } from './drill-load.ts'

/** Stops a server as systemd does, and starts its successor at the same port. */
async function replace(kind: 'api' | 'gateway', server: Server, env: NodeJS.ProcessEnv): Promise<Server> {
  const ended = once(server.process, 'exit')
  server.process.kill('SIGTERM')
  const [code] = await ended
  expect(code, server.output()).toBe(0)
  return startServer(kind, env, Number(server.at.split(':')[1]))
}

test('every process is replaced under load: no request fails and no acknowledged write is lost', async ({ skip }) => {
  const runDir = await mkdtemp(join(tmpdir(), 'stepwise-rolling-'))
  const stops = [() => rm(runDir, { recursive: true, force: true })]
  onTestFinished(async () => {
    for (const stop of stops) await stop()
  })
  const postgres = await startPostgres()
  stops.unshift(postgres.stop)
  await queryRows(postgres.url('postgres'), 'create database rolling')
  const databaseUrl = postgres.url('rolling')
  const { root: storeDir } = await releasedStore({ learn: {} })
  const contentDir = join(root, 'content')

  // Longer than the second for which nginx leaves a server alone that was away: the one before must be taken again by then.
  const common = { DRAIN_SECONDS: '3', TRUST_PROXY: '1' }
  const apiEnv = { ...common, DATABASE_URL: databaseUrl, DATA_DIR: join(runDir, 'data'), LOG_LEVEL: 'error' }
  // One after the other: the first one fills the database.
  const apis = [await startServer('api', apiEnv), await startServer('api', apiEnv)]
  const gatewayEnv = { ...common, STORE_DIR: storeDir, CONTENT_DIR: contentDir, API_URL: `http://${apis[0]?.at}` }
  const gateways = [await startServer('gateway', gatewayEnv), await startServer('gateway', gatewayEnv)]
  stops.unshift(async () => void (await Promise.all([...apis, ...gateways].map((server) => server.kill()))))
  const nginx = await startNginx({
    port: await freePort(),
    apis: apis.map(({ at }) => at),
    gateways: gateways.map(({ at }) => at),
    contentDir,
    storeDir,
    runDir: join(runDir, 'nginx'),
  })
  if (!nginx) return skip('no nginx')
  stops.unshift(nginx.stop)

  await addPerson(databaseUrl)
  const load = startDrillLoad(nginx.address, await signInForDrill(nginx.address, databaseUrl))
  const started = Date.now()
  for (const [kind, servers, env] of [
    ['api', apis, apiEnv],
    ['gateway', gateways, gatewayEnv],
  ] as const)
    for (const [index, server] of servers.entries()) servers[index] = await replace(kind, server, env)
  await load.stop()

  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`4 processes replaced in ${seconds} s: ${load.reads()} reads, ${load.acknowledged.length} writes.`)
  expect(Object.groupBy(load.failures, (failure) => failure)).toEqual({})
  expect(load.acknowledged.length).toBeGreaterThan(100)
  expect(await lostNotes(databaseUrl, load.acknowledged)).toEqual([])
})
