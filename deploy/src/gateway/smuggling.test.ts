import { beforeAll, beforeEach, expect, test } from 'vitest'
import { attacks, chunked, length, requestStart, smuggled } from '../testing/attacks.ts'
import { gatewayToRecordingApi } from '../testing/open-gateway.ts'
import { concurrentCaller, crlf, sendRaw } from '../testing/raw-http.ts'
import type { recordingApi } from '../testing/recording-api.ts'

// Browsers and Node's client cannot make these requests: they are bytes on a socket. During each attack another person keeps
// calling, and must get only their own answers.
let api: Awaited<ReturnType<typeof recordingApi>>
let port = 0
beforeAll(async () => {
  ;({ api, port } = await gatewayToRecordingApi({ isProduction: true }))
})
beforeEach(() => void api.seen.splice(0))

test('a request that two servers could read differently is rejected, and other people’s calls are untouched', async () => {
  const other = concurrentCaller(port, 'ada')
  const times = Array.from({ length: 3 }, () => attacks).flat()
  const answers = times.map(async (attack) => ({ attack, ...(await sendRaw(port, [attack[1]], 30_000)) }))
  for (const { attack, statuses, isClosed, text } of await Promise.all(answers)) {
    const [name, bytes, expected] = attack
    expect([name, statuses, isClosed], text).toEqual([name, expected, true])
    if (expected.length === 0 || bytes.startsWith('HEAD')) continue
    const [, body = ''] = text.split('\r\n\r\n')
    expect(JSON.parse(body), name).toEqual({ errors: {}, msg: expect.stringMatching(/^[A-Z][^_]+\.$/) })
  }
  expect(await other.stop()).toEqual([])
  expect(api.seen.filter(({ cookie }) => cookie !== 'ada')).toEqual([])
}, 130_000)

test('a request inside the body of another is only a body', async () => {
  const other = concurrentCaller(port, 'ada')
  const type = 'Content-Type: application/json'
  const body = JSON.stringify(smuggled)
  const honest = crlf(...requestStart('POST'), type, `Content-Length: ${body.length}`, 'Connection: close', '', body)
  const chunks = [body.length.toString(16), body, '0', '', '']
  const inChunks = crlf(...requestStart('PUT'), type, chunked, 'Connection: close', '', ...chunks)
  for (const bytes of [honest, inChunks]) expect((await sendRaw(port, [bytes], 30_000)).statuses).toEqual([200])
  expect(await other.stop()).toEqual([])
  const others = api.seen.filter(({ cookie }) => cookie !== 'ada')
  expect(others.map(({ url }) => url)).toEqual(['/api/who?attack', '/api/who?attack'])
})

test('pipelined requests are answered in order, and none after a rejected one', async () => {
  const other = concurrentCaller(port, 'ada')
  const get = (name: string) => crlf(`GET /api/who?${name} HTTP/1.1`, 'Host: x.test', `Cookie: ${name}`, '', '')
  const both = await sendRaw(port, [get('one') + get('two')], 1000)
  expect(both.text.match(/"url":"[^"]+"/g)).toEqual(['"url":"/api/who?one"', '"url":"/api/who?two"'])
  const rejected = await sendRaw(port, [crlf(...requestStart('GET'), length, '', smuggled) + get('three')], 30_000)
  expect([rejected.statuses, rejected.isClosed]).toEqual([[400], true])
  // The error about unreadable bytes must not be taken for the answer of the call before them.
  const unreadable = `${crlf('GET /api/never HTTP/1.1', 'Host: x.test', '', '')}what is this\r\n\r\n`
  const broken = await sendRaw(port, [unreadable], 30_000)
  expect([broken.statuses, broken.isClosed]).toEqual([[], true])
  expect(await other.stop()).toEqual([])
  expect(api.seen.filter(({ url }) => url.includes('three'))).toEqual([])
})

test('headers of the caller’s connection are not forwarded to the API', async () => {
  const connection = 'Connection: keep-alive, X-Secret, Cookie'
  const hop = ['Keep-Alive: timeout=9', 'TE: trailers', 'Trailer: X', 'Upgrade: websocket', 'Proxy-Authorization: x']
  const from = ['X-Secret: 1', 'Cookie: a=1', 'X-Forwarded-For: 6.6.6.6', 'Forwarded: for=6.6.6.6', 'X-Kept: 1']
  const [wait, type] = ['Expect: 100-continue', 'Content-Type: application/json']
  const answer = await sendRaw(port, [
    crlf(...requestStart('POST'), connection, ...hop, ...from, wait, type, 'Content-Length: 2', '', '{}'),
  ])
  expect(answer.statuses).toEqual([100, 200])
  expect(Object.keys(api.seen[0]?.headers ?? {}).sort()).toEqual(
    'connection content-length content-type host x-forwarded-for x-forwarded-host x-forwarded-proto x-kept x-request-id'.split(
      ' ',
    ),
  )
  expect(api.seen[0]?.headers).toMatchObject({ connection: 'close', 'x-forwarded-for': '127.0.0.1' })
  const asking = crlf(...requestStart('GET'), 'Connection: Upgrade', 'Upgrade: websocket', '', '')
  const upgrade = await sendRaw(port, [asking])
  expect(upgrade.statuses).toEqual([200])
  const old = await sendRaw(port, ['GET /api/who?old HTTP/1.0\r\n\r\n'])
  expect([old.statuses, old.isClosed]).toEqual([[200], true])
})
