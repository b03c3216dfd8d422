import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
import { addDrain, guardConnections, guardOptions } from '@stepwise/shared/server'
import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { responseTo } from './responses.ts'
import { startNginx } from './start-nginx.ts'

/** A server of which a test says how it answers. */
async function startServer() {
  const state = { status: 200 }
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(state.status).end())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => new Promise((done) => server.close(done).closeAllConnections())
  onTestFinished(async () => void (server.listening && (await stop())))
  return { state, stop, at: `127.0.0.1:${(server.address() as AddressInfo).port}` }
}

/** A real nginx that balances over APIs at these addresses. */
async function nginxBefore(apis: string[]) {
  const runDir = await mkdtemp(join(tmpdir(), 'stepwise-recovery-'))
  onTestFinished(() => rm(runDir, { recursive: true, force: true }))
  const contentDir = join(root, 'content')
  const nginx = await startNginx({ port: await freePort(), apis, gateways: apis, contentDir, runDir })
  if (nginx) onTestFinished(nginx.stop)
  return nginx
}

test('every call is back when the database is: no server is left out for its 503', async ({ skip }) => {
  const servers = [await startServer(), await startServer()]
  const addresses = servers.map(({ at }) => at)
  const nginx = await nginxBefore(addresses)
  if (!nginx) return skip('no nginx')
  const statusOf = async (method: string) => (await responseTo(nginx.address, '/api/notes', { method })).status

  for (const { state } of servers) state.status = 503
  for (let call = 0; call < 6; call++) expect([await statusOf('GET'), await statusOf('POST')]).toEqual([503, 503])
  for (const { state } of servers) state.status = 200
  expect([await statusOf('GET'), await statusOf('POST')]).toEqual([200, 200])

  // While one cannot reach the database, the other answers what both are asked.
  const [cut, well] = servers
  if (!cut || !well) throw new Error('Two servers were started.')
  cut.state.status = 503
  for (let call = 0; call < 6; call++) expect(await statusOf('GET')).toBe(200)

  await well.stop()
  cut.state.status = 200
  expect([await statusOf('GET'), await statusOf('POST')]).toEqual([200, 200])
})

test('servers that stop and start again while many people write cut none of them off', async ({ skip }) => {
  const ports = [await freePort(), await freePort()]
  const nginx = await nginxBefore(ports.map((port) => `127.0.0.1:${port}`))
  if (!nginx) return skip('no nginx')
  const servers = await Promise.all(ports.map(startBusyServer))
  onTestFinished(async () => void (await Promise.all(servers.map((server) => server.close()))))
  const statuses = new Map<string, number>()
  let isDone = false
  const caller = async (method: string) => {
    while (!isDone) {
      const answered = `${method} ${(await responseTo(nginx.address, '/api/notes', { method })).status}`
      statuses.set(answered, (statuses.get(answered) ?? 0) + 1)
    }
  }
  const running = Promise.all(['GET', 'GET', 'GET', ...Array.from({ length: 6 }, () => 'POST')].map(caller))
  for (const [index, port] of [...ports.entries(), ...ports.entries()]) {
    await servers[index]?.drain.stop({ noticeMs: 1500 })
    servers[index] = await startBusyServer(port)
    // Until nginx takes it again.
    await delay(1500)
  }
  isDone = true
  await running
  expect([...statuses.keys()].sort()).toEqual(['GET 200', 'POST 200'])
})

/** A server that stops as an API does, and whose calls take 2 ms of its only thread, so that further ones wait to be let in. */
async function startBusyServer(port: number) {
  const app = fastify(guardOptions())
  guardConnections(app)
  addDrain(app, { turnAwayMs: 500 })
  app.all('/api/notes', async () => {
    const end = performance.now() + 2
    while (performance.now() < end);
    return 'done'
  })
  await app.listen({ port, host: '127.0.0.1' })
  return app
}
