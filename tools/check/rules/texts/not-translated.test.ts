import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'

// docs/product/accessibility.md#not-translated

const sources = globSync(['host/src/**/*.tsx', 'remotes/*/src/**/*.tsx', 'shared/**/*.tsx'], { cwd: root }).filter(
  (path) => !path.includes('.test.') && !path.includes('node_modules'),
)
/** The tags in which a translation would break the meaning of what they hold. */
const tags = /<kbd\b[^>]*>|<\w+[^<>]*>(?=\s*\{edition\.productTitle\}\s*<|\s*\{(?:user\??\.)?email\}\s*<)/g

test('keys to press, e-mail addresses and the name of the product are not translated', () => {
  const found = sources.flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(tags)].map(([tag]) => ({ path, tag })),
  )
  expect(found.length).toBeGreaterThan(12)
  expect(found.filter(({ tag }) => !tag.includes('translate="no"'))).toEqual([])
})
