import { expect, test } from 'vitest'
import { toOwnPath } from './own-path.ts'

test.each([
  ['https://learn.test/support?a=1#b', '/support?a=1#b'],
  [' https://learn.test/ ', '/'],
  ['https://learn.test.evil.example/support', 'https://learn.test.evil.example/support'],
  ['https://learn.test//evil.example', 'https://learn.test//evil.example'],
  ['https://learn.test', 'https://learn.test'],
  ['/support', '/support'],
  ['', ''],
])('«%s» is «%s»', (text, path) => {
  expect(toOwnPath(text, 'https://learn.test')).toBe(path)
})
