import { expect, test } from 'vitest'
import { aRegistry, aRemote, remoteWith } from '../testing.tsx'
import { isOtherSet, setKey } from './part-versions.ts'

// docs/product/updates.md#learns

const ours = aRegistry()
const changedLearn = aRegistry([aRemote({ version: '1.0.0-other' })])
const journal = remoteWith({ name: 'journal' }, { folder: '/remotes/journal/1/' })

test('a higher number of the promotion alone is nothing', () => {
  expect(isOtherSet(ours, { ...ours, promotion: 7, promotedAt: '2027-01-01T00:00:00Z' })).toBe(false)
})

test('another version of a remote or of the host, a new remote and one that is gone are another set', () => {
  expect(isOtherSet(ours, changedLearn)).toBe(true)
  expect(isOtherSet(ours, { ...ours, host: { ...ours.host, version: '2.0.0' } })).toBe(true)
  expect(isOtherSet(ours, aRegistry([aRemote(), journal]))).toBe(true)
  expect(isOtherSet(ours, aRegistry([]))).toBe(true)
})

test('another page is another set, unless one of the two says nothing of its page', () => {
  expect(isOtherSet({ ...ours, page: 'a' }, { ...ours, page: 'b' })).toBe(true)
  expect(isOtherSet(ours, { ...ours, page: 'b' })).toBe(false)
})

test('a set has the same name whatever the order of its parts', () => {
  expect(setKey(aRegistry([aRemote(), journal]))).toBe(setKey(aRegistry([journal, aRemote()])))
  expect(setKey(ours)).not.toBe(setKey(changedLearn))
})
