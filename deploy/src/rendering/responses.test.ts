import fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { createResponses, isThere } from './responses.ts'

// docs/product/public-pages.md#words-first

/** An API whose answers the test decides, and a clock that the test moves. */
async function setUp() {
  const api = { status: 200, words: 'first', current: undefined as unknown, calls: [] as (string | undefined)[] }
  const server = fastify({ logger: false })
  server.get('/api/pages/terms', async (request, reply) => {
    api.calls.push(request.headers['if-none-match'])
    const etag = `"${api.words}"`
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.code(api.status).header('etag', etag).send({ words: api.words, current: api.current })
  })
  const address = await server.listen({ port: 0, host: '127.0.0.1' })
  onTestFinished(() => server.close())
  const clock = { now: 0 }
  const responseOf = createResponses(address, () => clock.now)
  const ask = async () => {
    const response = await responseOf('/pages/terms')
    return isThere(response) ? response.body : response
  }
  return { api, clock, server, ask }
}

test('the API is asked at most every two seconds, whoever asks, and only for what has changed', async () => {
  const { api, clock, ask } = await setUp()
  expect(await Promise.all([ask(), ask(), ask()])).toEqual(Array(3).fill({ words: 'first' }))
  clock.now = 1999
  await ask()
  expect(api.calls).toEqual([undefined])
  clock.now = 2000
  expect(await ask()).toEqual({ words: 'first' })
  expect(api.calls).toEqual([undefined, '"first"'])
  api.words = 'second'
  clock.now = 4000
  expect(await ask()).toEqual({ words: 'second' })
})

test('while the API fails or is down, the last good answer stands', async () => {
  const { api, clock, server, ask } = await setUp()
  await ask()
  Object.assign(api, { status: 500, words: 'broken' })
  clock.now = 5000
  expect(await ask()).toEqual({ words: 'first' })
  await server.close()
  clock.now = 10_000
  expect(await ask()).toEqual({ words: 'first' })
})

test('a document that visitors may not read, or no longer, has no answer', async () => {
  const { api, clock, ask } = await setUp()
  await ask()
  Object.assign(api, { status: 401, words: 'secret' })
  clock.now = 5000
  expect(await ask()).toBeUndefined()
})

test.each([
  [404, { moved_to: '/elsewhere' }, null],
  [410, { moved_to: '/elsewhere' }, '/elsewhere'],
  [410, { moved_to: '//example.org' }, null],
  [410, { moved_to: '/x/..//example.org' }, null],
  [410, { moved_to: '/api/auth/sign_out' }, null],
  [410, { moved_to: 7 }, null],
  [410, undefined, null],
])(
  'after a %i with %j the address is that of nothing, moved to %j, and stays so while the API is down',
  async (status, current, to) => {
    const { api, clock, ask } = await setUp()
    Object.assign(api, { status, current })
    expect(await ask()).toEqual({ movedTo: to })
    api.status = 503
    clock.now = 5000
    expect(await ask()).toEqual({ movedTo: to })
  },
)

test('an API that has never answered has no answer, and is asked again', async () => {
  const { api, clock, ask } = await setUp()
  api.status = 503
  expect(await ask()).toBeUndefined()
  api.status = 200
  clock.now = 2000
  expect(await ask()).toEqual({ words: 'first' })
})
