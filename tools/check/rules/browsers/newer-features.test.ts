import { buildTargets, providedFeatures } from '@stepwise/shared/contracts/supported-browsers'
import { transformSync } from '@swc/core'
import { expect, test } from 'vitest'
import { findNewerFeatures } from './newer-features.ts'

// docs/product/browsers.md

test.each([
  ['a static method', 'Object.groupBy([], String)', 'Object.groupBy'],
  ['a joined signal', 'AbortSignal.any([])', 'AbortSignal.any'],
  ['a comparison of sets', 'one.isSubsetOf(other)', 'isSubsetOf'],
  ['an ARIA attribute as a property', 'button.ariaExpanded', 'ariaExpanded'],
  ['a class of the browser', 'new CompressionStream("gzip")', 'CompressionStream'],
  ['lookbehind', '/(?<!a)b/', 'lookbehind in (?<!a)b'],
  ['lookbehind in text', "new RegExp(a + '(?<=b)c')", 'lookbehind in (?<=b)c'],
  ['a pattern with sets', '/[[a-z]--[aeiou]]/v', 'flag v of [[a-z]--[aeiou]]'],
  ['a static block', 'class A { static { this.a = 1 } }', 'static block'],
  ['an explicit resource', '{ using file = open() }', 'using'],
])('finds %s', (_, script, found) => {
  expect(findNewerFeatures(script)).toEqual([found])
})

test('lets pass what is provided, what is asked for first, and what all have', () => {
  const script = `note.toWellFormed(); Map.groupBy(notes, id); z.any(); rows.toSorted().at(-1); /(?<year>\\d)/; Intl.Segmenter`
  expect(findNewerFeatures(script)).toEqual([])
})

test.each(providedFeatures)('%s is missing in a supported browser, as far as SWC knows', (path) => {
  const env = { targets: buildTargets, mode: 'usage', coreJs: '3.49' } as const
  const script = `${path.replace('String.prototype', 'text')}()`
  expect(transformSync(script, { swcrc: false, configFile: false, env }).code).toContain('core-js/modules')
})
