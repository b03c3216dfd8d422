import type { UserInfo } from '@stepwise/shared/contracts'
import { CallError } from '@stepwise/shared/http'
import { $user, signedIn, signedOut } from '@stepwise/shared/session'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled } from 'effector'
import { expect, test, vi } from 'vitest'
import {
  $hasFinished,
  $storedDraft,
  createUserInfoFx,
  draftChanged,
  onboardingClosed,
  onboardingOpened,
  sendAnswersFx,
} from './onboarding.model.ts'
import { emptyAnswers } from './onboarding-values.ts'

const newcomer = aUser({ userInfo: null })
const answeredWith = (answer: () => Promise<UserInfo>) =>
  signedInScope(newcomer, { handlers: [[createUserInfoFx, answer]] })
const rejectedWith = (msg: string) =>
  answeredWith(() => Promise.reject(new CallError({ kind: 'http', status: 422, msg, errors: {} })))

test('the answers become part of the user, and the first login is stored', async () => {
  const userInfo = aUser().userInfo as UserInfo
  const scope = await answeredWith(async () => userInfo)
  await allSettled(sendAnswersFx, { scope, params: emptyAnswers([]) })
  expect(scope.getState($user)?.userInfo).toEqual(userInfo)
  expect(scope.getState($hasFinished)).toBe(true)
  expect(localStorage.getItem('stepwise.first-login.user-1')).toMatch(/^\d{4}-/)
})

test('answers that the server has already count as done, and the user is fetched again', async () => {
  vi.stubGlobal('fetch', async () => Response.json(aUser()))
  const scope = await rejectedWith('UserInfo already exists for User!')
  await allSettled(sendAnswersFx, { scope, params: emptyAnswers([]) })
  expect(scope.getState($user)?.userInfo).not.toBeNull()
  expect(scope.getState($hasFinished)).toBe(false)
})

test('any other failure is left to the form', async () => {
  const scope = await rejectedWith('Something odd.')
  const { status } = await allSettled(sendAnswersFx, { scope, params: emptyAnswers([]) })
  expect(status).toBe('fail')
})

test('there is no draft until something is typed, and none after it is taken back', async () => {
  const scope = await signedInScope(newcomer)
  // Without IndexedDB, drafts are stored in the local storage.
  const storedDrafts = () => Object.keys(localStorage).filter((key) => key.startsWith('stepwise.onboarding')).length
  await allSettled(onboardingOpened, { scope })
  const softwareIds = newcomer.softwares.map(({ id }) => id)
  const empty = emptyAnswers(softwareIds)
  await allSettled(draftChanged, { scope, params: { values: empty, place: 0 } })
  expect(storedDrafts()).toBe(0)
  const values = { ...empty, softwareIds: [...softwareIds, 'another'] }
  await allSettled(draftChanged, { scope, params: { values, place: 0 } })
  expect(storedDrafts()).toBe(1)
  await allSettled(draftChanged, { scope, params: { values: empty, place: 0 } })
  expect(storedDrafts()).toBe(0)
})

test('a draft is taken from the device when the page opens, not when someone signs in', async () => {
  const scope = await signedInScope(newcomer)
  await allSettled(onboardingOpened, { scope })
  const values = { ...emptyAnswers([]), courseName: 'Physics', softwareIds: ['another'] }
  await allSettled(draftChanged, { scope, params: { values, place: 1 } })
  await allSettled(onboardingClosed, { scope })
  await allSettled(signedOut, { scope })
  await allSettled(signedIn, { scope, params: newcomer })
  expect(scope.getState($storedDraft)).toBeNull()
  await allSettled(onboardingOpened, { scope })
  expect(scope.getState($storedDraft)).toEqual({ draft: { values, place: 1 } })
})
