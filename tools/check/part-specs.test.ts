// docs/contributing.md

import { partFolders } from '@stepwise/cli/build'
import { expect, test } from 'vitest'
import { partsOfSpecs, specsOf } from './part-specs.ts'

const parts = partFolders().map(({ part }) => part)

test('each spec is run for a part that there is', () => {
  for (const [spec, owners] of partsOfSpecs()) {
    expect(owners.size, spec).toBeGreaterThan(0)
    expect(parts, spec).toEqual(expect.arrayContaining([...owners]))
  }
})

test('each spec of a part is named whole', () => {
  const patterns = specsOf('journal').map(({ pattern }) => pattern)
  expect(patterns).toContain('/specs/journal\\.spec\\.ts$')
  expect(patterns).not.toContain('/specs/notes\\.spec\\.ts$')
  expect(specsOf('a-new-remote')).toEqual([])
})

test('each part has a core journey', () => {
  for (const part of parts)
    expect(
      specsOf(part).some(({ isCore }) => isCore),
      part,
    ).toBe(true)
})
