import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { startPostgres } from '@stepwise/api/testing/postgres-server'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import { filesBelow } from '@stepwise/deploy'
import { contentFolders, filePrefixes, storeFolders } from '@stepwise/deploy/gateway'
import { attacks } from '@stepwise/deploy/testing/attacks'
import { concurrentCaller, sendRaw } from '@stepwise/deploy/testing/raw-http'
import { recordingApi } from '@stepwise/deploy/testing/recording-api'
import { releasedStore } from '@stepwise/deploy/testing/released-store'
import { calls } from '@stepwise/shared/contracts/calls'
import { unavailableMessage } from '@stepwise/shared/server'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parse } from 'yaml'
import { type Server, startServer } from './many-servers.ts'
import { type DrillResponse, decoded, responseTo } from './responses.ts'
import { type RunningNginx, startNginx } from './start-nginx.ts'

const contentDir = join(root, 'content')
let nginx: RunningNginx | undefined
let apis: Server[] = []
let gateways: Server[] = []
let storeDir: string
let runDir: string
let apiEnv: NodeJS.ProcessEnv
const metricsAddresses: string[] = []
const stops: (() => Promise<unknown>)[] = []

beforeAll(async () => {
  runDir = await mkdtemp(join(tmpdir(), 'stepwise-nginx-'))
  stops.push(() => rm(runDir, { recursive: true, force: true }))
  const postgres = await startPostgres()
  stops.unshift(() => postgres.stop())
  const client = new pg.Client(postgres.url('postgres'))
  await client.connect()
  await client.query('create database many_servers')
  await client.end()
  const released = await releasedStore({ learn: {}, journal: {} })
  storeDir = released.root
  apiEnv = { DATABASE_URL: postgres.url('many_servers'), DATA_DIR: join(runDir, 'data'), LOG_LEVEL: 'info' }
  // One after the other: the first one fills the database.
  apis = [
    await startServer('api', { ...apiEnv, ...(await withMetrics()) }),
    await startServer('api', { ...apiEnv, ...(await withMetrics()) }),
  ]
  const gatewayEnv = { STORE_DIR: storeDir, CONTENT_DIR: contentDir, TRUST_PROXY: '1' }
  gateways = await Promise.all(apis.map(({ at }) => startServer('gateway', { ...gatewayEnv, API_URL: `http://${at}` })))
  stops.unshift(() => Promise.all([...apis, ...gateways].map((server) => server.kill())))
  nginx = await startNginx({
    port: await freePort(),
    apis: apis.map(({ at }) => at),
    gateways: gateways.map(({ at }) => at),
    storeDir,
    contentDir,
    runDir: join(runDir, 'nginx'),
  })
  const running = nginx
  if (running) stops.unshift(() => running.stop())
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

async function withMetrics() {
  const port = await freePort()
  metricsAddresses.push(`http://127.0.0.1:${port}/metrics`)
  return { METRICS_PORT: String(port) }
}

/** Without an nginx on this machine there is nothing to try; start-nginx has printed why. */
const nginxTest = (name: string, run: (address: string) => Promise<void>) =>
  test(name, async ({ skip }) => (nginx ? run(nginx.address) : skip('no nginx')))

/** The largest file of each ending below each of the folders, as addresses: a small one has no compressed copies. */
async function oneOfEach(base: string, folders: string[]) {
  const found = new Map<string, { address: string; size: number }>()
  for (const folder of folders)
    for (const file of await filesBelow(join(base, folder))) {
      const { size } = await stat(join(base, folder, file))
      const kind = `${folder} ${extname(file)}`
      if (size > (found.get(kind)?.size ?? -1)) found.set(kind, { address: `/${folder}/${file}`, size })
    }
  return [...found.values()].map(({ address }) => address)
}

/** What differs on purpose, by the header: nginx names itself, makes its own tags of files, and knows no Brotli for what it gets. */
const differing = new Set(['server', 'date', 'connection', 'keep-alive', 'etag', 'x-request-id', 'transfer-encoding'])

function comparable(response: DrillResponse) {
  const isCompressed = response.headers['content-encoding'] !== undefined
  const headers = Object.entries(response.headers)
    .filter(([name]) => !differing.has(name))
    // Of a part of a file nginx does not say that it has parts.
    .filter(([name]) => !(response.status === 206 && name === 'accept-ranges'))
    .filter(([name]) => !(isCompressed && (name === 'content-length' || name === 'content-encoding')))
    .map(([name, value]) => [name, name === 'vary' ? String(value).toLowerCase() : value])
  return { status: response.status, isCompressed, headers: Object.fromEntries(headers), body: shown(decoded(response)) }
}

/** The beginning of a body, and all of it as a hash. */
const shown = (body: string) =>
  body.length < 200 ? body : `${body.slice(0, 60)}… ${createHash('sha256').update(body).digest('hex')}`

// docs/product/wire.md#too-many-cookies
nginxTest('too many cookies get a page that says what to do, and calls get JSON', async (address) => {
  const cookies = (bytes: number) => ({
    cookie: Array.from({ length: 8 }, (_, n) => `c${n}=${'x'.repeat(bytes / 8)}`).join('; '),
  })
  const page = await fetch(address, { headers: { accept: 'text/html', ...cookies(20_000) } })
  expect([page.status, page.headers.get('content-type')]).toEqual([431, 'text/html; charset=utf-8'])
  expect(await page.text()).toContain('Remove the cookies')
  const call = await fetch(`${address}/api/users`, { headers: { accept: '*/*', ...cookies(20_000) } })
  expect([call.status, call.headers.get('content-type')]).toEqual([431, 'application/json; charset=utf-8'])
})

nginxTest('every public address answers through nginx as through a gateway', async (address) => {
  const gatewayAddress = `http://${gateways[0]?.at}`
  const host = 'stepwise.test'
  const files = [...(await oneOfEach(storeDir, storeFolders)), ...(await oneOfEach(contentDir, contentFolders))]
  const apiReads = Object.keys(calls)
    .filter((name) => name.startsWith('GET ') && !name.includes(':'))
    .map((name) => `/api${name.slice('GET '.length)}`)
  const pages = ['/', '/sign-in', '/learn', '/nowhere', '/a%2fb', '//twice', '/registry.json', '/robots.txt']
  const addresses = [
    ...pages,
    ...['/sitemap.xml', '/favicon.ico', '/api', '/api/', '/api/nothing.js', '/api/dev/outbox'],
    ...filePrefixes.flatMap((prefix) => [prefix, `${prefix}missing.js`, `${prefix}.hidden.js`, prefix.slice(0, -1)]),
    ...['/release/versions', '/release/status', '/media/../registry.json', '/host/%2e%2e/%2e%2e/etc/passwd'],
    ...files,
    ...apiReads,
  ]
  expect(files.length).toBeGreaterThan(10)
  const different: object[] = []
  const signedIn = await signIn(address)
  for (const path of addresses)
    for (const headers of [
      { host, 'accept-encoding': 'br, gzip', accept: '*/*' },
      { host, accept: 'application/json', ...(path.startsWith('/api') && signedIn) },
      ...(files.includes(path)
        ? [
            { host, range: 'bytes=2-5' },
            { host, 'accept-encoding': 'gzip' },
          ]
        : []),
    ])
      for (const method of path === '/' || files.includes(path) ? ['GET', 'HEAD', 'POST'] : ['GET']) {
        const [through, direct] = await Promise.all([
          responseTo(address, path, { method, headers }),
          responseTo(gatewayAddress, path, { method, headers }),
        ])
        if (!isDeepStrictEqual(comparable(through), comparable(direct)))
          different.push({
            call: `${method} ${path} ${JSON.stringify(headers)}`,
            through: comparable(through),
            direct: comparable(direct),
          })
      }
  expect(different).toEqual([])
})

/** Headers of a demo account. */
async function signIn(address: string) {
  const { headers, status } = await responseTo(address, '/api/auth/sign_in', {
    method: 'POST',
    headers: { host: 'stepwise.test', 'content-type': 'application/json' },
    body: JSON.stringify({ user: { email: 'student@demo.stepwise.test', password: 'Stepwise-demo-1' } }),
  })
  expect(status).toBe(200)
  return {
    cookie: [headers['set-cookie'] ?? []]
      .flat()
      .map((one) => one.split(';')[0])
      .join('; '),
    origin: 'http://stepwise.test',
  }
}

nginxTest('an address that cannot be decoded is refused in words', async (address) => {
  // The gateway shows the page for unknown addresses: nginx cannot tell where such a one leads.
  for (const path of ['/%zz', '/api/%zz'])
    expect(await responseTo(address, path)).toMatchObject({
      status: 400,
      body: Buffer.from('{"errors":{},"msg":"The request could not be understood."}'),
    })
})

nginxTest('a large body gets through, and one that no call takes is refused in words', async (address) => {
  const headers = { host: 'stepwise.test', 'content-type': 'application/json', ...(await signIn(address)) }
  const photo = (bytes: number) =>
    responseTo(address, '/api/users/avatar', {
      method: 'POST',
      headers,
      body: JSON.stringify({ avatar: { image: `data:image/jpeg;base64,${'A'.repeat(bytes)}` } }),
    })
  // It arrives whole: the API has looked at the picture.
  expect(await photo(6_000_000)).toMatchObject({ status: 422 })
  const tooLarge = await photo(17_000_000)
  expect([tooLarge.status, JSON.parse(String(tooLarge.body)).msg]).toEqual([413, 'This is too large to send.'])
})

nginxTest('whoever makes up an address of theirs is counted by the real one', async (address) => {
  const ask = (forged: string) =>
    responseTo(address, '/api/auth/reset_password', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': forged, forwarded: `for=${forged}` },
      body: JSON.stringify({ user: { email: 'somebody@demo.stepwise.test' } }),
    })
  const statuses: number[] = []
  for (let number = 1; number <= 6; number += 1) statuses.push((await ask(`203.0.113.${number}`)).status)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

nginxTest('what two servers could read differently does not reach an API as another call', async () => {
  const api = await recordingApi()
  const port = await freePort()
  const at = api.url.slice('http://'.length)
  const front = await startNginx({ port, apis: [at], gateways: [at], contentDir, runDir: join(runDir, 'attacked') })
  const other = concurrentCaller(port, 'ada')
  await Promise.all(attacks.map(([, bytes]) => sendRaw(port, [bytes], 1000)))
  expect(await other.stop()).toEqual([])
  expect(api.seen.filter(({ url }) => url.includes('hidden'))).toEqual([])
  await front?.stop()
  await api.app.close()
})

nginxTest('an answer names the id by which nginx and the API have logged the request', async (address) => {
  const { headers } = await responseTo(address, '/api/flows', { headers: { 'x-request-id': 'made-up-by-a-caller' } })
  const id = String(headers['x-request-id'])
  expect(id).toMatch(/^[0-9a-f]{32}$/)
  await expect.poll(() => apis.some((api) => api.output().includes(`"reqId":"${id}"`))).toBe(true)
  await expect.poll(() => readFile(join(runDir, 'nginx', 'access.log'), 'utf8')).toContain(`"id":"${id}"`)
})

nginxTest('dashboard and alerts ask for metrics that are served', async (address) => {
  const post = (path: string, body: object) =>
    responseTo(address, `/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  await post('/auth/sign_in', { user: { email: 'student@demo.stepwise.test', password: 'not the right one' } })
  await post('/client_loads', { loads: [{ part: 'learn', version: '1.0.0-ab12cd34', count: 1 }] })
  const texts = await Promise.all(metricsAddresses.map(async (one) => (await fetch(one)).text()))
  const served = new Set(texts.flatMap((text) => [...text.matchAll(/^(\w+)[ {]/gm)].map(([, name]) => name)))
  const monitoring = join(root, 'deploy', 'monitoring')
  const dashboard = JSON.parse(await readFile(join(monitoring, 'grafana-dashboard.json'), 'utf8'))
  const { groups } = parse(await readFile(join(monitoring, 'alerts.yml'), 'utf8'))
  const expressions: string[] = [
    ...dashboard.panels.flatMap(({ targets }: { targets: { expr: string }[] }) => targets.map(({ expr }) => expr)),
    ...groups.flatMap(({ rules }: { rules: { expr: string }[] }) => rules.map(({ expr }) => expr)),
  ]
  const asked = expressions.flatMap((expr) => expr.match(/\b(http|nodejs|process|stepwise)_\w+/g) ?? [])
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((name) => !served.has(name))).toEqual([])
  expect(texts.join('')).not.toContain('demo.stepwise.test')
})

nginxTest('an API and a gateway are killed: no read fails, and a write at most in words', async (address) => {
  const headers = { host: 'stepwise.test', 'content-type': 'application/json', ...(await signIn(address)) }
  const failures: string[] = []
  const counts = { reads: 0, writes: 0, refused: 0 }
  let isDone = false
  const reader = async (path: string) => {
    while (!isDone) {
      const { status } = await responseTo(address, path, { headers })
      counts.reads += 1
      if (status !== 200) failures.push(`GET ${path}: ${status}`)
    }
  }
  const writer = async () => {
    while (!isDone) {
      const body = JSON.stringify({ accessability_setting: { font_size: 3 } })
      const response = await responseTo(address, '/api/users/accessability_setting', { method: 'PUT', headers, body })
      counts.writes += 1
      if (response.status === 503) {
        counts.refused += 1
        expect(response.headers['retry-after']).toBe('5')
        expect(JSON.parse(String(response.body))).toEqual({ errors: {}, msg: unavailableMessage })
      } else if (response.status !== 200) failures.push(`PUT: ${response.status}`)
    }
  }
  const running = ['/api/flows', '/api/users/profile', '/', '/registry.json'].map(reader)
  const load = Promise.all([...running, ...Array.from({ length: 4 }, writer)])
  await expect.poll(() => counts.writes).toBeGreaterThan(20)
  await Promise.all([apis[0]?.kill(), gateways[0]?.kill()])
  const { reads, writes } = counts
  await expect.poll(() => counts.reads > reads + 200 && counts.writes > writes + 100, { timeout: 60_000 }).toBe(true)
  isDone = true
  await load
  expect(failures).toEqual([])
  // Only those that the killed API had already begun.
  expect(counts.refused).toBeLessThanOrEqual(4)
})

nginxTest('without any API or gateway a person gets the words, and the API back is found at once', async (address) => {
  await Promise.all([...apis, ...gateways].map((server) => server.kill()))
  const call = await responseTo(address, '/api/flows')
  expect([call.status, call.headers['retry-after'], JSON.parse(String(call.body)).msg]).toEqual([
    503,
    '5',
    unavailableMessage,
  ])
  const page = await responseTo(address, '/', { headers: { accept: 'text/html' } })
  expect([page.status, String(page.body)]).toEqual([503, `${unavailableMessage}\n`])
  const port = Number(apis[0]?.at.split(':')[1])
  apis.push(await startServer('api', apiEnv, port))
  expect((await responseTo(address, '/api/health')).status).toBe(200)
})
