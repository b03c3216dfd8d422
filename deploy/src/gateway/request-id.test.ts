import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { directoryStore } from '../store/directory-store.ts'
import { recordingApi } from '../testing/recording-api.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { gateway } from './gateway.ts'

let api: Awaited<ReturnType<typeof recordingApi>>
beforeEach(async () => {
  api = await recordingApi()
})
afterEach(async () => {
  await api.app.close()
  vi.restoreAllMocks()
})

const given = 'd2a0c8f24b5f4a62'
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

async function ask(trustProxy: string[] | false) {
  const [root, contentDir] = [await temporaryFolder(), await temporaryFolder()]
  const settings = { store: directoryStore(root), contentDir, apiUrl: api.url, isProduction: true, trustProxy }
  const app = await gateway(settings)
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/api/who`, { headers: { 'x-request-id': given } })
  await app.close()
  return answer
}

test('the id of a proxy that is believed goes on to the API, and nobody else’s does', async () => {
  await ask(['loopback'])
  await ask(false)
  const ids = api.seen.map(({ headers }) => headers['x-request-id'])
  expect(ids).toEqual([given, expect.stringMatching(uuid)])
})

test('when no API answers, the answer and the log name the same id', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  await api.app.close()
  const { status, headers } = await ask(['loopback'])
  expect([status, headers.get('x-request-id')]).toEqual([503, given])
  expect(said).toHaveBeenCalledWith(`The API did not answer (${given}): ECONNREFUSED.`)
})
