import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { unavailableMessage } from '@stepwise/shared/server'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../support/postgres-server.ts'
import { prepare } from '../support/prepare.ts'
import { type ServerProcess, startServer } from '../support/server-process.ts'
import { signedInPeople, startWriting } from './writers.ts'

// What is tried here on two servers at once, with people who write all the time: docs/decisions/030-database-outages.md.

const folder = mkdtempSync(`${tmpdir()}/stepwise-faults-`)
const contentFolder = `${folder}/content`
let postgres: Awaited<ReturnType<typeof startPostgres>>
let databaseUrl = ''
let cookies: string[] = []
let servers: ServerProcess[] = []

beforeAll(async () => {
  postgres = await startPostgres({ settings: ['max_connections=40'] })
  databaseUrl = postgres.url('faults')
  await onServer('create database faults')
  await prepare({ databaseUrl, dataFolder: '' }, contentFolder)
  cookies = await signedInPeople({ databaseUrl, dataFolder: '' }, 8)
  servers = await Promise.all([startApi(databaseUrl), startApi(databaseUrl)])
})

afterAll(async () => {
  for (const { child } of servers) child.kill('SIGKILL')
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const startApi = (url: string) =>
  startServer({ databaseUrl: url, dataFolder: folder }, { env: { CONTENT_DIR: contentFolder } })

async function onServer(statement: string, database = 'postgres') {
  const client = new pg.Client({ connectionString: postgres.url(database) })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

/**
 * Writes while `fault` happens, and until both servers have answered well for a moment after it. Resolves with the time after it, in ms, at which a call that was
 * not answered well began. */
async function writeDuring(fault: () => Promise<void>, addresses = servers.map(({ address }) => address)) {
  const writing = startWriting(addresses, cookies)
  onTestFinished(() => writing.stop())
  await untilWell(writing, Date.now())
  await fault()
  const over = Date.now()
  await untilWell(writing, over)
  await writing.stop()

  const statuses = [...new Set(writing.answers.map(({ status }) => status))].sort()
  for (const { status, body, retryAfter } of writing.answers) {
    if (status !== 200) expect({ status, body, retryAfter }).toEqual(inWords)
  }
  const stored = await storedNotes()
  expect(writing.acknowledged.filter((content) => !stored.has(content))).toEqual([])
  const bad = writing.answers.filter(({ status }) => status !== 200)
  return { statuses, gapMs: Math.max(0, ...bad.map(({ at, ms }) => at - ms - over)), ...writing }
}

const inWords = {
  status: 503,
  body: { errors: {}, msg: unavailableMessage },
  retryAfter: expect.stringMatching(/^\d+$/),
}

/** Forty good answers, one after the other. */
async function untilWell({ answers }: ReturnType<typeof startWriting>, since: number) {
  await expect
    .poll(() => answers.filter(({ at }) => at > since).slice(-40), { timeout: 30_000, interval: 50 })
    .toSatisfy((last: { status: number }[]) => last.length === 40 && last.every(({ status }) => status === 200))
}

async function storedNotes() {
  const rows = await onServer('select content from notes', 'faults')
  return new Set(rows.map(({ content }: { content: string }) => content))
}

const livesOn = () => expect(servers.map(({ child }) => child.exitCode)).toEqual([null, null])
const backendsOfApi = `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'faults' and pid <> pg_backend_pid()`

test.each([
  ['tidily', 'SIGINT'],
  ['as in a crash', 'SIGQUIT'],
] as const)('the database is restarted %s', async (_, signal) => {
  const { gapMs, statuses } = await writeDuring(async () => {
    await postgres.end(signal)
    await sleep(500)
    await postgres.startAgain()
  })
  expect(statuses).toEqual([200, 503])
  expect(gapMs).toBeLessThan(2000)
  livesOn()
})

test('the connections are ended again and again', async () => {
  const { acknowledged } = await writeDuring(async () => {
    for (let round = 0; round < 10; round++) {
      await onServer(backendsOfApi)
      await sleep(50)
    }
  })
  expect(acknowledged.length).toBeGreaterThan(40)
  livesOn()
})

test('others have taken all connections', async () => {
  await onServer(backendsOfApi)
  const others: pg.Client[] = []
  onTestFinished(async () => void (await Promise.all(others.map((client) => client.end()))))
  const { gapMs, statuses } = await writeDuring(async () => {
    for (;;) {
      const client = new pg.Client({ connectionString: postgres.url('postgres') })
      client.on('error', () => undefined)
      const isIn = await client.connect().then(
        () => true,
        () => false,
      )
      if (!isIn) break
      others.push(client)
    }
    // The last connection of the test itself would find no place either.
    await others.pop()?.query(backendsOfApi)
    await sleep(500)
    await Promise.all(others.splice(0).map((client) => client.end()))
  })
  expect(statuses).toContain(200)
  expect(gapMs).toBeLessThan(2000)
  livesOn()
})

test('the network hangs: no one waits for ever, and it is well at once when it is back', async () => {
  const network = await hangingNetwork(Number(new URL(databaseUrl).port))
  const url = new URL(databaseUrl)
  url.port = String(network.port)
  const server = await startApi(url.href)
  onTestFinished(() => void server.child.kill('SIGKILL'))
  const { gapMs, answers } = await writeDuring(async () => {
    network.setHanging(true)
    await sleep(7000)
    network.setHanging(false)
  }, [server.address])
  // New calls give up after 5 s; those that were under way after 10.
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(12_000)
  expect(gapMs).toBeLessThan(2000)
  expect(server.child.exitCode).toBe(null)
})

/** A way to the database on which bytes can be swallowed, as by a firewall that forgot the connections. */
async function hangingNetwork(to: number) {
  let isHanging = false
  const sockets = new Set<Socket>()
  const proxy = createServer((near) => {
    const far = new (near.constructor as typeof Socket)().connect(to, '127.0.0.1')
    for (const [from, into] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => undefined)
      from.on('close', () => {
        sockets.delete(from)
        into.destroy()
      })
      from.on('data', (bytes) => {
        if (!isHanging) into.write(bytes)
      })
    }
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const address = proxy.address()
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    proxy.close()
  })
  const setHanging = (now: boolean) => {
    isHanging = now
  }
  return { port: typeof address === 'object' && address ? address.port : 0, setHanging }
}

test('a server that starts before its database waits for it', async () => {
  await postgres.end('SIGINT')
  const early = startServer(
    { databaseUrl, dataFolder: folder },
    { env: { CONTENT_DIR: contentFolder, DATABASE_WAIT: '30' } },
  )
  await sleep(1000)
  await postgres.startAgain()
  const server = await early
  onTestFinished(() => void server.child.kill('SIGKILL'))
  expect((await fetch(`${server.address}/api/ready`)).status).toBe(200)
})
