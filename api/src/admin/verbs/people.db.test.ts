import { expect, test } from 'vitest'
import { adminOf } from '../../../test/support/admin.ts'
import { licenceForm, newLicenceKey, newPassword, resetForm, tokenIn } from '../../../test/support/sign-ups.ts'
import { tablesWith } from '../../../test/support/tables-with.ts'
import { useTestApi } from '../../../test/support/test-api.ts'
import { sendDueMails } from '../../modules/platform/mails/mailing.ts'

const api = useTestApi()

test('an operator finds a person and gives them a role, which counts at once', async () => {
  const { run, audit } = adminOf(api)
  const { email, id, call } = await api.newPerson({ email: 'ada_1@uni.test' })
  await api.newPerson({ email: 'adax1@uni.test' })
  expect((await run('people find', { text: 'ADA_1' })).data.map((person: { id: string }) => person.id)).toEqual([id])
  const zoe = (await run('people add', { email: 'zoe@uni.test', firstName: 'Zoë', surname: 'O’Neill' })).data.id
  for (const text of ["zoe o'neill", 'Zoe\u0308 O´N'])
    expect((await run('people find', { text })).data.map((person: { id: string }) => person.id)).toEqual([zoe])
  expect((await run('people find', { text: 'no one at all' })).text).toBe('No such person.')

  const words = 'ada_1@uni.test is now content_manager.'
  expect((await run('people role', { email: 'Ada_1@uni.test', role: 'content_manager' })).text).toBe(words)
  expect((await call('GET', '/auth/person')).body.role).toBe('content_manager')
  expect((await run('people show', { email })).text).toMatch(/Ada Price <ada_1@uni.test>, content_manager/)
  const options = { email: '…', role: 'content_manager', person: id }
  const entry = { at: api.clock.now, who: 'ana', verb: 'people role', options, outcome: 'done' }
  expect((await audit())[0]).toEqual(entry)
  await expect(run('people role', { email, role: 'admin' })).rejects.toThrow('role: ')
  await expect(run('people role', { email: 'no@uni.test', role: 'qa' })).rejects.toThrow('There is no account for')
  expect((await audit())[0]).toMatchObject({ verb: 'people role', outcome: 'failed', options: { email: '…' } })
})

test('an operator makes an account, whose owner chooses a password by the mailed link', async () => {
  const { run } = adminOf(api)
  const person = { email: 'col@uni.test', firstName: 'Col', surname: 'Tennant', role: 'content_manager' }
  await run('people add', person)
  await sendDueMails(api.context, api.app.log)
  const [mail] = await api.mailsTo(person.email)
  expect(mail).toMatchObject({ subject: 'Your account for Stepwise' })
  expect(mail?.text).toContain('https://stepwise.test/auth/reset_password/')
  expect((await api.visitor('PUT', '/auth/reset_password', resetForm(tokenIn(mail?.text)))).status).toBe(200)
  const signedIn = await api.trySignIn(person.email, newPassword)
  expect(signedIn).toMatchObject({ status: 200, body: { role: 'content_manager', first_name: 'Col' } })
  await expect(run('people add', person)).rejects.toThrow('already has an account')
})

test('an operator opens an account whose mail did not arrive, and signs a person out everywhere', async () => {
  const { run } = adminOf(api)
  const { email, id, call } = await api.newPerson()
  await api.context.db.updateTable('users').set({ confirmed_at: null }).where('id', '=', id).execute()
  await run('people confirm', { email })
  expect((await run('people show', { email })).data.confirmed_at).toEqual(api.clock.now)

  expect((await call('POST', '/auth/authorize')).status).toBe(200)
  await run('people end-sessions', { email })
  expect((await call('POST', '/auth/authorize')).status).toBe(401)
})

test('the owner of an account sees what an operator does to it, as done by an operator and without an address', async () => {
  const { run } = adminOf(api)
  const { email, id } = await api.newPerson()
  const { db } = api.context
  await db.deleteFrom('account_events').where('user_id', '=', id).execute()
  await run('people role', { email, role: 'qa' })
  await run('people confirm', { email })
  await db.updateTable('users').set({ confirmed_at: null }).where('id', '=', id).execute()
  await run('people confirm', { email })
  await run('people end-sessions', { email })
  await run('people export', { email })
  const made = (await run('people add', { email: 'eve@uni.test', firstName: 'Eve', surname: 'Ward' })).data.id
  const events = db.selectFrom('account_events').select(['kind', 'actor', 'address', 'device', 'detail'])
  const byOperator = { actor: 'operator', address: '', device: '', detail: '' }
  expect(await events.where('user_id', 'in', [id, made]).orderBy('kind').execute()).toEqual([
    { ...byOperator, kind: 'account-made' },
    { ...byOperator, kind: 'address-verified' },
    { ...byOperator, kind: 'export-asked' },
    { ...byOperator, kind: 'role-changed', detail: 'qa' },
    { ...byOperator, kind: 'signed-out-everywhere' },
  ])
})

test('everything of a person is exported without secrets, then erased; the licence key stays used and the audit names no one', async () => {
  const { run, question, audit } = adminOf(api)
  const licence_key = await newLicenceKey(api)
  const { db } = api.context
  const email = 'erika@uni.test'
  const form = licenceForm({ licence_key, email, confirm_email: email, first_name: 'Erika' })
  const signedUp = await api.visitor('POST', '/auth/sign_up', form)
  const id: string = signedUp.body.id
  const call = api.callerAfter(signedUp)
  await call('POST', '/users/settings/calm_licence_request', { email, firstName: 'Erika', surname: 'Cole' })
  const photo = Buffer.from('photo')
  await db.insertInto('avatars').values({ user_id: id, large: photo, medium: photo }).execute()
  const asked = { kind: 'guest', user_id: null, received_at: api.clock.now, next_attempt_at: api.clock.now } as const
  const message = { ...asked, name: 'E', email: 'Erika@uni.test', message: 'hello', digest: 'e' }
  await db.insertInto('messages').values(message).execute()
  const { email: otherEmail, id: otherId } = await api.newPerson()

  const exported = await run('people export', { email })
  expect(JSON.parse(exported.text)).toEqual(JSON.parse(JSON.stringify(exported.data)))
  const own = { users: [{ id, first_name: 'Erika' }], avatars: [{ large: photo.toString('base64') }] }
  const written = { calm_requests: [{ surname: 'Cole' }], messages: [{ message: 'hello' }] }
  const others = { licence_keys: [{ licence_key }], user_badges: [{ code: 'NEWBIE' }], sessions: [{ user_id: id }] }
  expect(exported.data).toMatchObject({ ...own, ...written, ...others })
  expect(exported.text).not.toMatch(/password_hash|token_hash|device_key/)

  expect(await question('people erase', { email })).toContain('Erika Cole <erika@uni.test> will be deleted')
  await run('people erase', { email })
  expect((await call('POST', '/auth/authorize')).status).toBe(401)
  expect(await tablesWith(api.context, [id, email])).toEqual(['operator_audit'])
  expect(JSON.stringify(await audit()).toLowerCase()).not.toContain('erika')
  expect((await audit())[0]?.options).toEqual({ email: '…', person: id })
  const again = await api.visitor('POST', '/auth/sign_up', licenceForm({ licence_key }))
  expect(again.body.msg).toContain('has been used already')
  expect((await run('people show', { email: otherEmail })).data.id).toBe(otherId)
})
