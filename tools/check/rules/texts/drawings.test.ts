import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { expect, test } from 'vitest'

/** The names in a table of a source file: no remote imports another, so each has its own list. */
function namesIn(file: string, table: RegExp, name: RegExp) {
  const [, rows = ''] = table.exec(readFileSync(join(root, 'remotes', file), 'utf8')) ?? []
  return [...rows.matchAll(name)].map((match) => match[1]).sort()
}

// docs/product/content-desk.md#blocks
test('the editor offers the drawings that the wellbeing area has', () => {
  const drawn = namesIn(
    'wellbeing/src/features/stretches/drawings/drawings.ts',
    /export const drawings[^{]*\{([^}]*)\}/,
    /^ {2}'?([a-z-]+)'?: /gm,
  )
  const offered = namesIn(
    'content-desk/src/features/blocks/fields.ts',
    /const drawings = \[(.*?)\n\] as const/s,
    /\['([a-z-]+)',/g,
  )
  expect(drawn.length).toBeGreaterThan(8)
  expect(offered).toEqual(drawn)
})
