import { expect, test } from 'vitest'
import { licenceForm, memberForm } from '../../test/support/sign-ups.ts'
import { callerOf, cookieIn, useTestApi } from '../../test/support/test-api.ts'
import { buildApp } from '../app.ts'
import { createMailToken } from '../modules/platform/mails/mail-tokens.repository.ts'
import { demoLicenceKeys, demoPassword } from './accounts.ts'
import { retireDemo } from './retire.ts'
import { seedDemo } from './seed.ts'

const api = useTestApi()

test('in production no demo account works, though the data began in development', async () => {
  await seedDemo(api.context)
  const person = await api.newPerson()
  const signIn = { user: { email: 'student@demo.stepwise.test', password: demoPassword } }
  const { db } = api.context
  const { headers, body } = await api.visitor('POST', '/auth/sign_in', signIn)
  const cookie = cookieIn(headers)
  const { email } = signIn.user
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const token = await createMailToken(db, { userId: id, email, purpose: 'password-reset', now: api.clock.now })
  const rowsOf = (table: 'notes' | 'passkeys') => db.selectFrom(table).select('id').where('user_id', '=', id).execute()
  const notes = await rowsOf('notes')
  expect(body.email).toBe(signIn.user.email)
  // One of them has another address and another way in since.
  const moved = { user: { email: 'moved@stepwise.test', password: demoPassword } }
  const finished = 'finished@demo.stepwise.test'
  await db.updateTable('users').set({ email: moved.user.email }).where('email', '=', finished).execute()
  const key = { credential_id: 'a', public_key: Buffer.from('a'), counter: 0, transports: [], is_backed_up: false }
  const passkey = { ...key, user_id: id, name: 'a', created_at: api.clock.now }
  await db.insertInto('passkeys').values(passkey).execute()

  expect(await retireDemo(api.context)).toBeGreaterThan(3)
  const production = { ...api.context, settings: { ...api.context.settings, isProduction: true } }
  const app = await buildApp(production)
  const visitor = callerOf(app, {})

  const refused = await visitor('POST', '/auth/sign_in', signIn)
  const unknown = await visitor('POST', '/auth/sign_in', { user: { ...signIn.user, email: 'nobody@uni.test' } })
  expect([refused.status, refused.body]).toEqual([401, unknown.body])
  expect((await visitor('POST', '/auth/sign_in', moved)).status).toBe(401)
  expect(await rowsOf('passkeys')).toEqual([])
  expect((await callerOf(app, { cookie })('GET', '/flows')).status).toBe(401)
  const words = { password: 'a new long password', password_confirmation: 'a new long password' }
  const reset = { user: { reset_password_token: token, ...words } }
  expect((await visitor('PUT', '/auth/reset_password', reset)).status).toBe(422)
  await visitor('POST', '/auth/reset_password', { user: { email: signIn.user.email } })
  await api.context.background.idle()
  expect(await db.selectFrom('mails').select('id').where('recipient', '=', email).execute()).toEqual([])
  expect((await visitor('POST', '/auth/sign_up', licenceForm({ licence_key: demoLicenceKeys[0] }))).status).toBe(422)
  const member = memberForm({ email: 'somebody@uni.stepwise.test' })
  expect((await visitor('POST', '/auth/sign_up', member)).status).toBe(422)

  expect(await rowsOf('notes')).toEqual(notes)
  expect((await person.call('GET', '/flows')).status).toBe(200)
  expect(await retireDemo(api.context)).toBe(0)
  await app.close()
})
