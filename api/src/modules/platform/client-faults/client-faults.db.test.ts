import { pageMark } from '@stepwise/shared/server'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { callerOf, tooMany, useTestApi } from '../../../../test/support/test-api.ts'

// docs/product/errors.md#fault-report, #counts

const secret = 'a release secret of a test, 32 characters'
const api = useTestApi({ releaseSecret: secret })
const version = '1.0.0-ab12cd34'
const from = (address: string) => api.from(address)
/** A page that a gateway has sent just now. */
const newPage = (address = '10.0.0.1') => pageMark(secret, address, api.clock.now)
const report = (fault: object, call = api.visitor, page_mark = newPage()) =>
  call('POST', '/client_faults', { fault, page_mark })
const faultOf = (part: string, more = {}) => ({ part, version, message: 'Error: no provider', ...more })
const load = (loads: object[], call = api.visitor, page_mark = newPage()) =>
  call('POST', '/client_loads', { loads, page_mark })
const releaseTool = (given = secret) => callerOf(api.app, { authorization: `Bearer ${given}` })
const learn = { part: 'learn', version }
const counts = async (since = '2026-03-01T00:00:00Z') => {
  const { status, body } = await releaseTool()('GET', `/release_counts?since=${encodeURIComponent(since)}`)
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
  await load([{ part: 'host', version: '2.0.0-11111111' }, learn])
  await load([learn])
  await report(faultOf('learn'))
  await report(faultOf('learn', { kind: 'error' }))
  await report(faultOf('learn', { kind: 'error' }))
  // Whoever reports without a version is heard, and counted for none.
  expect((await report(faultOf('player', { version: '' }))).status).toBe(200)
  expect(await counts()).toEqual([
    { part: 'host', version: '2.0.0-11111111', loads: 1, faults: 0, errors: 0, failing_networks: 0 },
    { part: 'learn', version, loads: 2, faults: 1, errors: 2, failing_networks: 1 },
  ])
})

test('counts begin with the hour of the moment that is asked for', async () => {
  await load([learn])
  api.clock.now = new Date('2026-03-10T13:10:00Z')
  await load([learn])
  expect(await counts('2026-03-10T12:59:00Z')).toMatchObject([{ loads: 2 }])
  expect(await counts('2026-03-10T13:59:00Z')).toMatchObject([{ loads: 1 }])
  expect(await counts('2026-03-10T15:00:00+01:00')).toEqual([])
})

test('a page counts once for each version and kind, also when it reports at the same moment', async () => {
  const page = newPage()
  await load([learn], api.visitor, page)
  await load([learn], api.visitor, page)
  await Promise.all(Array.from({ length: 10 }, () => report(faultOf('learn'), api.visitor, page)))
  await report(faultOf('learn', { kind: 'error' }), api.visitor, page)
  await load([{ part: 'journal', version }], api.visitor, page)
  expect(await counts()).toMatchObject([
    { part: 'journal', loads: 1, faults: 0, errors: 0 },
    { part: 'learn', loads: 1, faults: 1, errors: 1 },
  ])
})

test('what no gateway has marked counts for nothing, and neither does a page of yesterday', async () => {
  const yesterday = newPage()
  api.clock.now = new Date('2026-03-11T12:20:00Z')
  const marks = [undefined, '', 'made.up.by.somebody', pageMark(`${secret}x`, '10.0.0.1', api.clock.now), yesterday]
  for (const page_mark of marks) {
    const sent = { fault: faultOf('learn'), page_mark }
    expect((await api.visitor('POST', '/client_faults', sent)).status).toBe(200)
    expect((await load([learn], api.visitor, page_mark ?? '')).status).toBe(200)
  }
  expect(await counts()).toEqual([])
})

test('the networks in which a version failed are counted, each once, from the moment on and for a day at most', async () => {
  for (const address of ['10.0.0.1', '10.0.0.1', '10.0.0.2'])
    await report(faultOf('learn'), api.visitor, newPage(address))
  await load([learn], api.visitor, newPage('10.0.0.3'))
  expect(await counts()).toMatchObject([{ failing_networks: 2 }])
  api.clock.now = new Date('2026-03-10T12:40:00Z')
  await report(faultOf('learn', { kind: 'error' }), api.visitor, newPage('10.0.0.4'))
  expect(await counts('2026-03-10T12:30:00Z')).toMatchObject([{ faults: 3, errors: 1, failing_networks: 1 }])
  api.clock.now = new Date('2026-03-11T12:30:00Z')
  expect(await counts()).toMatchObject([{ failing_networks: 1 }])
})

test('what is reported at the same moment is all counted', async () => {
  const calls = Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? load([learn]) : report(faultOf('learn'))))
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(40).fill(200))
  expect(await counts()).toMatchObject([{ loads: 20, faults: 20 }])
})

test('nobody but the release tool reads the counts', async () => {
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

const seventh = { part: 'learn', version: '1.0.0-7' }

test('an address may name a hundred new versions an hour; those that are known are counted on', async () => {
  const invented = Array.from({ length: 120 }, (_, index) => ({ part: 'learn', version: `1.0.0-${index}` }))
  for (let begin = 0; begin < 120; begin += 30) await load(invented.slice(begin, begin + 30), from('10.20.0.1'))
  expect(await counts()).toHaveLength(100)
  await load([seventh], from('10.20.0.1'))
  await load([{ part: 'journal', version }], from('10.20.0.2'))
  const now = await counts()
  expect(now).toHaveLength(101)
  expect(now).toContainEqual({ ...seventh, loads: 2, faults: 0, errors: 0, failing_networks: 0 })
})

test('a day has at most 5,000 counts, whoever asks; those that are there are counted on', async () => {
  const { db } = api.context
  await sql`
    insert into version_counts (hour, part, version, loads)
    select ${new Date('2026-03-10T12:00:00Z')}, 'learn', '1.0.0-' || number, 1 from generate_series(1, 5000) as number
  `.execute(db)
  await load([{ part: 'journal', version }])
  await load([seventh])
  const full = await counts()
  expect(full).toHaveLength(5000)
  expect(full).toContainEqual({ ...seventh, loads: 2, faults: 0, errors: 0, failing_networks: 0 })
  api.clock.now = new Date('2026-03-11T13:00:00Z')
  await load([{ part: 'journal', version }])
  expect(await counts()).toHaveLength(5001)
})

test('an address is counted a thousand faults an hour, and no more', async () => {
  const [school, home] = [from('10.21.0.1'), from('10.21.0.2')]
  await Promise.all(Array.from({ length: 20 }, () => report(faultOf('learn'), school)))
  // As if the others had come before: a thousand calls would take the test long.
  await sql`update request_limits set requests = requests + 980 where requests >= 20`.execute(api.context.db)
  expect(await report(faultOf('learn'), school)).toMatchObject(tooMany('reports', '60 minutes', 3600))
  expect((await load([learn], school)).status).toBe(200)
  expect((await report(faultOf('learn'), home)).status).toBe(200)
  expect(await counts()).toMatchObject([{ faults: 21, loads: 1 }])
})
