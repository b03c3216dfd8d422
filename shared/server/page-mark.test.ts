import { expect, test } from 'vitest'
import { pageMark, pageMarkMs, readPageMark } from './page-mark.ts'

// docs/product/errors.md#counts

const secret = 'a release secret of a test, 32 characters'
const sent = new Date('2026-03-10T12:20:00Z')
const markFor = (address: string) => pageMark(secret, address, sent)
const read = (text: string, now = sent) => readPageMark(secret, text, now)

test('each page has a mark of its own, and says from which network it was asked for without naming it', () => {
  const [one, again, other] = ['10.0.0.1', '10.0.0.1', '10.0.0.2'].map((address) => read(markFor(address)))
  expect(one?.id).not.toBe(again?.id)
  expect(one?.network).toBe(again?.network)
  expect(one?.network).not.toBe(other?.network)
  expect(markFor('10.0.0.1')).not.toContain('10.0.0.1')
})

test('a household with IPv6 is one network', () => {
  const [one, other] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9'].map((address) => read(markFor(address))?.network)
  expect(one).toBe(other)
})

test('a mark counts for a day', () => {
  const mark = markFor('10.0.0.1')
  expect(read(mark, new Date(sent.getTime() + pageMarkMs - 1))).toBeDefined()
  expect(read(mark, new Date(sent.getTime() + pageMarkMs))).toBeUndefined()
})

test('what the gateway did not sign is no mark', () => {
  const mark = markFor('10.0.0.1')
  const [id, network, time, signature] = mark.split('.')
  for (const forged of [
    '',
    '...',
    `${mark.slice(0, -1)}é`,
    `other.${network}.${time}.${signature}`,
    `${id}.other.${time}.${signature}`,
    `${id}.${network}.${time}0.${signature}`,
    pageMark('another secret of a test, 32 characters', '10.0.0.1', sent),
  ])
    expect(read(forged)).toBeUndefined()
})
