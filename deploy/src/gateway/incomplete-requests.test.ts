import { Agent } from 'node:http'
import { beforeAll, expect, test } from 'vitest'
import { gatewayToRecordingApi } from '../testing/open-gateway.ts'
import { call, concurrentCaller, crlf, sendRaw } from '../testing/raw-http.ts'
import type { recordingApi } from '../testing/recording-api.ts'

let api: Awaited<ReturnType<typeof recordingApi>>
let port = 0
beforeAll(async () => {
  // Long enough for the other person’s calls on a busy machine.
  ;({ api, port } = await gatewayToRecordingApi({}, { timeoutMs: 4000 }))
})

const json = ['Host: x.test', 'Accept: application/json', 'Content-Type: application/json']
const post = (path: string, length: number) =>
  crlf(`POST ${path} HTTP/1.1`, ...json, `Content-Length: ${length}`, '', '')
const drip = Array.from({ length: 30 }, () => [' ', 500]).flat()

const incompleteRequests: [name: string, parts: (string | number)[], status: number][] = [
  ['a body that stops half-way', [post('/api/who', 1000), '{"a":'], 408],
  ['a body that drips', [post('/api/who', 1000), ...drip], 408],
  ['chunks that stop', [crlf('POST /api/who HTTP/1.1', ...json, 'Transfer-Encoding: chunked', '', '5', 'abc')], 408],
  ['a body that drips to where nothing is', [post('/nowhere', 1000), ...drip], 405],
  ['a rejected body that drips', [post('/api/rejects', 1000), ...drip], 401],
  ['a head that stops half-way', ['GET /api/who HTTP/1.1\r\nHost: x'], 408],
  ['a head that drips', ['GET /api/who HTTP/1.1\r\nX: ', ...drip], 408],
]

test('a request that is sent only in part is timed out, and other people’s calls go on', async () => {
  const other = concurrentCaller(port, 'ada')
  const times = Array.from({ length: 4 }, () => incompleteRequests).flat()
  const ends = times.map(async ([name, parts, status]) => ({ name, status, ...(await sendRaw(port, parts, 60_000)) }))
  for (const { name, status, statuses, isClosed, text } of await Promise.all(ends)) {
    expect([name, statuses, isClosed]).toEqual([name, [status], true])
    expect(text, name).toMatch(/"errors":\{\},"msg":"/)
  }
  expect(await other.stop()).toEqual([])
}, 160_000)

test('an error sent during a large upload arrives, and closes the connection', async () => {
  const other = concurrentCaller(port, 'ada')
  const body = Buffer.alloc(6_000_000, 'x')
  for (const [path, status] of [
    ['/api/rejects', 401],
    ['/api/who', 413],
  ] as const) {
    const answers = await Promise.all(Array.from({ length: 4 }, () => call(port, { method: 'POST', path, body })))
    expect(answers.map((answer) => [path, answer.status, answer.headers.connection])).toEqual(
      Array(4).fill([path, status, 'close']),
    )
    for (const { text } of answers) expect(JSON.parse(text)).toEqual({ errors: {}, msg: expect.any(String) })
  }
  expect(await other.stop()).toEqual([])
})

test('a caller who hangs up aborts their call to the API', async () => {
  const ended = api.nextAbort()
  await sendRaw(port, [crlf('GET /api/never HTTP/1.1', 'Host: x.test', '', '')], 200)
  await ended
  const endedHalfWay = api.nextAbort()
  await sendRaw(port, [post('/api/who', 1000), '{"a":'], 50)
  await endedHalfWay
})

test('a connection is reused for the next call, and a photo arrives complete', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const body = Buffer.alloc(5_000_000, 'x')
  const photo = await call(port, { method: 'POST', path: '/api/photo', body, agent, type: 'image/png' })
  expect([photo.status, photo.text]).toEqual([200, '{"bytes":5000000}'])
  for (let i = 0; i < 3; i++) expect((await call(port, { method: 'GET', path: '/api/who', agent })).status).toBe(200)
  const file = await call(port, { method: 'GET', path: '/api/file', agent })
  expect([file.text.length, file.headers['content-length'], file.headers['content-type']]).toEqual([
    3_000_000,
    '3000000',
    'application/msword',
  ])
  expect(Object.values(agent.freeSockets).flat()).toHaveLength(1)
  agent.destroy()
})
