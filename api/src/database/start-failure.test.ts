import { expect, test } from 'vitest'
import { StartFailure, StartOutage } from '../errors.ts'
import { toStartFailure } from './start-failure.ts'

const ofServer = (code: string) => Object.assign(new Error('of the server'), { severity: 'FATAL', code })
const ofSystem = (code: string) => Object.assign(new Error('of the system'), { code })

test.each([
  ['a server that stops', ofServer('57P01')],
  ['a server that starts', ofServer('57P03')],
  ['no connection left', ofServer('53300')],
  ['a full disk of the server', ofServer('53100')],
  ['a full disk of this machine', ofSystem('ENOSPC')],
  ['a server that is not there', ofSystem('ECONNREFUSED')],
  ['a statement that took too long', ofServer('57014')],
  ['a transaction that was idle for too long', ofServer('25P03')],
  ['a connection that broke', new Error('Connection terminated unexpectedly')],
])('%s is an outage, after which a start is tried again', (_, error) => {
  expect(toStartFailure(error)).toBeInstanceOf(StartOutage)
})

test.each([
  ['a right that is missing', ofServer('42501')],
  ['an extension that is missing', ofServer('58P01')],
  ['damage', ofServer('XX001')],
])('%s is for someone to put right', (_, error) => {
  const failure = toStartFailure(error)
  expect(failure).toBeInstanceOf(StartFailure)
  expect(failure).not.toBeInstanceOf(StartOutage)
})

test('an error of our own stays what it is', () => {
  const error = new TypeError('of ours')
  expect(toStartFailure(error)).toBe(error)
})
