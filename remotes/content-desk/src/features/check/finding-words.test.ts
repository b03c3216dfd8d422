import type { Finding } from '@stepwise/shared/contracts'
import { expect, test } from 'vitest'
import { summaryWords } from './finding-words.ts'

const error: Finding = {
  level: 'error',
  rule: 'alt-text',
  path: 'blocks/3/alt',
  message: 'Say what the picture shows.',
}
const warning: Finding = { level: 'warning', rule: 'length', path: '', message: 'This is long.' }
const link = (address: string): Finding => ({ ...warning, rule: 'link-unchecked', message: address, address })

test.each([
  [[], [], 'Nothing found. This text can be published.'],
  [[warning], [], '1 warning.'],
  [[error, error], [], '2 errors. Fix the errors before you publish.'],
  // The links that could not be checked are one line.
  [[link('/a'), link('/b'), warning], [], '2 warnings.'],
  [[link('/a'), link('/b'), warning], ['/a'], '2 warnings.'],
  [[link('/a'), link('/b'), warning], ['/a', '/b'], '1 warning.'],
  [[link('/a')], ['/a'], 'Nothing is left. This text can be published.'],
])('findings are counted in words %#', (findings, dismissed, words) => {
  expect(summaryWords(findings, dismissed)).toBe(words)
})
