import { afterEach, expect, test, vi } from 'vitest'
import { gatewayToRecordingApi } from '../testing/open-gateway.ts'

afterEach(() => void vi.restoreAllMocks())

const given = 'd2a0c8f24b5f4a62'
const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/
const ask = (address: string) => fetch(`${address}/api/who`, { headers: { 'x-request-id': given } })

test('the id of a proxy that is believed goes on to the API, and no one else’s does', async () => {
  for (const [trustProxy, id] of [
    [['loopback'], given],
    [false, expect.stringMatching(uuid)],
  ] as const) {
    const { api, address } = await gatewayToRecordingApi({ trustProxy: trustProxy && [...trustProxy] })
    await ask(address)
    expect(api.seen.map(({ headers }) => headers['x-request-id'])).toEqual([id])
  }
})

test('the answer and the log name the same id when no API answers', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  const { api, address } = await gatewayToRecordingApi({ trustProxy: ['loopback'] })
  await api.app.close()
  const { status, headers } = await ask(address)
  expect([status, headers.get('x-request-id')]).toEqual([503, given])
  expect(said).toHaveBeenCalledWith(`The API did not answer (${given}): ECONNREFUSED.`)
})
