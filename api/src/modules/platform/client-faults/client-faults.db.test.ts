import { pageMark, type SentPage, versionTags } from '@stepwise/shared/server'
import { beforeEach, expect, test } from 'vitest'
import { callerOf, useTestApi } from '../../../../test/support/test-api.ts'
import { computeRolloutBucket } from '../../../http/rollout-bucket.ts'

// docs/product/errors.md#fault-report, #counts

const secret = 'a release secret of a test, 32 characters'
const api = useTestApi({ releaseSecret: secret })
const version = '1.0.0-ab12cd34'
const learn = { part: 'learn', version }
const journal = { part: 'journal', version }
const tags = versionTags(secret, [learn, journal])
/** A page that a gateway has sent just now. */
const newPage = (address = '10.0.0.1', bucket?: SentPage['bucket']) =>
  pageMark(secret, { address, tags, bucket }, api.clock.now)
const report = (fault: object, call = api.visitor, page_mark = newPage()) =>
  call('POST', '/client_faults', { fault, page_mark })
const faultOf = (part: string, more = {}) => ({ part, version, message: 'Error: no provider', ...more })
const load = (loads: object[], call = api.visitor, page_mark = newPage()) =>
  call('POST', '/client_loads', { loads, page_mark })
/** A page in which learn failed. */
async function fail(call = api.visitor, page = newPage()) {
  await load([learn], call, page)
  await report(faultOf('learn'), call, page)
}
const releaseTool = (given = secret) => callerOf(api.app, { authorization: `Bearer ${given}` })
const countsAt = async (since = '2026-03-01T00:00:00Z', withoutPeople = 0) => {
  const query = `since=${encodeURIComponent(since)}&without_people=${withoutPeople}`
  const { status, body } = await releaseTool()('GET', `/release_counts?${query}`)
  expect(status).toBe(200)
  return body.counts
}

beforeEach(async () => {
  api.clock.now = new Date('2026-03-10T12:20:00Z')
  for (const table of ['version_counts', 'page_reports', 'request_limits'] as const)
    await api.context.db.deleteFrom(table).execute()
})

test('a failed part is reported without a session', async () => {
  const fault = faultOf('learn')
  expect(await report(fault)).toMatchObject({ status: 200, body: {} })
  expect((await report({ ...fault, message: 'x'.repeat(500) })).status).toBe(200)
  const long = 'x'.repeat(501)
  for (const wrong of [{ message: long }, { part: 'Not a part' }, { version: 'ada@uni.test' }, { kind: 'rumour' }])
    expect((await report({ ...fault, ...wrong })).status, JSON.stringify(wrong)).toBe(422)
  expect((await report({ part: 'learn' })).status).toBe(422)
})

test('loads, faults and errors are counted for each version', async () => {
  await load([journal, learn])
  await load([learn])
  await report(faultOf('learn'))
  await report(faultOf('learn', { kind: 'error' }))
  await report(faultOf('learn', { kind: 'error' }))
  // Whoever reports without a version is heard, and counted for none.
  expect((await report(faultOf('player', { version: '' }))).status).toBe(200)
  expect(await countsAt()).toMatchObject([
    { ...journal, loads: 1, faults: 0, errors: 0 },
    { ...learn, loads: 2, faults: 1, errors: 2 },
  ])
})

test('loads, faults and errors are counted from the hour of a moment on, views from the moment itself', async () => {
  await fail()
  api.clock.now = new Date('2026-03-10T13:10:00Z')
  await fail()
  api.clock.now = new Date('2026-03-10T13:20:00Z')
  await fail()
  expect(await countsAt('2026-03-10T12:59:00Z')).toMatchObject([{ loads: 3, visitors: { views: 2, failing: 2 } }])
  expect(await countsAt('2026-03-10T13:15:00Z')).toMatchObject([{ loads: 2, visitors: { views: 1, failing: 1 } }])
  expect(await countsAt('2026-03-10T15:00:00+01:00')).toEqual([])
  expect(await countsAt('2026-03-10T14:10:00+01:00')).toMatchObject([{ loads: 2 }])
})

test('a page counts once for each version and kind, even when it reports at the same moment', async () => {
  const page = newPage()
  await load([learn, learn], api.visitor, page)
  await load([learn], api.visitor, page)
  await Promise.all(Array.from({ length: 10 }, () => report(faultOf('learn'), api.visitor, page)))
  await report(faultOf('learn', { kind: 'error' }), api.visitor, page)
  await load([journal], api.visitor, page)
  expect(await countsAt()).toMatchObject([
    { part: 'journal', loads: 1, faults: 0, errors: 0, visitors: { views: 1, failing: 0 } },
    { part: 'learn', loads: 1, faults: 1, errors: 1, visitors: { views: 1, failing: 1 } },
  ])
})

test('a page that fails is a view like one that does not; a fault without a load is none', async () => {
  await load([learn])
  await fail()
  await report(faultOf('learn'))
  expect(await countsAt()).toMatchObject([{ loads: 2, faults: 2, visitors: { views: 2, failing: 1 } }])
})

test('a page that no gateway has marked counts for nothing, and neither does one of yesterday', async () => {
  const yesterday = newPage()
  api.clock.now = new Date('2026-03-11T12:20:00Z')
  const foreign = pageMark(`${secret}x`, { address: '10.0.0.1', tags }, api.clock.now)
  for (const page_mark of [undefined, '', 'made.up.by.somebody', foreign, yesterday]) {
    const sent = { fault: faultOf('learn'), page_mark }
    expect((await api.visitor('POST', '/client_faults', sent)).status).toBe(200)
    expect((await load([learn], api.visitor, page_mark ?? '')).status).toBe(200)
  }
  expect(await countsAt()).toEqual([])
})

test('a page counts for the versions that it has, and for no other', async () => {
  const other = { part: 'learn', version: '1.0.0-00000000' }
  await load([other, learn, { part: 'host', version }])
  await report({ ...faultOf('learn'), ...other })
  expect(await countsAt()).toMatchObject([{ ...learn, loads: 1 }])
})

test('while some have a version first, a page counts that was chosen by the number of who reports', async () => {
  const person = await api.newPerson()
  const own = computeRolloutBucket(person.id)
  const another = (own + 1) % 100
  await load([learn], person.call, newPage('10.0.0.1', own))
  await load([learn], person.call, newPage('10.0.0.1', another))
  await load([learn], person.call, newPage('10.0.0.1', 'visitor'))
  await load([journal], api.visitor, newPage('10.0.0.1', 'visitor'))
  await load([journal], api.visitor, newPage('10.0.0.1', own))
  const counted = await countsAt()
  expect(counted.map(({ part, loads }: { part: string; loads: number }) => [part, loads])).toEqual([
    ['journal', 1],
    ['learn', 1],
  ])
})

test('people and visitors are counted apart, each once, wherever they are; networks are those of their pages', async () => {
  const [ada, ben] = [await api.newPerson(), await api.newPerson()]
  await fail(ada.call, newPage('10.0.0.1'))
  await fail(ada.call, newPage('10.0.1.1'))
  await load([learn], ben.call, newPage('10.0.1.9'))
  await load([learn], api.visitor, newPage('10.0.2.1'))
  await fail(api.visitor, newPage('2001:db8:1:200::1'))
  await fail(api.visitor, newPage('2001:db8:1:201::1'))
  expect(await countsAt()).toMatchObject([
    {
      people: { views: 3, failing: 2, people: 2, failing_people: 1, networks: 2, failing_networks: 2 },
      visitors: { views: 3, failing: 2, networks: 2, failing_networks: 1 },
    },
  ])
  expect(await countsAt('2026-03-01T00:00:00Z', 1)).toMatchObject([
    { people: { without_people: { views: 1, failing: 0 } } },
  ])
  const stored = JSON.stringify(await api.context.db.selectFrom('page_reports').selectAll().execute())
  expect(stored).not.toContain(ada.id)
})

test('a person who signs in, or out, while a page is open has had one view of it', async () => {
  const person = await api.newPerson()
  const page = newPage()
  await load([learn], api.visitor, page)
  await report(faultOf('learn'), person.call, page)
  expect(await countsAt()).toMatchObject([{ people: { views: 1, failing: 1, people: 1 }, visitors: { views: 0 } }])
})

test('a browser in which someone has signed in reports for them, even when they are signed out', async () => {
  const person = await api.newPerson()
  const { headers } = await api.trySignIn(person.email)
  const cookies = [headers['set-cookie']].flat().map((line) => String(line).split(';')[0] ?? '')
  const device = cookies.find((cookie) => cookie.startsWith('stepwise_device_')) ?? ''
  const signedOut = callerOf(api.app, { cookie: device })
  await fail(signedOut)
  await load([learn], person.call)
  await load([learn], callerOf(api.app, { cookie: `${device}x` }))
  expect(await countsAt()).toMatchObject([{ people: { views: 2, failing: 1, people: 1 }, visitors: { views: 1 } }])
})

test('the people behind views are known for a day at most', async () => {
  await fail()
  api.clock.now = new Date('2026-03-11T12:10:00Z')
  await load([learn])
  expect(await countsAt()).toMatchObject([{ loads: 2, visitors: { views: 2, failing: 1 } }])
  api.clock.now = new Date('2026-03-11T12:30:00Z')
  expect(await countsAt()).toMatchObject([{ loads: 2, visitors: { views: 1, failing: 0 } }])
})

test('reports at the same moment are all counted', async () => {
  const calls = Array.from({ length: 40 }, (_, index) =>
    index % 2 === 0 ? load(index % 4 === 0 ? [learn, journal] : [journal, learn]) : report(faultOf('learn')),
  )
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(40).fill(200))
  expect(await countsAt()).toMatchObject([
    { part: 'journal', loads: 20 },
    { part: 'learn', loads: 20, faults: 20 },
  ])
})

test('no one but the release tool reads the counts', async () => {
  const path = '/release_counts?since=2026-03-01T00:00:00Z'
  const person = await api.newPerson()
  const bare = callerOf(api.app, { authorization: secret })
  for (const call of [api.visitor, person.call, releaseTool(`${secret}x`), bare])
    expect((await call('GET', path)).status).toBe(401)
  expect((await releaseTool()('GET', '/release_counts?since=yesterday')).status).toBe(422)
})

test('a list of loads has limits', async () => {
  expect((await load([])).status).toBe(422)
  expect((await load(Array(31).fill(learn))).status).toBe(422)
})
