import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'

// docs/accessibility-conformance.md: each test that a claim names is there.

const page = readFileSync(join(root, 'docs/accessibility-conformance.md'), 'utf8')
const rows = [...page.matchAll(/^\| (\d\.\d\.\d+) .*\| ([^|]+) \|$/gm)].map(([, criterion = '', triedBy = '']) => ({
  criterion,
  triedBy,
}))

/** What is run on many pages and files at once. */
const isEverywhere = (name: string) => ['axe', 'content check'].includes(name)

/** Without what was tried by hand, and words in brackets that say which part of a test is meant. */
const namedTests = (triedBy: string) =>
  triedBy
    .split('; ')
    .filter((part) => !part.startsWith('hand'))
    .flatMap((part) => part.replaceAll(/ \([^)]+\)/g, '').split(', '))

const fileOf = (name: string) => /^`(.+)`$/.exec(name)?.[1] ?? `e2e/specs/${name}.spec.ts`

test('each test that the report names is there', () => {
  expect(rows.length).toBeGreaterThan(50)
  const missing = rows.flatMap(({ criterion, triedBy }) =>
    namedTests(triedBy)
      .filter((name) => !isEverywhere(name) && !existsSync(join(root, fileOf(name))))
      .map((name) => `${criterion}: ${name}`),
  )
  expect(missing).toEqual([])
})
