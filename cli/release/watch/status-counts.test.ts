import { UserFacingError } from '@stepwise/deploy/errors'
import { expect, test } from 'vitest'
import { countsCell, knownCounts } from './status-counts.ts'

test('a version has its loads, faults and errors, and how often it failed', async () => {
  const known = await knownCounts(async () => [
    { part: 'host', version: '1.0.0', loads: 200, faults: 4, errors: 1, failing_networks: 2 },
  ])
  expect(countsCell(known, { part: 'host', version: '1.0.0' })).toBe('200 loads, 4 faults, 1 errors (2.5 %)')
  expect(countsCell(known, { part: 'host', version: '0.9.0' })).toBe('')
})

test('when nothing can be known, a sentence says why', async () => {
  const away = async () => {
    throw new UserFacingError(['It does not answer.'])
  }
  expect(await knownCounts(away)).toEqual({ counts: [], problem: 'It does not answer.' })
})
