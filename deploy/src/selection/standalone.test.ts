import { afterEach, expect, test } from 'vitest'
import { cookiesIn, type ReleasedGateway, readCookie, releasedGateway, setIn } from '../testing/released-gateway.ts'

let gateway: ReleasedGateway
afterEach(() => gateway.stop())

const address = '/remotes/learn/2.0.0/standalone.html'

test('every published version of a remote opens alone at its own first page, with the state that its address names', async () => {
  gateway = await releasedGateway()
  const answer = await gateway.get(`${address}?person=sam&theme=dark&textSize=4&fault=slow`)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/learn'])
  expect(cookiesIn(answer)).toMatchObject({ session: 'sam; Path=/; HttpOnly' })
  const { set, selection } = setIn(await gateway.get('/learn', readCookie(answer)))
  expect(set).toBe('host@1.0.0 learn@2.0.0')
  const scenario = { person: 'sam', theme: 'dark', textSize: 4, fault: 'slow' }
  const parts = [{ part: 'learn', version: '2.0.0' }]
  expect(selection).toEqual({ kind: 'standalone', parts, until: expect.any(String), scenario })
  expect((await gateway.get(`${address}?path=/learn/x?a=1`)).headers.location).toBe('/learn/x?a=1')
  // Someone who is signed in stays signed in; otherwise the first demo account is.
  expect(cookiesIn(await gateway.get(address))).toMatchObject({ session: 'student; Path=/; HttpOnly' })
  expect(cookiesIn(await gateway.get(address, 'stepwise_session_study=x')).session).toBeUndefined()
  // No one needs to know who looked at what on their own machine.
  expect(await gateway.store.pointer.history()).toHaveLength(1)
})

test('a state or a version that there is not, another site, and a frame are refused', async () => {
  gateway = await releasedGateway()
  const frame = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }
  for (const [url, status, headers] of [
    [`${address}?theme=pink`, 400, {}],
    [`${address}?textSize=99`, 400, {}],
    ['/remotes/learn/8.0.0/standalone.html', 404, {}],
    ['/remotes/nobody/1.0.0/standalone.html', 404, {}],
    [`${address}?path=//evil.test`, 404, {}],
    [`${address}?path=/%5Cevil.test`, 404, {}],
    [`${address}?person=mallory`, 403, {}],
    [address, 403, frame],
  ] as const) {
    const answer = await gateway.get(url, '', headers)
    expect([url, answer.statusCode, answer.headers['set-cookie']]).toEqual([url, status, undefined])
  }
})

test('in production it is for QA alone, and is recorded', async () => {
  gateway = await releasedGateway({ isProduction: true })
  for (const cookie of ['', 'session=sam', 'session=cora'])
    expect((await gateway.get(address, cookie)).statusCode).toBe(404)
  expect((await gateway.get(`${address}?person=sam`, 'session=quinn')).statusCode).toBe(403)
  expect(await gateway.store.pointer.history()).toHaveLength(1)
  const answer = await gateway.get(address, 'session=quinn')
  expect(answer.statusCode).toBe(303)
  const note = expect.stringMatching(/^alone: learn@2\.0\.0 until /)
  expect((await gateway.store.pointer.history()).at(-1)).toMatchObject({ kind: 'override', who: 'Quinn Archer', note })
})
