import { readPageMark } from '@stepwise/shared/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveCanary } from '../selection/canary.ts'
import { type ReleasedGateway, readCookie, releasedGateway, secret } from '../testing/released-gateway.ts'

// docs/product/errors.md#counts

const live = { part: 'learn', version: '1.0.0' }
const next = { part: 'learn', version: '2.0.0' }
const bucket = (number: number) => `stepwise_bucket_study=${number}`

let gateway: ReleasedGateway
beforeEach(async () => {
  gateway = await releasedGateway()
})
afterEach(() => gateway.stop())

async function markAt(url: string, cookie = '', more = {}) {
  const { headers } = await gateway.get(url, cookie, more)
  const text = /^page;desc="(.+)"$/.exec(String(headers['server-timing']))?.[1]
  const mark = text === undefined ? undefined : readPageMark(secret, text)
  return mark && { bucket: mark.bucket, has: [live, next].filter(mark.has).map(({ version }) => version) }
}

test('the mark of a page names the versions that it has, and no others', async () => {
  expect(await markAt('/')).toEqual({ bucket: undefined, has: ['1.0.0'] })
  await gateway.promote('learn@2.0.0')
  expect(await markAt('/')).toEqual({ bucket: undefined, has: ['2.0.0'] })
})

test('while some have a version first, it says by which number the set was chosen', async () => {
  await moveCanary(gateway.store, next, 25, { who: 'ada', why: 'try it' })
  expect(await markAt('/', bucket(24))).toEqual({ bucket: 24, has: ['2.0.0'] })
  expect(await markAt('/', bucket(25))).toEqual({ bucket: 25, has: ['1.0.0'] })
  expect(await markAt('/', '', { 'user-agent': 'a browser' })).toMatchObject({ bucket: 'visitor' })
})

test('a page with versions that someone has chosen has no mark', async () => {
  const answer = await gateway.post('/release/override', { parts: ['learn@2.0.0'], minutes: 5 }, 'session=quinn')
  expect(await markAt('/', readCookie(answer))).toBeUndefined()
  const alone = await gateway.get('/remotes/learn/2.0.0/standalone.html')
  expect(await markAt('/', readCookie(alone))).toBeUndefined()
})
