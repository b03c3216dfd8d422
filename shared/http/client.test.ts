import { createWatch } from 'effector'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ClientSession, createClient } from './client.ts'
import { CallError, failurePageRequested, fieldErrorsOf, messageFor, networkFailed } from './index.ts'

const requests: { url: string; init: RequestInit }[] = []
let respond: () => Response | Promise<Response>
const pages: string[] = []
const lostNetworks = vi.fn()
let client = createClient()
const call = ((...given) => client.call(...given)) as typeof client.call
createWatch({ unit: failurePageRequested, fn: (page) => void pages.push(page) })
createWatch({ unit: networkFailed, fn: lostNetworks })

const json = (status: number, body: unknown) => Response.json(body, { status })
const failure = (status: number, msg = 'No.', errors = {}) => json(status, { msg, errors })

/** The error with which a call fails. */
const errorOf = (failing: Promise<unknown>) => failing.catch((caught: unknown) => caught)
const credentials = { body: { user: { email: 'a', password: 'b' } } }

const visitor = { mark: () => ({ visit: 0, session: 0 }), personId: () => null, renew: async () => false }
/** Connects a session of a visitor, with these changes. */
const connect = (session: Partial<ClientSession>) => client.connectSession({ ...visitor, ...session })

beforeEach(() => {
  client = createClient()
  requests.length = 0
  pages.length = 0
  lostNetworks.mockClear()
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    requests.push({ url, init })
    return respond()
  })
})
afterEach(() => void Reflect.deleteProperty(globalThis, 'stepwiseBoot'))

test('a call goes to /api with cookies, and its answer is in camelCase', async () => {
  respond = () => json(200, { learning_module: { id: 'a:b', chapters: [{ chapter_progress: 3 }] } })
  const answer = await call('GET /learning_module/:id', { params: { id: 'a:b' } })
  expect(requests[0]?.url).toBe('/api/learning_module/a%3Ab')
  expect(requests[0]?.init.credentials).toBe('same-origin')
  expect(answer.learningModule.chapters[0]?.chapterProgress).toBe(3)
})

test('a call names the person of the page, once they are known', async () => {
  respond = () => json(200, {})
  await call('DELETE /auth/sign_out')
  connect({ personId: () => 'somebody' })
  await call('DELETE /auth/sign_out')
  expect(requests.map(({ init }) => new Headers(init.headers).get('stepwise-person'))).toEqual([null, 'somebody'])
})

test('only calls about the session send the time zone', async () => {
  respond = () => json(200, {})
  await call('POST /auth/authorize')
  await call('GET /flows')
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  expect(requests.map(({ init }) => new Headers(init.headers).get('stepwise-time-zone'))).toEqual([timeZone, null])
})

test('the body is sent as it was given', async () => {
  respond = () => json(200, {})
  await call('POST /users/softwares/select', { body: { user: { software_ids: ['nvda'] } } })
  expect(requests[0]?.init.body).toBe('{"user":{"software_ids":["nvda"]}}')
})

test.each([
  ['default', 500, ['/error']],
  ['default', 404, ['/not-found']],
  ['default', 409, ['/something-went-wrong']],
  ['default', 422, []],
  ['default', 401, []],
  ['default', 'network', ['/error']],
  ['caller', 'network', []],
  ['caller', 500, []],
  ['page', 'network', ['/error']],
  ['page-if-reached', 'network', []],
  ['page-if-reached', 500, ['/error']],
] as const)('where the %s handles failures, a GET that fails with %s requests the pages %j', async (...row) => {
  const [failures, cause, expected] = row
  respond = () => (cause === 'network' ? Promise.reject(new TypeError('offline')) : failure(cause))
  const error = await errorOf(call('GET /flows', failures === 'default' ? {} : { failures }))
  expect(error).toBeInstanceOf(CallError)
  expect(error).toMatchObject({ failure: cause === 'network' ? { kind: 'network' } : { kind: 'http', status: cause } })
  expect(pages).toEqual(expected)
})

test('a failed call of another method leads to no page', async () => {
  respond = () => failure(500)
  const error = await errorOf(call('DELETE /auth/sign_out'))
  expect(pages).toEqual([])
  expect(messageFor(error)).toBe('No.')
})

test('a rejected form has messages by field', async () => {
  respond = () => failure(422, 'Please check the form.', { email: ['is taken'] })
  const error = await errorOf(call('POST /auth/sign_in', credentials))
  expect(fieldErrorsOf(error)).toEqual({ email: ['is taken'] })
})

test('after a 401 the call is made again once the person has signed in again', async () => {
  const answers = [failure(401), json(200, { flows: [] })]
  respond = () => answers.shift() as Response
  connect({ renew: async () => true })
  expect((await call('GET /flows')).flows).toEqual([])
  expect(requests).toHaveLength(2)
})

test('after a 401 the call fails if the person does not sign in again', async () => {
  respond = () => failure(401)
  connect({ renew: async () => false })
  await expect(call('GET /flows')).rejects.toMatchObject({ failure: { status: 401 } })
  expect(requests).toHaveLength(1)
})

test('a response to the page’s first script is used once', async () => {
  respond = () => json(200, { flows: [] })
  const early = Promise.resolve(json(200, { flows: [{ flow_percent: 7 }] }))
  Object.assign(globalThis, { stepwiseBoot: { calls: { '/flows': early } } })
  expect((await call('GET /flows')).flows[0]?.flowPercent).toBe(7)
  expect((await call('GET /flows')).flows).toEqual([])
  expect(requests).toHaveLength(1)
})

test.each([
  ['another visit', { visit: 1, session: 0 }],
  ['a later session', { visit: 0, session: 1 }],
])('a response to the page’s first script answers no call of %s', async (_, mark) => {
  Object.assign(globalThis, { stepwiseBoot: { calls: { '/flows': Promise.resolve(failure(401)) } } })
  connect({ mark: () => mark })
  respond = () => json(200, { flows: [] })
  expect((await call('GET /flows')).flows).toEqual([])
})

test('a call is aborted when its visit ends, whatever the server answers', async () => {
  let visit = 0
  connect({ mark: () => ({ visit, session: 0 }) })
  respond = () => new Promise(() => {})
  const answer = call('GET /flows')
  visit = 1
  client.endOutdatedCalls()
  await expect(answer).rejects.toMatchObject({ failure: { kind: 'aborted' } })
  expect(pages).toEqual([])
})

test('after a 401 of an earlier session the call is made again in the present one, and no one is asked', async () => {
  let session = 0
  const renewal = vi.fn(async () => true)
  connect({ mark: () => ({ visit: 0, session }), renew: renewal })
  const answers = [failure(401), json(200, { flows: [] })]
  respond = () => answers.shift() as Response
  const answer = call('GET /flows')
  session = 1
  expect((await answer).flows).toEqual([])
  expect(renewal).not.toHaveBeenCalled()
})

test('a sign-in aborts session checks that are under way, that of the page’s first script too', async () => {
  const stopAuthorize = vi.fn()
  Object.assign(globalThis, { stepwiseBoot: { authorize: new Promise(() => {}), stopAuthorize } })
  const early = call('POST /auth/authorize')
  respond = () => new Promise(() => {})
  const second = call('POST /auth/authorize')
  await expect(early).rejects.toMatchObject({ failure: { kind: 'aborted' } })
  expect(stopAuthorize).toHaveBeenCalled()
  respond = () => json(200, { id: 'robin' })
  await call('POST /auth/sign_in', credentials)
  await expect(second).rejects.toMatchObject({ failure: { kind: 'aborted' } })
})

test('sessionCallsEnded resolves when no call about the session is under way', async () => {
  let release = () => {}
  respond = () => new Promise((resolve) => (release = () => resolve(json(200, {}))))
  const signIn = call('POST /auth/sign_in', credentials)
  const ended = vi.fn()
  const waiting = client.sessionCallsEnded().then(ended)
  await new Promise((resolve) => setTimeout(resolve))
  expect(ended).not.toHaveBeenCalled()
  release()
  await Promise.all([signIn, waiting])
  expect(ended).toHaveBeenCalled()
})

test.each([
  ['DELETE /auth/sign_out', true, true],
  ['POST /auth/authorize', true, true],
  ['DELETE /users/avatar/:id', true, false],
  ['GET /flows', false, false],
] as const)('while %s has no answer, a change is under way: %s; a call about the session: %s', async (...row) => {
  const [name, isChange, isAboutSession] = row
  const underWay = () => [client.hasRunningChanges(), client.isSessionCallRunning()]
  for (const answer of [json(200, {}), failure(500)]) {
    let release = () => {}
    respond = () => new Promise((resolve) => (release = () => resolve(answer)))
    expect(underWay()).toEqual([false, false])
    const made = errorOf((call as (name: string, input: object) => Promise<unknown>)(name, { params: { id: '1' } }))
    expect(underWay()).toEqual([isChange, isAboutSession])
    await new Promise((resolve) => setTimeout(resolve))
    release()
    await made
    await new Promise((resolve) => setTimeout(resolve))
    expect(underWay()).toEqual([false, false])
  }
})

test('a change that the browser has given up is not a lost network', async () => {
  respond = () => Promise.reject(new DOMException('gone', 'AbortError'))
  expect(await errorOf(call('DELETE /auth/sign_out'))).toMatchObject({ failure: { kind: 'aborted' } })
  expect(lostNetworks).not.toHaveBeenCalled()
})

test('a server that does not answer in time counts as not reached', async () => {
  respond = () => new Promise(() => {})
  const answer = call('POST /auth/authorize', { signal: AbortSignal.timeout(10) })
  await expect(answer).rejects.toMatchObject({ failure: { kind: 'network' } })
})

test('a call can be made for a person who has left', async () => {
  respond = () => json(200, {})
  await call('DELETE /auth/sign_out', { onBehalfOf: 'robin' })
  expect(new Headers(requests[0]?.init.headers).get('stepwise-person')).toBe('robin')
})

test('a 409 has what the server has instead, in camelCase', async () => {
  respond = () => json(409, { msg: 'Changed.', errors: {}, current: { step_name: 'Kit' } })
  const failed = call('DELETE /notes/:id', { params: { id: '1' } })
  await expect(failed).rejects.toMatchObject({ failure: { status: 409, current: { stepName: 'Kit' } } })
})

test('a list in a query has brackets on the wire, and a missing parameter of the path is empty', async () => {
  respond = () => json(200, {})
  await call('GET /users/reflective_journal/reflections/download_many', { query: { reflection_ids: ['a', 'b'] } })
  const sent = decodeURIComponent(requests[0]?.url ?? '')
  expect(sent).toMatch(/download_many\?reflection_ids\[\]=a&reflection_ids\[\]=b$/)
  await call('GET /search', { query: { query: 'plan b' } })
  expect(decodeURIComponent(requests[1]?.url ?? '').replace('+', ' ')).toBe('/api/search?query=plan b')
  await (call as (name: string) => Promise<unknown>)('GET /learning_module/:id')
  expect(requests[2]?.url).toBe('/api/learning_module/')
})

test('a call without a body sends none, and is sent once even when it fails', async () => {
  respond = () => failure(503)
  await errorOf(call('GET /flows'))
  expect(requests).toHaveLength(1)
  expect(requests[0]?.init.body).toBeUndefined()
})

test('the caller can end a call: that is not a lost network and leads to no page', async () => {
  const isSilent = (_url: string, { signal }: RequestInit) =>
    new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  vi.stubGlobal('fetch', isSilent)
  const controller = new AbortController()
  const answer = call('GET /flows', { signal: controller.signal })
  controller.abort()
  await expect(answer).rejects.toMatchObject({ failure: { kind: 'aborted' } })
  expect(pages).toEqual([])
  expect(lostNetworks).not.toHaveBeenCalled()
})

test('the host hears of a call without an answer, and of no other failure', async () => {
  respond = () => failure(500)
  await errorOf(call('GET /flows'))
  expect(lostNetworks).not.toHaveBeenCalled()
  respond = () => Promise.reject(new TypeError('offline'))
  await errorOf(call('GET /flows'))
  expect(lostNetworks).toHaveBeenCalledOnce()
})

test('an answer that is not a failure of the API has general words and no fields', async () => {
  respond = () => json(422, { msg: 7, errors: { email: 'is taken' } })
  const error = await errorOf(call('POST /auth/sign_in', credentials))
  expect(error).toMatchObject({ failure: { status: 422, msg: '', errors: {} } })
  expect((error as CallError).failure).not.toHaveProperty('current')
  for (const errors of [null, 7, { email: ['is taken'], name: 'is missing' }]) {
    respond = () => json(422, { msg: 'No.', errors })
    expect(fieldErrorsOf(await errorOf(call('GET /flows')))).toEqual({})
  }
})

test.each([
  [410, { slug: 'new' }, []],
  [410, undefined, ['/something-went-wrong']],
  [409, { slug: 'new' }, ['/something-went-wrong']],
])('a page that answers %i, with %j in its place, requests the pages %j', async (status, current, expected) => {
  respond = () => json(status, { msg: 'No.', errors: {}, current })
  await errorOf(call('GET /flows'))
  expect(pages).toEqual(expected)
})

test.each([
  [401, 'POST /auth/sign_in'],
  [401, 'POST /auth/sign_up'],
  [401, 'POST /auth/passkeys/sign_in'],
  [401, 'POST /auth/sign_in_links/sign_in'],
  [401, 'POST /auth/institutions/link'],
  [401, 'DELETE /auth/sign_out'],
  [401, 'POST /auth/authorize'],
  [422, 'GET /flows'],
] as const)('a %i of %s asks no one to sign in again', async (status, name) => {
  const renewal = vi.fn(async () => true)
  connect({ renew: renewal })
  respond = () => failure(status)
  await errorOf((call as (name: string, input?: object) => Promise<unknown>)(name, {}))
  expect(renewal).not.toHaveBeenCalled()
})

test('a call is not made again when someone else has signed in', async () => {
  let visit = 0
  connect({ mark: () => ({ visit, session: 0 }), renew: async () => ++visit === 1 })
  respond = () => failure(401)
  await expect(call('GET /flows')).rejects.toMatchObject({ failure: { status: 401 } })
  expect(requests).toHaveLength(1)
})

test('without a session a 401 asks no one and names no one', async () => {
  respond = () => failure(401)
  await expect(call('GET /flows')).rejects.toMatchObject({ failure: { status: 401 } })
  expect(new Headers(requests[0]?.init.headers).has('stepwise-person')).toBe(false)
})

test('only calls of an earlier visit end with it', async () => {
  let answerLater = () => {}
  respond = () => new Promise((resolve) => (answerLater = () => resolve(json(200, { flows: [] }))))
  const answer = call('GET /flows')
  client.endOutdatedCalls()
  answerLater()
  expect((await answer).flows).toEqual([])
})

test('another call does not count as one about the session', async () => {
  respond = () => new Promise(() => {})
  void call('GET /flows').catch(() => undefined)
  await client.sessionCallsEnded()
})
