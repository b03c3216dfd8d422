import { expect, test } from 'vitest'
import { formatSummary, missedLimits } from './report.ts'
import { runYear } from './run-year.ts'

test('a short year: nothing mixed, lost or missing', async () => {
  const year = await runYear({ promotions: 240, seed: 63, tabs: 60 }, () => {})

  expect(missedLimits(year)).toEqual([])
  // It met what it is for.
  expect(year.releases).toMatchObject({
    migration: 3,
    'major of shared': 2,
    'refused: call before its API': 3,
    'refused: API without a call that is made': 3,
    'refused: host of a new major alone': 1,
    'refused: remote of a new major alone': 1,
    'refused: host before all remotes': 1,
  })
  expect(year.tabs.reloads).toBeGreaterThan(20)
  expect(year.tabs.rescued).toBeGreaterThan(0)
  expect(year.collected).toBeGreaterThan(5)

  const spoilt = { ...year, violations: ['Day 3: a mixture'], most: { versions: 9999, bytes: 0 } }
  expect(missedLimits(spoilt)).toEqual(['Day 3: a mixture', 'The store had 9999 versions; 250 are the limit.'])
  expect(formatSummary(year).join('\n')).toContain('Seed 63: 70 days')
})

test('the same seed gives the same releases, another one others', async () => {
  const digestOf = async (seed: number) => (await runYear({ promotions: 20, seed, tabs: 20 }, () => {})).digest
  const digest = await digestOf(1)
  expect(await digestOf(1)).toBe(digest)
  expect(await digestOf(2)).not.toBe(digest)
})
