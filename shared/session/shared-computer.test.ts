import { allSettled, fork } from 'effector'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { setUnstored } from '../drafts/unstored.ts'
import { aUser } from '../testing/builders.ts'
import { signedIn, signedOut } from './session.ts'
import { countUnsentFx, deletePersonDataFx } from './shared-computer.ts'

// docs/product/accounts.md#shared-computer-forgets, with the real device: jsdom has no IndexedDB, so it is localStorage.

const now = Date.parse('2026-03-10T12:00:00.000Z')
const hour = 60 * 60 * 1000
const noteKey = (person: string) => `stepwise.note-drafts@2.${person}.step-1`
const sinceKey = (person: string) => `stepwise.shared-since.${person}`

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }))

const signIn = async (id: string, isSharedComputer: boolean, scope = fork()) => {
  await allSettled(signedIn, { scope, params: aUser({ id, isSharedComputer }) })
  return scope
}

test('a sign-in stores whether the computer is shared, and since when', async () => {
  await signIn('robin', true)
  expect(localStorage.getItem('stepwise.shared-computer')).toBe('1')
  expect(localStorage.getItem(sinceKey('robin'))).toBe(String(now))
  await signIn('robin', false)
  expect(localStorage.getItem('stepwise.shared-computer')).toBeNull()
  expect(localStorage.getItem(sinceKey('robin'))).toBeNull()
})

test('after a sign-out nothing of the person is stored, nor the address of a sign-up', async () => {
  const scope = await signIn('robin', true)
  localStorage.setItem(noteKey('robin'), '"Plan"')
  localStorage.setItem(noteKey('kim'), '"Kit"')
  localStorage.setItem('stepwise.sign-up-email', 'robin@example.test')
  await allSettled(signedOut, { scope })
  expect(Object.keys(localStorage)).toEqual([noteKey('kim')])
})

test('on a computer that is not shared a sign-out leaves what is stored', async () => {
  const scope = await signIn('robin', false)
  localStorage.setItem(noteKey('robin'), '"Plan"')
  await allSettled(signedOut, { scope })
  expect(localStorage.getItem(noteKey('robin'))).toBe('"Plan"')
})

test.each([
  [12 * hour + 1, null],
  [12 * hour, '"Kit"'],
  [12 * hour - 1, '"Kit"'],
])('the next start leaves, of a person who did not sign out %i ms ago, %j', async (age, left) => {
  localStorage.setItem(sinceKey('kim'), String(now - age))
  localStorage.setItem(noteKey('kim'), '"Kit"')
  await allSettled(signedOut, { scope: fork() })
  expect(localStorage.getItem(noteKey('kim'))).toBe(left)
})

test('when the session of a shared computer must be over, nothing says any more who had it', async () => {
  localStorage.setItem(sinceKey('kim'), String(now - 12 * hour - 1))
  localStorage.setItem('stepwise.person', 'kim')
  await allSettled(signedOut, { scope: fork() })
  expect(localStorage).toHaveLength(0)
})

test('a sign-in deletes what others left who did not sign out, and keeps the person’s own', async () => {
  for (const person of ['robin', 'kim']) {
    localStorage.setItem(sinceKey(person), String(now))
    localStorage.setItem(noteKey(person), '"Plan"')
  }
  await signIn('robin', true)
  expect(localStorage.getItem(noteKey('kim'))).toBeNull()
  expect(localStorage.getItem(sinceKey('kim'))).toBeNull()
  expect(localStorage.getItem(noteKey('robin'))).toBe('"Plan"')
})

test('a deletion that fails is made at the next start', async () => {
  const scope = await signIn('robin', true)
  localStorage.setItem(noteKey('robin'), '"Plan"')
  const removal = vi.spyOn(Storage.prototype, 'removeItem').mockImplementation((key) => {
    if (key === noteKey('robin')) throw new Error('busy')
  })
  await allSettled(signedOut, { scope })
  removal.mockRestore()
  expect(localStorage.getItem(sinceKey('robin'))).toBe('0')
  await allSettled(signedOut, { scope: fork() })
  expect(localStorage.getItem(noteKey('robin'))).toBeNull()
})

test('unsent drafts of the person are counted, and no one else’s', async () => {
  localStorage.setItem(noteKey('robin'), '"Plan"')
  localStorage.setItem('stepwise.notes-outbox@2.robin.key-1', '"Kit"')
  localStorage.setItem(noteKey('kim'), '"Kit"')
  const counted = await allSettled(countUnsentFx, { scope: fork(), params: 'robin' })
  expect(counted).toEqual({ status: 'done', value: 2 })
})

test('drafts that are in this page alone are counted, too', async () => {
  localStorage.setItem(noteKey('robin'), '"Plan"')
  setUnstored('notes', 2)
  onTestFinished(() => setUnstored('notes', 0))
  const counted = await allSettled(countUnsentFx, { scope: fork(), params: 'robin' })
  expect(counted).toEqual({ status: 'done', value: 3 })
})

test('deleting the data of someone else leaves who is signed in', async () => {
  localStorage.setItem('stepwise.person', 'robin')
  await allSettled(deletePersonDataFx, { scope: fork(), params: 'kim' })
  expect(localStorage.getItem('stepwise.person')).toBe('robin')
})

test('deleting one person’s data twice is not a failure', async () => {
  const scope = fork()
  await allSettled(deletePersonDataFx, { scope, params: 'robin' })
  const again = await allSettled(deletePersonDataFx, { scope, params: 'robin' })
  expect(again.status).toBe('done')
})

test('once the person’s data is deleted, a later end of a session deletes nothing that a visitor has stored', async () => {
  const scope = await signIn('robin', true)
  await allSettled(signedOut, { scope })
  localStorage.setItem('stepwise.sign-up-email', 'kim@example.test')
  await allSettled(signedOut, { scope })
  expect(localStorage.getItem('stepwise.sign-up-email')).toBe('kim@example.test')
})

test.each([
  ['is loaded at the sign-in on a shared computer: a sign-out must not need a network', true, 1],
  ['is not loaded at the sign-in on a computer of one’s own', false, 0],
])('the code that deletes stored data %s', async (_, isSharedComputer, times) => {
  const loaded = vi.fn()
  vi.resetModules()
  vi.doMock('../drafts/device.ts', async (importOriginal) => {
    loaded()
    return importOriginal()
  })
  await import('./shared-computer.ts')
  const page = await import('./session.ts')
  await allSettled(page.signedIn, { scope: fork(), params: aUser({ id: 'robin', isSharedComputer }) })
  expect(loaded).toHaveBeenCalledTimes(times)
  vi.doUnmock('../drafts/device.ts')
})

test('the next person after one that did not sign out is forgotten at their own sign-out too', async () => {
  localStorage.setItem(sinceKey('kim'), String(now))
  const scope = await signIn('robin', true)
  localStorage.setItem(noteKey('robin'), '"Plan"')
  await allSettled(signedOut, { scope })
  expect(Object.keys(localStorage)).toEqual([])
})
