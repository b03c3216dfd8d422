import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { afterEach, expect, test, vi } from 'vitest'
import { countsReader } from './read-counts.ts'

// docs/product/errors.md#counts

const secret = 'a release secret of a test, 32 characters'
const since = new Date('2026-03-10T12:00:00Z')
const count = { part: 'learn', version: '1.0.0', loads: 3, faults: 1, errors: 0, failing_networks: 1 }

afterEach(() => vi.unstubAllEnvs())

async function reader(status: number, body: string) {
  vi.stubEnv('RELEASE_SECRET', secret)
  const asked: (string | undefined)[] = []
  const server = createServer((request, response) => {
    asked.push(request.url, request.headers.authorization)
    response.writeHead(status).end(body)
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const read = countsReader({ address: `${address}/` }, { dataDir: await temporaryFolder(), port: 1 })
  const answer = await read(since).catch((error: Error) => `${error.name}: ${error.message.replace(address, 'it')}`)
  await new Promise((resolve) => server.close(resolve))
  return { answer, asked }
}

test('counts are read with the release secret', async () => {
  const { answer, asked } = await reader(200, JSON.stringify({ counts: [count] }))
  expect(answer).toEqual([count])
  expect(asked).toEqual(['/api/release_counts?since=2026-03-10T12%3A00%3A00.000Z', `Bearer ${secret}`])
})

test('why they cannot be read is said in a line', async () => {
  expect((await reader(401, '')).answer).toBe(
    'WrongSecretError: What happened in browsers is not known: the API at it has another RELEASE_SECRET.',
  )
  expect((await reader(503, '')).answer).toBe(
    'UserFacingError: What happened in browsers is not known: it answered 503.',
  )
  expect((await reader(200, '<html>')).answer).toBe(
    'UserFacingError: What happened in browsers is not known: it answered with something else.',
  )
  vi.stubEnv('RELEASE_SECRET', secret)
  const nobody = countsReader({ address: 'http://127.0.0.1:9' }, { dataDir: '', port: 1 })
  await expect(nobody(since)).rejects.toThrow(
    'http://127.0.0.1:9 does not answer (--address says where the product is).',
  )
})
