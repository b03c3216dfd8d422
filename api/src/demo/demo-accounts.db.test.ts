import { expect, test } from 'vitest'
import { callerOf, useStage } from '../../test/support/stage.ts'
import { buildApp } from '../app.ts'
import { demoPassword } from './accounts.ts'

const stage = useStage()

async function signIn(email: string) {
  const { status, body, headers } = await stage.visitor('POST', '/auth/sign_in', {
    user: { email, password: demoPassword },
  })
  expect(status).toBe(200)
  return { user: body, call: callerOf(stage.app, { cookie: String(headers['set-cookie']).split(';')[0] ?? '' }) }
}

test('each call makes another account, as far as the demo account is', async () => {
  const { body: one } = await stage.visitor('POST', '/dev/demo_accounts', { like: 'finished' })
  const { body: other } = await stage.visitor('POST', '/dev/demo_accounts', { like: 'finished' })
  expect(one.email).toMatch(/^finished-[\w-]+@demo\.stepwise\.test$/)
  expect(other.email).not.toBe(one.email)
  const { user, call } = await signIn(one.email)
  expect(user).toMatchObject({ first_name: 'Fen', surname: 'Ashworth' })
  expect((await call('GET', '/users/profile')).body.percent).toBe(100)
})

test('signing in earns it nothing new', async () => {
  const { body } = await stage.visitor('POST', '/dev/demo_accounts', { like: 'content' })
  const { user } = await signIn(body.email)
  // What was earned in the last ten minutes would be announced.
  const announcedSince = new Date(stage.clock.now.getTime() - 10 * 60 * 1000).toISOString()
  expect(user.badges.length).toBeGreaterThan(0)
  expect(user.badges.filter((badge: { created_at: string }) => badge.created_at > announcedSince)).toEqual([])
})

test('there is none of a name that the edition does not have, and nothing without a name', async () => {
  expect((await stage.visitor('POST', '/dev/demo_accounts', { like: 'pro' })).status).toBe(404)
  expect((await stage.visitor('POST', '/dev/demo_accounts', {})).status).toBe(422)
})

test('the call is not there in production', async () => {
  const app = await buildApp({ ...stage.context, settings: { ...stage.context.settings, isProduction: true } })
  expect((await callerOf(app, {})('POST', '/dev/demo_accounts', { like: 'new' })).status).toBe(404)
  await app.close()
})
