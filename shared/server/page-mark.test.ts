import { expect, test } from 'vitest'
import { pageMark, pageMarkMs, readPageMark, versionTags } from './page-mark.ts'

// docs/product/errors.md#counts

const secret = 'a release secret of a test, 32 characters'
const sent = new Date('2026-03-10T12:20:00Z')
const learn = { part: 'learn', version: '1.0.0-ab12cd34' }
const tags = versionTags(secret, [{ part: 'host', version: '2.0.0' }, learn])
const markFor = (address: string, bucket?: number | 'visitor') => pageMark(secret, { address, tags, bucket }, sent)
const read = (text: string, now = sent) => readPageMark(secret, text, now)

test('each page has a mark of its own, and says from which network it was asked for without naming it', () => {
  const [one, again, other] = ['10.0.0.1', '10.0.0.1', '10.0.1.1'].map((address) => read(markFor(address)))
  expect(one?.id).not.toBe(again?.id)
  expect(one?.network).toBe(again?.network)
  expect(one?.network).not.toBe(other?.network)
  expect(markFor('10.0.0.1')).not.toContain('10.0.0')
})

test('the networks /64 of a household with a /56 are one, and so are the addresses of a /24', () => {
  const networks = (addresses: string[]) => new Set(addresses.map((address) => read(markFor(address))?.network)).size
  expect(networks(['2001:db8:1:200::1', '2001:db8:1:201::1', '2001:db8:1:2ff:ffff::9'])).toBe(1)
  expect(networks(['192.0.2.1', '192.0.2.254', '::ffff:192.0.2.9'])).toBe(1)
})

test('a mark says which versions its page has', () => {
  const mark = read(markFor('10.0.0.1'))
  expect(mark?.has(learn)).toBe(true)
  expect(mark?.has({ ...learn, version: '1.0.0-00000000' })).toBe(false)
  expect(mark?.has({ ...learn, part: 'journal' })).toBe(false)
})

test.each([undefined, 0, 99, 'visitor'] as const)('a mark says by which number its set was chosen: %s', (bucket) => {
  expect(read(markFor('10.0.0.1', bucket))?.bucket).toBe(bucket)
})

test('a mark counts for a day', () => {
  const mark = markFor('10.0.0.1')
  expect(read(mark, new Date(sent.getTime() + pageMarkMs - 1))).toBeDefined()
  expect(read(mark, new Date(sent.getTime() + pageMarkMs))).toBeUndefined()
})

test('a value that the gateway did not sign is not a mark', () => {
  const mark = markFor('10.0.0.1', 7)
  const [id, network, time, bucket, , signature] = mark.split('.')
  for (const forged of [
    '',
    '.....',
    `${mark.slice(0, -1)}é`,
    ['other', network, time, bucket, tags, signature].join('.'),
    [id, 'other', time, bucket, tags, signature].join('.'),
    [id, network, `${time}0`, bucket, tags, signature].join('.'),
    [id, network, time, '8', tags, signature].join('.'),
    [id, network, time, bucket, `${tags}aaaa`, signature].join('.'),
    pageMark('another secret of a test, 32 characters', { address: '10.0.0.1', tags }, sent),
  ])
    expect(read(forged)).toBeUndefined()
})
