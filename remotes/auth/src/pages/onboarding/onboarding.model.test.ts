import { CallError } from '@stepwise/shared/http'
import { $user } from '@stepwise/shared/session'
import { aUser, signedInScope } from '@stepwise/shared/testing'
import { allSettled } from 'effector'
import { afterEach, expect, test, vi } from 'vitest'
import { $hasFinished, answersTyped, onboardingOpened, sendAnswersFx } from './onboarding.model.ts'
import { emptyAnswers } from './onboarding-values.ts'

const api = vi.hoisted(() => ({ createUserInfo: vi.fn() }))
vi.mock('./onboarding.api.ts', () => api)
afterEach(() => vi.unstubAllGlobals())

const newcomer = aUser({ userInfo: null })
const refusal = (msg: string) => new CallError({ kind: 'http', status: 422, msg, errors: {} })

test('the answers become part of the user, and the first login is remembered', async () => {
  const { userInfo } = aUser()
  api.createUserInfo.mockResolvedValueOnce(userInfo)
  const scope = await signedInScope(newcomer)
  await allSettled(sendAnswersFx, { scope, params: emptyAnswers([]) })
  expect(scope.getState($user)?.userInfo).toEqual(userInfo)
  expect(scope.getState($hasFinished)).toBe(true)
  expect(localStorage.getItem('stepwise.first-login.user-1')).toMatch(/^\d{4}-/)
})

test('answers that were there already are as good as done: the user is asked for again', async () => {
  api.createUserInfo.mockRejectedValueOnce(refusal('UserInfo already exists for User!'))
  vi.stubGlobal('fetch', async () => Response.json(aUser()))
  const scope = await signedInScope(newcomer)
  await allSettled(sendAnswersFx, { scope, params: emptyAnswers([]) })
  expect(scope.getState($user)?.userInfo).not.toBeNull()
  expect(scope.getState($hasFinished)).toBe(false)
})

test('any other refusal is the form’s to show', async () => {
  api.createUserInfo.mockRejectedValueOnce(refusal('Something odd.'))
  const scope = await signedInScope(newcomer)
  const { status } = await allSettled(sendAnswersFx, { scope, params: emptyAnswers([]) })
  expect(status).toBe('fail')
})

test('what was never typed is no draft, and a choice taken back is none again', async () => {
  const scope = await signedInScope(newcomer)
  // Without IndexedDB drafts are kept there.
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('stepwise.onboarding')).length
  await allSettled(onboardingOpened, { scope })
  const softwareIds = newcomer.softwares.map(({ id }) => id)
  const empty = emptyAnswers(softwareIds)
  await allSettled(answersTyped, { scope, params: { values: empty, place: 0 } })
  expect(kept()).toBe(0)
  const values = { ...empty, softwareIds: [...softwareIds, 'another'] }
  await allSettled(answersTyped, { scope, params: { values, place: 0 } })
  expect(kept()).toBe(1)
  await allSettled(answersTyped, { scope, params: { values: empty, place: 0 } })
  expect(kept()).toBe(0)
})
