import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import { useTestApi } from './support/test-api.ts'

// Another proxy than our gateway may come before the API, so the API itself must keep the requests of one connection apart.
const api = useTestApi()
let app: FastifyInstance
let port = 0

beforeAll(async () => {
  app = await buildApp(api.context, { timeoutMs: 8000 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = portOf(app)
})
afterAll(() => app.close())

function portOf({ server }: FastifyInstance): number {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** What comes back for these bytes until the connection is closed. */
const sendRaw = (...lines: string[]) => sendRawTo(port, ...lines)
function sendRawTo(port: number, ...lines: string[]) {
  return new Promise<string>((resolve) => {
    let text = ''
    const socket = connect({ port, host: '127.0.0.1' })
    socket.on('data', (chunk) => (text += chunk)).on('error', () => undefined)
    socket.on('close', () => resolve(text))
    socket.write(lines.join('\r\n'))
  })
}
const failureIn = (text: string) => ({
  status: Number(/HTTP\/1\.1 (\d+)/.exec(text)?.[1]),
  body: JSON.parse(text.split('\r\n\r\n')[1] ?? ''),
})
const hidden = 'GET /api/flows HTTP/1.1\r\nX: '
const length = `Content-Length: ${hidden.length}`

test.each([
  ['GET with a body', ['GET /api/health HTTP/1.1', 'Host: x', length, '', hidden]],
  [
    'a length and chunks',
    ['POST /api/health HTTP/1.1', 'Host: x', length, 'Transfer-Encoding: chunked', '', '0', '', ''],
  ],
  ['two hosts', ['GET /api/health HTTP/1.1', 'Host: x', 'Host: y', '', '']],
  ['no HTTP', ['what is this', '', '']],
])('%s is rejected, and the connection ends', async (_, lines) => {
  const msg = 'The request could not be understood.'
  expect(failureIn(await sendRaw(...lines))).toEqual({ status: 400, body: { errors: {}, msg } })
})

test('a body that does not arrive ends the connection', async () => {
  const impatient = await buildApp(api.context, { timeoutMs: 1000 })
  onTestFinished(() => impatient.close())
  await impatient.listen({ port: 0, host: '127.0.0.1' })
  const sendHalf = (method: string) =>
    sendRawTo(
      portOf(impatient),
      `${method} /api/auth/sign_in HTTP/1.1`,
      'Host: x',
      'Content-Type: application/json',
      'Content-Length: 100',
      '',
      '{"user":',
    )
  const [half, unread] = await Promise.all([sendHalf('POST'), sendHalf('PUT')])
  expect(failureIn(half)).toEqual({ status: 408, body: { errors: {}, msg: expect.stringContaining('too long') } })
  // Rejected before its body: the answer comes at once, the connection ends when the body is overdue.
  expect([failureIn(unread).status, unread.match(/HTTP\/1\.1/g)?.length]).toEqual([405, 1])
})

test('a body that is too large gets its answer', async () => {
  const body = JSON.stringify({ user: { email: 'x'.repeat(3_000_000), password: 'x' } })
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`http://127.0.0.1:${port}/api/auth/sign_in`, { method: 'POST', headers, body })
  expect([answer.status, await answer.json()]).toEqual([413, { errors: {}, msg: 'This is too large to send.' }])
})

test('another method of a known address is a 405 that names its methods', async () => {
  const { id, call } = await api.newPerson()
  for (const [method, url, allow] of [
    ['DELETE', '/auth/sign_in', 'POST'],
    ['GET', '/auth/sign_out', 'DELETE'],
    ['PUT', `/users/avatar/${id}`, 'DELETE'],
    ['OPTIONS', '/flows?page=1', 'GET, HEAD'],
  ] as const) {
    const { status, headers, body } = await call(method, url)
    expect([method, url, status, headers.allow]).toEqual([method, url, 405, allow])
    expect(body).toEqual({ errors: {}, msg: 'This address does not accept that kind of request.' })
  }
  for (const [method, url] of [
    ['POST', '/nowhere'],
    ['GET', '/docs/static/nowhere.js'],
  ] as const)
    expect(await call(method, url)).toMatchObject({ status: 404, body: { errors: {}, msg: expect.any(String) } })
})

test('a caller who hangs up at once causes no error', async () => {
  const body = JSON.stringify({ user: { email: 'hangs-up@stepwise.test', password: 'wrong' } })
  const head = ['POST /api/auth/sign_in HTTP/1.1', 'Host: x', 'Content-Type: application/json']
  const request = [...head, `Content-Length: ${body.length}`, '', body].join('\r\n')
  const failed: unknown[] = []
  const note = (message: unknown) => failed.push((message as { error: unknown }).error)
  subscribe('tracing:fastify.request.handler:error', note)
  onTestFinished(() => void unsubscribe('tracing:fastify.request.handler:error', note))
  for (let i = 0; i < 10; i++) {
    const socket = connect({ port, host: '127.0.0.1' })
    await new Promise<void>((written) => socket.write(request, () => written()))
    // The bytes are read after the end of the connection is known: the address of the other side is not, by then.
    socket.resetAndDestroy()
  }
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200)
  expect(failed).toEqual([])
})
