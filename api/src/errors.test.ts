import { expect, test } from 'vitest'
import { describeError } from './errors.ts'

test('an error of PGlite is described like one of node-postgres', () => {
  const error = Object.assign(new Error('duplicate key: (sam@example.org)'), {
    ...{ severity: 'ERROR', code: '23505', detail: 'Key (email)=(sam@example.org)', constraint: 'users_email' },
  })
  expect(describeError(error)).toMatchObject({ kind: 'DatabaseError', code: '23505', constraint: 'users_email' })
  expect(JSON.stringify(describeError(error))).not.toContain('sam@')
})

test('quotes in an error are not logged, also not from its stack', () => {
  const errors = [
    () => JSON.parse('my secret'),
    () => BigInt('my secret'),
    () => Object.assign('my secret', { length: 1 }),
    () => new URL('my secret'),
    () => {
      throw new Error('my\n    at my secret (file.ts:1:1)')
    },
    () => {
      throw new TypeError(`"my secret" and 'my secret' are not functions`)
    },
  ].map((fails) => {
    try {
      return fails()
    } catch (error) {
      return error
    }
  })
  for (const error of errors) {
    expect(error).toBeInstanceOf(Error)
    expect(JSON.stringify(describeError(error))).not.toContain('secret')
  }
})

test('an error about our own code is logged with its message and place', () => {
  expect(describeError(new TypeError('x is not a function'))).toMatchObject({
    kind: 'TypeError',
    message: 'x is not a function',
  })
  expect(describeError('thrown text')).toEqual({ kind: 'string' })
})
