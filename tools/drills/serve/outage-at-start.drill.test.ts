import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startPostgres } from '@stepwise/api/testing/postgres-server'
import { freePort } from '@stepwise/cli/port'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { responseTo } from '../nginx/responses.ts'
import { queryRows } from './drill-load.ts'
import { apiSettings, serve, soon } from './serve-process.ts'

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  postgres = await startPostgres()
})
afterAll(() => postgres.stop())

/** `npm run serve -- api` with two processes, on a new database of this name. */
async function serveApi(name: string, env: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'stepwise-outage-'))
  const port = String(await freePort())
  const DATABASE_URL = postgres.url(name)
  const places = { PORT: port, PUBLIC_URL: `http://localhost:${port}`, DATA_DIR: folder, DATABASE_URL }
  const api = serve('api', { ...apiSettings, ...places, API_PROCESSES: '2', ...env })
  onTestFinished(() => {
    api.child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  })
  const answers = async () => (await responseTo(`http://127.0.0.1:${port}`, '/api/ready')).status
  return { ...api, answers }
}

test('a database that is away at the start is waited for, however long', async () => {
  await queryRows(postgres.url('postgres'), 'create database away')
  await postgres.end('SIGINT')
  const api = await serveApi('away', { DATABASE_WAIT: '0' })
  // Both processes have given up more than once.
  await expect.poll(() => api.output().match(/exit code 75/g)?.length ?? 0, soon).toBeGreaterThan(3)
  expect(api.output()).toMatch(/^The database of DATABASE_URL cannot be used: .*ECONNREFUSED/)
  expect(api.child.exitCode).toBe(null)
  await postgres.startAgain()
  await api.ready()
  expect(await api.answers()).toBe(200)
})

test('a database that ends while the content is loaded is waited for', async () => {
  await queryRows(postgres.url('postgres'), 'create database ended')
  const api = await serveApi('ended')
  const isLoading = `select 1 from pg_locks where locktype = 'advisory' and objid = 740002 and granted`
  await expect.poll(() => queryRows(postgres.url('postgres'), isLoading), { ...soon, interval: 5 }).toHaveLength(1)
  await postgres.end('SIGQUIT')
  await expect.poll(api.output, soon).toContain('The database stopped answering while Stepwise started.')
  await postgres.startAgain()
  await api.ready()
  expect(await api.answers()).toBe(200)
})

test('processes wait for one that loads the content, longer than any call may', async () => {
  await queryRows(postgres.url('postgres'), 'create database slow')
  const slow = new pg.Client(postgres.url('slow'))
  slow.on('error', () => undefined)
  await slow.connect()
  await slow.query('begin; select pg_advisory_xact_lock(740002)')
  const api = await serveApi('slow')
  const waiting = `select 1 from pg_locks where locktype = 'advisory' and objid = 740002 and not granted`
  await expect.poll(() => queryRows(postgres.url('postgres'), waiting), soon).toHaveLength(2)
  // Longer than a call waits for the server, and than the server lets a call's statement run.
  await sleep(11_000)
  expect(await queryRows(postgres.url('postgres'), waiting)).toHaveLength(2)
  await slow.end()
  await api.ready()
  expect([await api.answers(), api.output()]).toEqual([200, expect.not.stringContaining('exit code')])
})

test('a wrong setting ends it at once', async () => {
  const api = await serveApi('nowhere')
  await expect.poll(() => api.child.exitCode, soon).toBe(78)
  expect(api.output()).toContain('cannot be used: database "nowhere" does not exist.')
})
