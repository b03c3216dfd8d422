import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'

// docs/product/accessibility.md#counts: `count === 1 ? 'note' : 'notes'`, and `${bytes} MB`, are written by shared/counts.

/** A number with either of two words that differ by an s, or with the sign of a unit. */
const byHand = [
  /\} \$\{[^}]* 1 \? '([\w ]*)' : '\1s'/,
  /=== 1 \? '1 ([\w ]*)' : `\$\{[\w.]+\} \1s`/,
  /=== 1 \? '' : 's'/,
  /\} (?:kB|MB|GB)\b/,
]

// biome-ignore-start lint/suspicious/noTemplateCurlyInString: sources
test.each([
  "`${n} ${n === 1 ? 'note' : 'notes'}`",
  "n === 1 ? '1 note' : `${n} notes`",
  "`note${n === 1 ? '' : 's'}`",
  '`${size} MB`',
])('%s is a count that is written by hand', (source) => {
  expect(byHand.some((pattern) => pattern.test(source))).toBe(true)
})
// biome-ignore-end lint/suspicious/noTemplateCurlyInString: sources

test('counts and units are written by one formatter', () => {
  const sources = globSync('{host/src,remotes/*/src,shared}/**/*.{ts,tsx}', { cwd: root }).filter(
    (path) => !/node_modules|\.test\.|shared\/counts|shared\/federation/.test(path),
  )
  const found = sources.flatMap((path) => {
    const source = readFileSync(join(root, path), 'utf8')
    return byHand.flatMap((pattern) => (pattern.exec(source) ? [`${path}: ${pattern.exec(source)?.[0]}`] : []))
  })
  expect(sources.length).toBeGreaterThan(500)
  expect(found).toEqual([])
})
