import { expect, test } from 'vitest'
import { isOwnOrigin } from './origin.ts'

test.each([
  ['reading from anywhere', 'GET', 'https://evil.test', true, true],
  ['our own page', 'POST', 'https://stepwise.test', true, true],
  ['our own page behind a proxy that speaks HTTP', 'POST', 'http://stepwise.test', true, true],
  ['another site', 'POST', 'https://evil.test', true, false],
  ['another site without a session (signing someone in as another)', 'POST', 'https://evil.test', false, false],
  ['another port', 'DELETE', 'https://stepwise.test:8443', true, false],
  ['a look-alike', 'PUT', 'https://stepwise.test.evil.test', true, false],
  ['a sandboxed page', 'POST', 'null', true, false],
  ['no origin, with a session', 'POST', undefined, true, false],
  ['a script without a session', 'POST', undefined, false, true],
])('%s', (_, method, origin, hasSession, isOwn) => {
  const headers = origin === undefined ? {} : { origin }
  expect(isOwnOrigin({ method, headers, host: 'stepwise.test' }, hasSession)).toBe(isOwn)
})
