import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { root } from '../launch/root.mjs'
import { freePort } from '../start/port.ts'
import { answerTo } from './answers.ts'
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

test('when the database is back, so is every call: no server is left out for its 503', async ({ skip }) => {
  const servers = [await startServer(), await startServer()]
  const addresses = servers.map(({ at }) => at)
  const runDir = await mkdtemp(join(tmpdir(), 'stepwise-recovery-'))
  onTestFinished(() => rm(runDir, { recursive: true, force: true }))
  const contentDir = join(root, 'content')
  const nginx = await startNginx({ port: await freePort(), apis: addresses, gateways: addresses, contentDir, runDir })
  if (!nginx) return skip('no nginx')
  onTestFinished(nginx.stop)
  const statusOf = async (method: string) => (await answerTo(nginx.address, '/api/notes', { method })).status

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
