import { expect, test } from 'vitest'
import { CallError, type Failure, fieldErrorsOf, isStatus, loggedWords, messageFor } from './failure.ts'

// docs/product/errors.md
const rejected: Failure = { kind: 'http', status: 422, msg: 'Please check the form.', errors: { email: ['is taken'] } }
const general = 'Internal error. Please try again later or contact administrator'

test.each<[string, Failure, string]>([
  ['the server’s own words', rejected, 'Please check the form.'],
  ['general words where the server has none', { kind: 'http', status: 500, msg: '', errors: {} }, general],
  ['a lost network', { kind: 'network' }, 'We could not reach the server. Check your connection and try again.'],
  ['a cancelled request', { kind: 'aborted' }, 'The request was cancelled.'],
])('a failed call says %s', (_, failure, message) => {
  const error = new CallError(failure)
  expect(messageFor(error)).toBe(message)
  expect(`${error}`).toBe(`CallError: ${message}`)
})

test('an error of our own is never shown in its own words', () => {
  expect(messageFor(new TypeError('x is undefined'))).toBe(general)
})

test('only an answer of the server has messages by field', () => {
  expect(fieldErrorsOf(new CallError(rejected))).toEqual({ email: ['is taken'] })
  expect(fieldErrorsOf(new CallError({ kind: 'network' }))).toEqual({})
  expect(fieldErrorsOf(new TypeError('x is undefined'))).toEqual({})
})

test('a status is that of an answer, and nothing else has one', () => {
  expect(isStatus(new CallError(rejected), 422)).toBe(true)
  expect(isStatus(new CallError(rejected), 401)).toBe(false)
  expect(isStatus(new CallError({ kind: 'network' }), 422)).toBe(false)
  expect(isStatus({ failure: rejected }, 422)).toBe(false)
  expect(isStatus(undefined, 422)).toBe(false)
})

test('the log hears of our failures, without a word of the person', () => {
  const answered = (status: number) => new CallError({ kind: 'http', status, msg: 'Dear Robin', errors: {} })
  expect(loggedWords('message', answered(503))).toBe('message: answered with 503')
  expect(loggedWords('message', new CallError({ kind: 'network' }))).toBe('message: no answer')
  expect(loggedWords('message', new TypeError('Robin is undefined'))).toBe('message: TypeError')
  expect(loggedWords('message', 'Robin')).toBe('message: unknown')
  expect(loggedWords('message', answered(422))).toBeNull()
  expect(loggedWords('message', new CallError({ kind: 'aborted' }))).toBeNull()
})
