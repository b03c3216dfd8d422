import { allSettled, fork } from 'effector'
import { expect, test, vi } from 'vitest'
import { aUser } from '../testing/builders.ts'
import { forbidStorage } from '../testing/full-device.ts'
import { signedIn, signedOut, userChanged } from './session.ts'
import {
  daysSinceFirstLogin,
  firstLoginOf,
  isSessionPossible,
  personKey,
  readStored,
  wasSignedIn,
} from './stored-session.ts'

/** What is stored of the session: other tabs and the page's first script read these keys. */
const stored = () => [personKey, 'stepwise.signed-in'].map((key) => localStorage.getItem(key))

test('the browser knows who is signed in, until they sign out', async () => {
  const scope = fork()
  expect(wasSignedIn()).toBe(false)
  await allSettled(signedIn, { scope, params: aUser({ id: 'robin' }) })
  expect(stored()).toEqual(['robin', '1'])
  expect(wasSignedIn()).toBe(true)
  await allSettled(userChanged, { scope, params: { firstName: 'Robyn' } })
  expect(localStorage.getItem(personKey)).toBe('robin')
  await allSettled(signedOut, { scope })
  expect(wasSignedIn()).toBe(false)
  expect(stored()).toEqual([null, null])
})

test('a new tab that finds no session does not tell the other tabs that the person has signed out', async () => {
  await allSettled(signedIn, { scope: fork(), params: aUser({ id: 'robin' }) })
  await allSettled(signedOut, { scope: fork() })
  expect(stored()).toEqual(['robin', null])
})

test('the next person takes the place of the one before', async () => {
  const scope = fork()
  await allSettled(signedIn, { scope, params: aUser({ id: 'robin' }) })
  await allSettled(signedIn, { scope, params: aUser({ id: 'kim' }) })
  expect(localStorage.getItem(personKey)).toBe('kim')
})

test('a browser that refuses to store gives no hint, and no error', () => {
  forbidStorage('getItem')
  expect(readStored(personKey)).toBeNull()
  expect(wasSignedIn()).toBe(false)
})

test.each([
  ['stepwise_signed_in_study=1', true],
  ['__Host-stepwise_signed_in_study=1', true],
  ['other=1; __Host-stepwise_signed_in_study=1', true],
  ['__Host-stepwise_signed_in_pro=1; not_stepwise_signed_in_study=1', false],
  ['other=__Host-stepwise_signed_in_study=1', false],
  ['', false],
])('a session of study is possible with the cookie %j: %s', (cookie, isPossible) => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue(cookie)
  expect(isSessionPossible('study')).toBe(isPossible)
})

test('the first log-in of a person is now, and stays that', () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00.000Z') })
  const first = Date.parse('2026-03-10T12:00:00.000Z')
  expect(firstLoginOf('robin')).toBe(first)
  vi.setSystemTime('2026-03-12T12:00:00.000Z')
  expect(firstLoginOf('robin')).toBe(first)
  expect(firstLoginOf('kim')).toBe(Date.parse('2026-03-12T12:00:00.000Z'))
})

test('a first log-in that cannot be read is now', () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T12:00:00.000Z') })
  localStorage.setItem('stepwise.first-login.robin', 'yesterday')
  expect(firstLoginOf('robin')).toBe(Date.now())
  expect(localStorage.getItem('stepwise.first-login.robin')).toBe('2026-03-10T12:00:00.000Z')
})

test.each([
  ['2026-11-20T09:00:00Z', 0],
  ['2026-11-21T08:59:00Z', 0],
  ['2026-11-26T08:59:00Z', 5],
  ['2026-11-26T09:00:00Z', 6],
  // A clock that was set back.
  ['2026-11-19T09:00:00Z', 0],
])('from 20 November at nine to %s are %i whole days', (moment, days) => {
  localStorage.setItem('stepwise.first-login.robin', '2026-11-20T09:00:00.000Z')
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(moment) })
  expect(daysSinceFirstLogin('robin')).toBe(days)
})

test('everyone is new when nothing can be stored', () => {
  forbidStorage('getItem')
  expect(daysSinceFirstLogin('robin')).toBe(0)
})
