import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startPostgres } from '@stepwise/api/testing/postgres-server'
import { freePort } from '@stepwise/cli/port'
import { processesBelow } from '@stepwise/cli/start'
import { releasedStore } from '@stepwise/deploy/testing/released-store'
import { expect, onTestFinished, test } from 'vitest'
import { responseTo } from '../nginx/responses.ts'
import { addPerson, lostNotes, queryRows, signInForDrill, startDrillLoad } from './drill-load.ts'
import { apiSettings, serve, soon } from './serve-process.ts'

test('servers that are killed are started again at once, no acknowledged write is lost, and nothing is left behind', async () => {
  const runDir = await mkdtemp(join(tmpdir(), 'stepwise-supervisor-'))
  const stops: (() => unknown)[] = [() => rm(runDir, { recursive: true, force: true })]
  onTestFinished(async () => {
    for (const stop of stops) await stop()
  })
  const postgres = await startPostgres()
  stops.unshift(postgres.stop)
  await queryRows(postgres.url('postgres'), 'create database supervised')
  const databaseUrl = postgres.url('supervised')
  const { root: storeDir } = await releasedStore({ learn: {} })
  const [apiPort, port] = [await freePort(), await freePort()]
  const address = `http://127.0.0.1:${port}`
  const common = {
    PUBLIC_URL: `http://localhost:${port}`,
    RELEASE_SECRET: apiSettings.RELEASE_SECRET,
    DATA_DIR: join(runDir, 'data'),
    STORE_DIR: storeDir,
  }
  const api = serve('api', {
    ...apiSettings,
    ...common,
    PORT: String(apiPort),
    DATABASE_URL: databaseUrl,
    API_PROCESSES: '2',
  })
  const gateway = serve('gateway', { ...common, PORT: String(port), API_URL: `http://127.0.0.1:${apiPort}` })
  stops.unshift(() => [api, gateway].map(({ child }) => child.kill('SIGKILL')))
  await Promise.all([api.ready(), gateway.ready()])
  await addPerson(databaseUrl)

  const apiProcesses = () => processesBelow(api.child.pid ?? 0, 'api/src/main.ts')
  expect(apiProcesses(), 'two processes at one port').toHaveLength(2)
  const load = startDrillLoad(address, await signInForDrill(address, databaseUrl))
  await expect.poll(() => load.acknowledged.length, soon).toBeGreaterThan(50)

  // Both at once: no one is left to answer.
  const killedAt = Date.now()
  const killed = apiProcesses()
  for (const pid of killed) process.kill(pid, 'SIGKILL')
  await expect.poll(() => load.failures.length, soon).toBeGreaterThan(0)
  await expect.poll(async () => (await responseTo(address, '/api/ready')).status, soon).toBe(200)
  const apiGap = Date.now() - killedAt
  await expect.poll(apiProcesses, soon).toHaveLength(2)
  expect(apiProcesses().filter((pid) => killed.includes(pid))).toEqual([])
  const { length } = load.acknowledged
  await expect.poll(() => load.acknowledged.length, soon).toBeGreaterThan(length + 50)
  await load.stop()
  expect(
    load.failures.filter((failure) => !failure.endsWith(': 503')),
    'only the words of 503',
  ).toEqual([])
  expect(await lostNotes(databaseUrl, load.acknowledged)).toEqual([])

  const [gatewayPid = 0] = processesBelow(gateway.child.pid ?? 0, 'gateway/main.ts')
  const gatewayKilledAt = Date.now()
  process.kill(gatewayPid, 'SIGKILL')
  const answers = () =>
    responseTo(address, '/registry.json').then(
      ({ status }) => status,
      ({ code }) => code,
    )
  await expect.poll(answers, soon).toBe('ECONNREFUSED')
  await expect.poll(answers, soon).toBe(200)
  const gatewayGap = Date.now() - gatewayKilledAt
  console.log(`Killed: the APIs were back after ${apiGap} ms, the gateway after ${gatewayGap} ms.`)

  // What starts them is killed, too.
  const left = apiProcesses()
  api.child.kill('SIGKILL')
  const isRunning = (pid: number) =>
    execFileSync('ps', ['-A', '-o', 'pid='], { encoding: 'utf8' }).split(/\s+/).includes(String(pid))
  await expect.poll(() => left.filter(isRunning), soon).toEqual([])

  const ended = once(gateway.child, 'exit')
  gateway.child.kill('SIGTERM')
  expect((await ended)[0]).toBe(0)
})
