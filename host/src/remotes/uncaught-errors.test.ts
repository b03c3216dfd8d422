import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { reportFault } from './report-fault.ts'
import { reportUncaughtErrors } from './uncaught-errors.ts'

// docs/product/errors.md#uncaught

vi.mock('./report-fault.ts', () => ({ reportFault: vi.fn() }))

const host = `${location.origin}/host/1.0.0-aa/main.js`
const learn = `${location.origin}/remotes/learn/1.2.0-ab12cd34/page-step.js`
const extension = 'chrome-extension://abcdef/inject.js'

beforeAll(() => reportUncaughtErrors({ name: 'host', version: '1.0.0-aa' }))
beforeEach(() => void vi.mocked(reportFault).mockReset())

const reports = () => vi.mocked(reportFault).mock.calls.map(([{ part, version, kind }]) => `${kind} ${part} ${version}`)

/** An error as a browser makes it, thrown in the first of these scripts. */
function errorIn(message: string, ...addresses: string[]) {
  const error = new TypeError(message)
  error.stack = [`TypeError: ${message}`, ...addresses.map((address) => `    at run (${address}:1:2)`)].join('\n')
  return error
}
const uncaught = (error: unknown, filename: string, message = '') =>
  dispatchEvent(new ErrorEvent('error', { error, filename, message }))
const rejected = (reason: unknown) => dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }))

test('an error in an event of a remote is the remote’s, even where shared code threw it', () => {
  uncaught(errorIn('one', learn), learn)
  uncaught(errorIn('two', host, learn, host), host)
  expect(reports()).toEqual(['error learn 1.2.0-ab12cd34', 'error learn 1.2.0-ab12cd34'])
})

test('all else is the host’s', () => {
  uncaught(errorIn('three', host), host)
  uncaught(null, host, 'SyntaxError: Unexpected token')
  rejected('a word')
  expect(reports()).toEqual(['error host 1.0.0-aa', 'error host 1.0.0-aa', 'error host 1.0.0-aa'])
})

test('a rejected promise that no one handles is reported like an error', () => {
  rejected(errorIn('four', learn))
  expect(reports()).toEqual(['error learn 1.2.0-ab12cd34'])
})

test('the same error is reported once', () => {
  for (let count = 0; count < 3; count++) uncaught(errorIn('five', learn), learn)
  rejected(errorIn('five', learn))
  expect(reports()).toHaveLength(1)
})

test('errors of browser extensions, of scripts from elsewhere and of calls that were given up are not ours', () => {
  uncaught(errorIn('six', extension, learn), extension)
  rejected(errorIn('seven', extension, host))
  uncaught(null, '', 'Script error.')
  uncaught(null, host, 'ResizeObserver loop completed with undelivered notifications.')
  rejected(new DOMException('The user aborted a request.', 'AbortError'))
  expect(reports()).toEqual([])
})
