import { expect, test } from 'vitest'
import { gatewayToRecordingApi } from '../testing/open-gateway.ts'

const { address, api } = await gatewayToRecordingApi()
const foreign = Array.from({ length: 17 }, (_, number) => `service_${number}=${'x'.repeat(1000)}`).join('; ')
const page = 'text/html,application/xhtml+xml,*/*;q=0.8'
const send = (path: string, headers: Record<string, string>, method = 'GET') =>
  fetch(address + path, { method, redirect: 'manual', headers })

test('a person with too many cookies gets a page that says what to do, in every place', async () => {
  for (const path of ['/', '/terms', '/dashboard/learn', '/images/a.svg']) {
    const response = await send(path, { accept: page, cookie: foreign })
    expect([response.status, response.headers.get('content-type')]).toEqual([431, 'text/html; charset=utf-8'])
    const body = await response.text()
    expect(body).toContain('<h1>Too many cookies</h1>')
    expect(body).toContain('<form method="post" action="/clear-cookies">')
    expect(body).toContain('delete the cookies of 127.0.0.1')
  }
})

test('the button removes the cookies and leads to the first page', async () => {
  const headers = { cookie: foreign, origin: address, 'content-type': 'application/x-www-form-urlencoded' }
  const response = await send('/clear-cookies', headers, 'POST')
  expect(response.status).toBe(303)
  expect(response.headers.get('location')).toBe('/')
  expect(response.headers.get('clear-site-data')).toBe('"cookies"')
})

test('no other site can have them removed', async () => {
  for (const headers of [{ origin: 'https://elsewhere.test' }, {}] as Record<string, string>[]) {
    const response = await send('/clear-cookies', headers, 'POST')
    expect([response.status, response.headers.get('clear-site-data')]).toEqual([403, null])
  }
})

test('a call gets the usual error, and does not reach the API', async () => {
  for (const accept of ['application/json', page]) {
    const response = await send('/api/flows', { accept, cookie: foreign })
    expect(response.status).toBe(431)
    expect(await response.json()).toEqual({ errors: {}, msg: 'The request has too many headers.' })
  }
  expect(api.seen).toEqual([])
})

test('headers that the API takes too are let through', async () => {
  const response = await send('/api/flows', { cookie: foreign.slice(0, 15_000) })
  expect(response.status).not.toBe(431)
})
