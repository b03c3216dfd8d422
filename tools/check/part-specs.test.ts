// docs/contributing.md

import { partFolders } from '@stepwise/cli/build'
import { expect, test } from 'vitest'
import { findSpecs, partsOfSpecs } from './part-specs.ts'

const parts = partFolders().map(({ part }) => part)

test('each spec is run for a part that there is', () => {
  for (const [spec, owners] of partsOfSpecs()) {
    expect(owners.size, spec).toBeGreaterThan(0)
    expect(parts, spec).toEqual(expect.arrayContaining([...owners]))
  }
})

test('each spec of a part is named whole', () => {
  const patterns = findSpecs('journal').map(({ pattern }) => pattern)
  expect(patterns).toContain('/specs/journal\\.spec\\.ts$')
  expect(patterns).not.toContain('/specs/notes\\.spec\\.ts$')
  expect(findSpecs('a-new-remote')).toEqual([])
})

test('each part has a core journey', () => {
  for (const part of parts)
    expect(
      findSpecs(part).some(({ isCore }) => isCore),
      part,
    ).toBe(true)
})
