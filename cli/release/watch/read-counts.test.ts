import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { temporaryFolder } from '@stepwise/deploy/testing/temporary-folder'
import { afterEach, expect, test, vi } from 'vitest'
import { findCounts } from './fault-rate.ts'
import { countsReader } from './read-counts.ts'

// docs/product/errors.md#counts

const secret = 'a release secret of a test, 32 characters'
const since = new Date('2026-03-10T12:00:00Z')
const count = findCounts([], { part: 'learn', version: '1.0.0' })

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
  const answer = await read(since, { people: 2, networks: 1 }).catch(
    (error: Error) => `${error.name}: ${error.message.replace(address, 'it')}`,
  )
  await new Promise((resolve) => server.close(resolve))
  return { answer, asked }
}

test('counts are read with the release secret', async () => {
  const { answer, asked } = await reader(200, JSON.stringify({ counts: [count] }))
  expect(answer).toEqual([count])
  expect(asked).toEqual([
    '/api/release_counts?since=2026-03-10T12%3A00%3A00.000Z&without_people=2&without_networks=1',
    `Bearer ${secret}`,
  ])
})

const unknown = 'There is no data from browsers:'
test.each([
  [401, '', `WrongSecretError: ${unknown} the API at it has another RELEASE_SECRET.`],
  [503, '', `UserFacingError: ${unknown} it answered 503.`],
  [200, '<html>', `UserFacingError: ${unknown} it answered with something else.`],
])('why they cannot be read is shown in a line: %i %s', async (status, body, words) => {
  expect((await reader(status, body)).answer).toBe(words)
})

test('a server that does not answer is named in a line', async () => {
  vi.stubEnv('RELEASE_SECRET', secret)
  const unreachable = countsReader({ address: 'http://127.0.0.1:9' }, { dataDir: '', port: 1 })
  const words = 'http://127.0.0.1:9 does not answer (--address says where the product is).'
  await expect(unreachable(since)).rejects.toThrow(words)
})
