import { expect, test } from 'vitest'
import { callerOf, useTestApi } from '../../test/support/test-api.ts'
import { buildApp } from '../app.ts'
import { demoPassword } from './accounts.ts'

const api = useTestApi()

async function signIn(email: string) {
  const answer = await api.trySignIn(email, demoPassword)
  expect(answer.status).toBe(200)
  return { user: answer.body, call: api.callerAfter(answer) }
}

test('each call makes another account with the progress of the demo account', async () => {
  const { body: one } = await api.visitor('POST', '/dev/demo_accounts', { like: 'finished' })
  const { body: other } = await api.visitor('POST', '/dev/demo_accounts', { like: 'finished' })
  expect(one.email).toMatch(/^finished-[\w-]+@demo\.stepwise\.test$/)
  expect(other.email).not.toBe(one.email)
  const { user, call } = await signIn(one.email)
  expect(user).toMatchObject({ first_name: 'Fen', surname: 'Ashworth' })
  expect((await call('GET', '/users/profile')).body.percent).toBe(100)
})

test('signing in to it earns no badge', async () => {
  const { body } = await api.visitor('POST', '/dev/demo_accounts', { like: 'content' })
  const { user } = await signIn(body.email)
  // What was earned in the last ten minutes would be announced.
  const announcedSince = new Date(api.clock.now.getTime() - 10 * 60 * 1000).toISOString()
  expect(user.badges.length).toBeGreaterThan(0)
  expect(user.badges.filter((badge: { created_at: string }) => badge.created_at > announcedSince)).toEqual([])
})

test('a name that the edition does not have is a 404, no name a 422', async () => {
  expect((await api.visitor('POST', '/dev/demo_accounts', { like: 'pro' })).status).toBe(404)
  expect((await api.visitor('POST', '/dev/demo_accounts', {})).status).toBe(422)
})

test('the call does not exist in production', async () => {
  const app = await buildApp({ ...api.context, settings: { ...api.context.settings, isProduction: true } })
  expect((await callerOf(app, {})('POST', '/dev/demo_accounts', { like: 'new' })).status).toBe(404)
  await app.close()
})
