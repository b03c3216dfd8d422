import { afterEach, beforeEach, expect, test } from 'vitest'
import { publish } from '../release/publish.ts'
import { fakeRemote } from '../testing/fake-parts.ts'
import { type ReleasedGateway, readCookie, releasedGateway, setIn } from '../testing/released-gateway.ts'
import { moveCanary } from './canary.ts'

const live = 'host@1.0.0 journal@1.0.0 learn@1.0.0'
const withCanary = 'host@1.0.0 journal@1.0.0 learn@2.0.0'
const reason = { who: 'ada', why: 'try it' }
const learn = { part: 'learn', version: '2.0.0' }

let gateway: ReleasedGateway
beforeEach(async () => {
  gateway = await releasedGateway()
})
afterEach(() => gateway.stop())

const canary = (percent: number, version = learn) => moveCanary(gateway.store, version, percent, reason)
const bucket = (number: number | string) => `stepwise_bucket_study=${number}`

test('those with a number below the percentage get the version first, at every visit; others see no difference', async () => {
  const before = await gateway.get('/registry.json', bucket(25))
  await canary(25)
  for (const number of [0, 7, 24]) {
    for (const url of ['/learn', '/learn', '/registry.json'])
      expect(setIn(await gateway.get(url, bucket(number))).set).toBe(withCanary)
  }
  const first = await gateway.get('/learn', bucket(24))
  expect(setIn(first).selection).toEqual({ kind: 'canary', parts: [learn] })
  expect(first.headers).toMatchObject({ 'cache-control': 'private, no-cache', vary: 'accept-encoding, cookie' })
  for (const number of [25, 99]) expect(setIn(await gateway.get('/learn', bucket(number))).set).toBe(live)
  const after = await gateway.get('/registry.json', bucket(25))
  const withoutNumber = ({ body }: { body: string }) => ({ ...JSON.parse(body), promotion: 0 })
  expect(withoutNumber(after)).toEqual({ ...withoutNumber(before), canaries: undefined })
})

test('in production the number is in a cookie of this very host', async () => {
  const production = await releasedGateway({ isProduction: true })
  await moveCanary(production.store, learn, 25, reason)
  expect(setIn(await production.get('/learn', `__Host-${bucket(7)}`)).set).toBe(withCanary)
  expect(setIn(await production.get('/learn', `__Host-${bucket(99)}`)).set).toBe(live)
  await production.stop()
})

test('a visitor without a number gets the same version each time, and nothing is stored on their device', async () => {
  await canary(50)
  const sets = new Set<string>()
  for (let visitor = 0; visitor < 40; visitor += 1) {
    const visit = () => gateway.get('/', '', { 'user-agent': `browser ${visitor}` })
    const [page, again] = [await visit(), await visit()]
    expect([page.headers['set-cookie'], setIn(again).set]).toEqual([undefined, setIn(page).set])
    sets.add(setIn(page).set)
  }
  expect(sets).toEqual(new Set([live, withCanary]))
})

test('a made-up number counts as none', async () => {
  await canary(100)
  for (const number of ['-1', '100', '1e1', 'x', '']) {
    const page = await gateway.get('/', bucket(number))
    expect([setIn(page).set, page.headers['set-cookie']]).toEqual([withCanary, undefined])
  }
})

test('each change is in the history; 0 ends it, and so does a promotion of the part alone', async () => {
  await canary(10)
  await canary(30)
  expect(await canary(30)).toBeUndefined()
  await canary(0)
  expect(setIn(await gateway.get('/', bucket(0))).set).toBe(live)
  await canary(30)
  await gateway.promote('journal@2.0.0')
  expect((await gateway.store.pointer.read())?.canaries).toEqual([{ ...learn, percent: 30 }])
  await gateway.promote('learn@2.0.0')
  expect((await gateway.store.pointer.read())?.canaries).toEqual([])
  const history = await gateway.store.pointer.history()
  expect(history.map(({ kind, note }) => note ?? kind)).toEqual([
    'promotion',
    'learn@2.0.0 for 10 %',
    'learn@2.0.0 for 30 %',
    'learn@2.0.0 ended',
    'learn@2.0.0 for 30 %',
    'promotion',
    'promotion',
  ])
  expect(history.at(1)).toMatchObject({ promotion: 2, kind: 'canary', who: 'ada', why: 'try it', changes: [] })
})

test('a part has one canary; a version that does not fit, is live or is not there is refused', async () => {
  await canary(10)
  await expect(canary(10, { part: 'learn', version: '3.0.0' })).rejects.toThrow(/needs @stepwise\/shared/)
  await expect(canary(10, { part: 'learn', version: '1.0.0' })).rejects.toThrow(/is already live/)
  await expect(canary(10, { part: 'learn', version: '8.0.0' })).rejects.toThrow(/has not been published/)
  await expect(canary(0, { part: 'journal', version: '2.0.0' })).rejects.toThrow(/is not a canary now/)
  for (const percent of [-1, 101, 1.5, Number.NaN]) await expect(canary(percent)).rejects.toThrow(/from 0 to 100/)
  expect((await gateway.store.pointer.read())?.canaries).toEqual([{ ...learn, percent: 10 }])
})

test('a version that makes a call which the running API does not serve is refused', async () => {
  const version = '4.0.0'
  await publish(gateway.store, 'journal', await fakeRemote('journal', version, { manifest: { calls: ['GET /flows'] } }))
  const give = (servedCalls: string[]) =>
    moveCanary(gateway.store, { part: 'journal', version }, 10, reason, { servedCalls })
  await expect(give([])).rejects.toThrow('journal: It calls GET /flows, which the running API does not serve.')
  expect(await give(['GET /flows'])).toMatchObject({ kind: 'canary' })
})

test('a browser that is shown chosen versions gets no canary beside them', async () => {
  await canary(100)
  const chosen = { parts: ['journal@2.0.0'], minutes: 5 }
  const answer = await gateway.post('/release/override', chosen, 'session=quinn')
  const page = await gateway.get('/', `${bucket(0)}; ${readCookie(answer)}`)
  expect(setIn(page).set).toBe('host@1.0.0 journal@2.0.0 learn@1.0.0')
})
