import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'
import { findUnnamedAfterHas } from './has-subjects.ts'

test.each([
  ['.column:has(> [data-column="text"]) > * {}', 1],
  ['main:not(:has(h1)) > .foot,\n.grid:has(> :nth-child(2):last-child) * {}', 1],
  ['.a:has(.b) :not(.c) {}', 1],
  ['.a { color: red; .b:has(.c) > * { color: blue } }', 1],
  ['.grid:has(> :nth-child(4):last-child) {}', 0],
  ['.card:has(.cover):hover, .card > * {}', 0],
  ['main:not(:has(h1)) > :is(.foot, .alone) {}', 0],
  [':root:has([data-toast]) #main {} :root[data-a] .form > :last-child:is([type="submit"], :has(a)) {}', 0],
  ['@media print { body:has(.a) *:not(.a) {} } .b {}', 0],
])('%s has %i parts without a name', (css, count) => {
  expect(findUnnamedAfterHas(css)).toHaveLength(count)
})

test('no selector of the product leads from :has() to elements without a name', () => {
  const sheets = globSync('{host/src,remotes/*/src,shared}/**/*.css', { cwd: root }).filter(
    (path) => !/node_modules/.test(path),
  )
  expect(sheets.length).toBeGreaterThan(150)
  expect(
    sheets.flatMap((path) =>
      findUnnamedAfterHas(readFileSync(join(root, path), 'utf8')).map((found) => `${path}: ${found}`),
    ),
  ).toEqual([])
})
