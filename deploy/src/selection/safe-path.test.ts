import { expect, test } from 'vitest'
import { safePath } from './safe-path.ts'

test('an address of our own stays as it is, its query and fragment too', () => {
  for (const path of ['/', '/dashboard/learn', '/flows/a?x=1&y=%20#part', '/journal/%E2%98%83'])
    expect(safePath(path)).toBe(path)
  expect(safePath('/café?q=ü')).toBe('/caf%C3%A9?q=%C3%BC')
})

test('nothing leads to another site, under any spelling', () => {
  for (const path of [
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/.//evil.test',
    '/a/..//evil.test',
    '/%2e//evil.test',
    'https://evil.test/',
    'evil.test',
    'javascript:alert(1)',
    '',
    ' /a',
    `/${'a'.repeat(600)}`,
  ])
    expect([path, safePath(path)]).toEqual([path, undefined])
})

test('a path cannot bring a header of its own, and does not lead back to where links are opened', () => {
  expect(safePath('/a\r\nset-cookie: x=1')).toBeUndefined()
  expect(safePath('/release/override?token=x')).toBeUndefined()
  expect(safePath('/api/auth/sign_out')).toBeUndefined()
})
