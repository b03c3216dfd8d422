import { FetchError } from 'ofetch'
import { afterEach, expect, test, vi } from 'vitest'
import { consumeBootResponse } from './boot-response.ts'

const boot = (value: object) => Object.assign(globalThis, { stepwiseBoot: value })
const ok = (body: unknown) => Promise.resolve(Response.json(body))
afterEach(() => Reflect.deleteProperty(globalThis, 'stepwiseBoot'))

test('a query is part of what was asked early', async () => {
  boot({ calls: { '/search?query=plan': ok({ hits: 1 }), '/search': ok({ hits: 0 }) } })
  expect(await consumeBootResponse('GET', '/search', { query: 'plan' })).toEqual({ hits: 1 })
  expect(consumeBootResponse('GET', '/search', { query: 'plan' })).toBeUndefined()
  expect(await consumeBootResponse('GET', '/search', undefined)).toEqual({ hits: 0 })
})

test('a query without values asks for what was asked early without one', async () => {
  boot({ calls: { '/notes': ok({ notes: [] }), '/search': ok({ hits: 0 }) } })
  expect(await consumeBootResponse('GET', '/notes', {})).toEqual({ notes: [] })
  expect(await consumeBootResponse('GET', '/search', { query: undefined })).toEqual({ hits: 0 })
})

test('only a GET takes an early response to a GET', async () => {
  boot({ calls: { '/notes': ok({ notes: [] }) } })
  expect(consumeBootResponse('POST', '/notes', undefined)).toBeUndefined()
})

test('only the session check takes the early session check, once', async () => {
  boot({ authorize: ok({ id: 'robin' }), stopAuthorize: () => {} })
  expect(consumeBootResponse('GET', '/auth/authorize', undefined)).toBeUndefined()
  expect(consumeBootResponse('POST', '/auth/sign_in', undefined)).toBeUndefined()
  expect(await consumeBootResponse('POST', '/auth/authorize', undefined)).toEqual({ id: 'robin' })
  expect(consumeBootResponse('POST', '/auth/authorize', undefined)).toBeUndefined()
})

test('an aborted session check ends the early one; one that was taken already is left alone', async () => {
  const stopAuthorize = vi.fn()
  boot({ authorize: ok({ id: 'robin' }), stopAuthorize })
  const first = new AbortController()
  await consumeBootResponse('POST', '/auth/authorize', undefined, first.signal)
  const second = new AbortController()
  consumeBootResponse('POST', '/auth/authorize', undefined, second.signal)
  second.abort()
  expect(stopAuthorize).not.toHaveBeenCalled()
  first.abort()
  expect(stopAuthorize).toHaveBeenCalledOnce()
})

test('a failed early response is the error that the client’s own request would throw', async () => {
  boot({ calls: { '/flows': Promise.resolve(Response.json({ msg: 'Gone.' }, { status: 404 })) } })
  const error = await consumeBootResponse('GET', '/flows', undefined)?.catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(FetchError)
  expect(error).toMatchObject({ message: '404', data: { msg: 'Gone.' }, response: { status: 404 } })
})
