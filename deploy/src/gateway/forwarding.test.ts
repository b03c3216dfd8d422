import type { IncomingMessage, RequestListener } from 'node:http'
import http, { createServer } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { parseTrustProxy } from '@stepwise/shared/server'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anyPort, gatewayToRecordingApi, openGateway } from '../testing/open-gateway.ts'
import { sendRaw } from '../testing/raw-http.ts'

/** A gateway in front of an API that answers as the test says. */
async function gatewayTo(answer: RequestListener, { host = '127.0.0.1', trustProxy = '' } = {}) {
  const seen: IncomingMessage[] = []
  const api = createServer((request, response) => {
    seen.push(request)
    answer(request, response)
  })
  await new Promise<void>((resolve) => api.listen(0, host, resolve))
  const { port } = api.address() as AddressInfo
  const apiUrl = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
  const app = await openGateway({ apiUrl, trustProxy: parseTrustProxy(trustProxy) })
  onTestFinished(async () => {
    await app.close()
    api.closeAllConnections()
    api.close()
  })
  return { app, seen, apiHost: new URL(apiUrl).host }
}

const json = 'application/json; charset=utf-8'
const words = (bytes: number) => JSON.stringify('x'.repeat(bytes - 2))

function answerWith(body: string, headers: Record<string, string> = {}): RequestListener {
  return (_request, response) => {
    response.writeHead(200, { 'content-type': json, 'content-length': String(Buffer.byteLength(body)), ...headers })
    response.end(body)
  }
}

test('JSON of 1,000 bytes or more is compressed as the browser accepts it', async () => {
  const { app } = await gatewayTo(answerWith(words(1000)))
  const [br, gzip, none] = await Promise.all(
    ['gzip, deflate, br', 'gzip', 'identity'].map((accepted) =>
      app.inject({ url: '/api/words', headers: { 'accept-encoding': accepted } }),
    ),
  )
  expect(br?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' })
  expect(br?.headers['content-length']).toBeUndefined()
  expect(gzip?.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
  expect(gunzipSync(gzip?.rawPayload ?? '').toString()).toBe(words(1000))
  expect(none?.headers).toMatchObject({ 'content-length': '1000', vary: 'accept-encoding' })
  expect(none?.headers['content-encoding']).toBeUndefined()
  expect(none?.body).toBe(words(1000))
  expect((await app.inject({ url: '/api/words' })).body).toBe(words(1000))
})

test('JSON whose length is not known is compressed', async () => {
  const { app } = await gatewayTo((_request, response) => {
    response.writeHead(200, { 'content-type': json })
    response.end('[]')
  })
  const { headers } = await app.inject({ url: '/api/words', headers: { 'accept-encoding': 'br' } })
  expect(headers['content-encoding']).toBe('br')
})

test.each([
  ['short', words(999), {}],
  ['compressed already', words(2000), { 'content-encoding': 'zstd' }],
  ['not JSON', words(2000), { 'content-type': 'application/msword' }],
] as const)('a body that is %s is passed on as it is', async (_, body, own) => {
  const { app } = await gatewayTo(answerWith(body, own))
  const answer = await app.inject({ url: '/api/words', headers: { 'accept-encoding': 'br, gzip' } })
  expect(answer.headers).toMatchObject({ 'content-length': String(body.length), ...own })
  expect(answer.headers['content-encoding']).toBe('content-encoding' in own ? 'zstd' : undefined)
  expect(answer.headers.vary).toBeUndefined()
  expect(answer.body).toBe(body)
})

test('headers of the API’s connection do not reach the browser, all others do', async () => {
  const ofConnection = { connection: 'close, X-Internal', 'x-internal': '1', 'keep-alive': 'timeout=1' }
  const others = { 'proxy-authenticate': 'Basic', 'set-cookie': 'session=1; HttpOnly', etag: '"1"' }
  const { app } = await gatewayTo(answerWith('{}', { ...ofConnection, ...others }))
  const { headers } = await app.inject({ url: '/api/words' })
  expect(headers).toMatchObject({ 'set-cookie': ['session=1; HttpOnly'], etag: '"1"', 'content-length': '2' })
  for (const name of ['x-internal', 'keep-alive', 'proxy-authenticate']) expect(headers).not.toHaveProperty(name)
})

test('only a trusted proxy is believed who called', async () => {
  const forwarded = (client: string, proto: string, host: string) => ({
    host: 'stepwise.test',
    ...{ 'x-forwarded-for': client, 'x-forwarded-proto': proto, 'x-forwarded-host': host },
  })
  const headers = forwarded('6.6.6.6', 'https', 'a.test')
  const plain = await gatewayTo(answerWith('{}'))
  await plain.app.inject({ url: '/api/words', headers })
  expect(plain.seen[0]?.headers).toMatchObject(forwarded('127.0.0.1', 'http', 'stepwise.test'))
  const trusting = await gatewayTo(answerWith('{}'), { trustProxy: '1' })
  await trusting.app.inject({ url: '/api/words', headers })
  expect(trusting.seen[0]?.headers).toMatchObject(forwarded('6.6.6.6, 127.0.0.1', 'https', 'a.test'))
  await trusting.app.inject({ url: '/api/words', headers: { host: 'stepwise.test' } })
  expect(trusting.seen[1]?.headers['x-forwarded-for']).toBe('127.0.0.1')
})

test.each(['1', 'loopback'])(
  'behind a proxy (%s), what a caller has forged does not reach the API',
  async (trustProxy) => {
    const { app, seen } = await gatewayTo(answerWith('{}'), { trustProxy })
    const headers = { host: 'stepwise.test', 'x-forwarded-for': '6.6.6.6, 192.0.2.7' }
    await app.inject({ url: '/api/words', headers })
    expect(seen[0]?.headers['x-forwarded-for']).toBe('192.0.2.7, 127.0.0.1')
  },
)

test('a call without a host gets that of the API', async () => {
  const { app, seen, apiHost } = await gatewayTo(answerWith('{}'))
  const { port } = new URL(await app.listen(anyPort))
  await sendRaw(Number(port), ['GET /api/words HTTP/1.0\r\n\r\n'])
  expect(seen[0]?.headers.host).toBe(apiHost)
  expect(seen[0]?.headers).not.toHaveProperty('x-forwarded-host')
})

test('a body is announced to the API as the caller announced it, and no body as none', async () => {
  const { app, seen } = await gatewayTo((request, response) => void request.resume().on('end', () => response.end()))
  const framingOf = async (method: 'GET' | 'HEAD' | 'POST' | 'DELETE', payload?: string | NodeJS.ReadableStream) => {
    await app.inject({ method, url: '/api/words', ...(payload !== undefined && { payload }) })
    const { 'content-length': length, 'transfer-encoding': encoding } = seen.at(-1)?.headers ?? {}
    return [seen.at(-1)?.method, length, encoding]
  }
  expect(await framingOf('GET')).toEqual(['GET', undefined, undefined])
  expect(await framingOf('HEAD')).toEqual(['HEAD', undefined, undefined])
  expect(await framingOf('DELETE')).toEqual(['DELETE', '0', undefined])
  expect(await framingOf('POST', 'words')).toEqual(['POST', '5', undefined])
})

test('the API may listen on an IPv6 address', async () => {
  const { app, seen } = await gatewayTo(answerWith('{}'), { host: '::1' })
  expect((await app.inject({ url: '/api/words' })).statusCode).toBe(200)
  expect(seen[0]?.socket.localAddress).toBe('::1')
})

test('a form that a browser has sent by itself is answered in words when the API is not there', async () => {
  const { app } = await gatewayTo((request) => request.destroy())
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const url = '/api/contact/guest_message'
  const form = await app.inject({ method: 'POST', url, headers, payload: 'message=Hello' })
  expect([form.statusCode, form.headers['content-type']]).toEqual([503, 'text/plain; charset=utf-8'])
  expect(form.body).toMatch(/^Sorry, there was a problem sending your message\./)
})

test('an API with an https address is called by TLS', async () => {
  const [overTls, plain] = [vi.spyOn(https, 'request'), vi.spyOn(http, 'request')]
  const app = await openGateway({ apiUrl: 'https://127.0.0.1:9' })
  expect((await app.inject({ url: '/api/words' })).statusCode).toBe(503)
  expect([overTls.mock.calls.length, plain.mock.calls.length]).toEqual([1, 0])
  expect(overTls.mock.calls[0]?.[0]).toMatchObject({ agent: expect.any(https.Agent) })
  vi.restoreAllMocks()
})

test('reading calls share a connection to the API, writing calls have one each', async () => {
  let ports: (number | undefined)[] = []
  const { app } = await gatewayTo((request, response) => {
    ports.push(request.socket.remotePort)
    request.resume().on('end', () => response.end('{}'))
  })
  const address = await app.listen(anyPort)
  const connectionsOf = async (method: string) => {
    ports = []
    for (let i = 0; i < 3; i++) await fetch(`${address}/api/words`, { method }).then((answer) => answer.text())
    return new Set(ports).size
  }
  expect(await connectionsOf('GET')).toBe(1)
  expect(await connectionsOf('POST')).toBe(3)
})

test('a reading call on a connection that the API has just closed is sent again, once', async () => {
  let calls = 0
  const { app } = await gatewayTo((request, response) => {
    if (++calls === 2) request.socket.destroy()
    else response.end('{}')
  })
  expect((await app.inject({ url: '/api/words' })).statusCode).toBe(200)
  expect((await app.inject({ url: '/api/words' })).statusCode).toBe(200)
  expect(calls).toBe(3)
})

test('a call that the API breaks off is not repeated: the caller is asked to try again', async () => {
  let calls = 0
  const { app } = await gatewayTo((request) => {
    calls++
    request.socket.destroy()
  })
  for (const method of ['GET', 'POST'] as const) {
    const payload = method === 'POST' ? { payload: '{}' } : {}
    const { statusCode, headers, body } = await app.inject({ method, url: '/api/words', ...payload })
    expect([method, statusCode, headers['retry-after']]).toEqual([method, 503, '5'])
    expect(JSON.parse(body)).toEqual({
      errors: {},
      msg: 'The service is not answering at the moment. Your work is safe; please try again in a minute.',
    })
  }
  expect(calls).toBe(2)
})

test('an API that does not answer for a minute is given up', async () => {
  const request = vi.spyOn(http, 'request')
  const { app } = await gatewayTo(() => {})
  const answer = app.inject({ url: '/api/words' })
  await expect.poll(() => request.mock.results[0]?.type).toBe('return')
  expect(request.mock.calls[0]?.[0]).toMatchObject({ timeout: 60_000 })
  const [call] = request.mock.results.map(({ value }) => value as http.ClientRequest)
  // As the socket says after that minute.
  call?.emit('timeout')
  expect((await answer).statusCode).toBe(503)
  vi.restoreAllMocks()
})

test('a header that cannot be forwarded is the caller’s error', async () => {
  const { app } = await gatewayTo(answerWith('{}'))
  const answer = await app.inject({ url: '/api/words', headers: { 'x-words': 'a\u0000b' } })
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['errors', 'msg']])
})

test('the API itself answers at /api, with every method of ours', async () => {
  const { api, app } = await gatewayToRecordingApi()
  for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    for (const url of ['/api', '/api/any/where?a=1']) {
      await app.inject({ method, url })
      expect(api.seen.pop()).toMatchObject({ method, url })
    }
  }
})
