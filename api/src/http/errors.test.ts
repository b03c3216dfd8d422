import pg from 'pg'
import { expect, test } from 'vitest'
import { describe } from './errors.ts'

test('a database’s words, which can quote a person, are not logged', () => {
  const error = new pg.DatabaseError('invalid input syntax for type uuid: "my secret"', 0, 'error')
  Object.assign(error, { code: '22P02', table: 'notes', detail: 'Key (email)=(sam@example.org)' })
  const logged = JSON.stringify(describe(error))
  expect(logged).toContain('22P02')
  expect(logged).not.toMatch(/secret|sam@/)
})

test('an error of our own keeps its words and where it came from', () => {
  expect(describe(new TypeError('x is not a function'))).toMatchObject({
    kind: 'TypeError',
    message: 'x is not a function',
  })
  expect(describe('thrown text')).toEqual({ kind: 'string' })
})
