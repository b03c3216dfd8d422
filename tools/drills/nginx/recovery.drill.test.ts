import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@stepwise/cli/port'
import { root } from '@stepwise/cli/root'
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
