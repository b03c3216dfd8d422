import { expect, test } from 'vitest'
import { eventsOf, failed, invalid, sortedStatuses, tooMany, useTestApi } from '../../../../test/support/test-api.ts'
import { addPasskey, makePasskey, type VirtualPasskey } from '../../../../test/support/virtual-passkey.ts'
import { signInsRefused } from '../../../metrics/registry.ts'

const api = useTestApi()
const pro = useTestApi({ edition: 'pro' })

const msg = 'We could not sign you in with this passkey. Try again, or choose another way.'
const refused = failed(401, msg)
type Faults = NonNullable<Parameters<VirtualPasskey['answer']>[1]>

const askOptions = async (at = api) => (await at.visitor('POST', '/auth/passkeys/options')).body.options
const send = (passkey: object, more: object = {}, at = api) =>
  at.visitor('POST', '/auth/passkeys/sign_in', { passkey, ...more })
const signInWith = async (passkey: VirtualPasskey, faults: Faults = {}) =>
  send(passkey.answer(await askOptions(), faults))
const refusalsOf = (userId: string) => eventsOf(api, userId, 'sign-in-refused')

async function newOwner(given: { isBackedUp?: boolean } = {}) {
  const person = await api.newPerson()
  const { passkey, id } = await addPasskey(person, given)
  return { ...person, passkey, passkeyId: id }
}

test('the options name this host, ask for a PIN, a finger or a face, and name no passkey', async () => {
  const challenge = expect.stringMatching(/^[\w-]{43}$/)
  const how = { userVerification: 'required', timeout: 540_000 }
  expect(await askOptions()).toEqual({ rpId: 'stepwise.test', challenge, ...how })
})

test('a passkey signs in, without an address or a password, and is written down', async () => {
  const { id, passkey, passkeyId } = await newOwner()
  api.clock.now = new Date('2026-03-10T13:00:00Z')
  const { status, body, headers } = await signInWith(passkey)
  expect(status).toBe(200)
  expect(body).toMatchObject({ id, is_shared_computer: false })
  const call = api.callerAfter({ headers })
  expect((await call('POST', '/auth/authorize')).body.id).toBe(id)
  // It proves who it is, too.
  expect((await call('POST', '/users/passkeys/options')).status).toBe(200)
  expect((await eventsOf(api, id)).at(-1)).toEqual({ kind: 'signed-in', actor: 'person', detail: 'passkey' })
  const stored = api.context.db.selectFrom('passkeys').select(['counter', 'last_used_at']).where('id', '=', passkeyId)
  expect(await stored.executeTakeFirst()).toMatchObject({ counter: 1, last_used_at: api.clock.now })
})

test('on a shared computer the session ends with the browser', async () => {
  const { passkey } = await newOwner()
  const answer = await send(passkey.answer(await askOptions()), { is_shared_computer: true })
  expect(answer).toMatchObject({ status: 200, body: { is_shared_computer: true } })
  expect(String(answer.headers['set-cookie'])).not.toContain('Max-Age')
})

const wrongAnswers: [string, Faults][] = [
  ['of a page of another host', { origin: 'http://evil.test' }],
  ['of another port of this host', { origin: 'http://stepwise.test:8080' }],
  ['for another host', { rpId: 'evil.test' }],
  ['to a challenge that no one made', { challenge: 'A'.repeat(43) }],
  ['of a registration', { type: 'webauthn.create' }],
  ['of a frame in another site', { crossOrigin: true }],
  ['of an authenticator that no one touched', { isPresent: false }],
  ['of an authenticator that did not check who it is', { isVerified: false }],
  ['with a signature of something else', { signature: Buffer.from('30060201010201', 'hex').toString('base64url') }],
]

test.each(wrongAnswers)('an answer %s is refused, counted, and written down for its owner', async (_, faults) => {
  const { id, passkey } = await newOwner()
  const before = await counted()
  const answer = await signInWith(passkey, faults)
  expect(answer).toMatchObject(refused)
  expect(answer.headers['set-cookie']).toBeUndefined()
  expect(await counted()).toBe(before + 1)
  const isKnown = !('challenge' in faults || 'crossOrigin' in faults)
  const event = { kind: 'sign-in-refused', actor: 'somebody', detail: 'passkey' }
  expect(await refusalsOf(id)).toEqual(isKnown ? [event] : [])
  expect((await signInWith(passkey)).status).toBe(200)
})

const noJson = { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' }

test.each([
  ['nothing', {}],
  ['no texts', { id: 1, rawId: 1, type: 'public-key', response: {} }],
  ['no JSON', { id: 'a', rawId: 'a', type: 'public-key', response: noJson }],
])('an answer with %s in it is refused in the same words', async (_, passkey) => {
  expect(await send(passkey)).toMatchObject(refused)
})

test('an answer without a passkey in it gets an error at its field, as a form does', async () => {
  const missing = invalid({ passkey: ['This is required.'] })
  expect(await api.visitor('POST', '/auth/passkeys/sign_in', {})).toMatchObject(missing)
})

test('a passkey counts only for the account that it was made in', async () => {
  const [owner, other] = [await newOwner(), await newOwner()]
  for (const userHandle of [other.passkey.userHandle, null, 'AAAA', 'A'.repeat(22)])
    expect(await signInWith(owner.passkey, { userHandle }), String(userHandle)).toMatchObject(refused)
  expect(await refusalsOf(owner.id)).toEqual([])
})

test('an answer counts once, also of two at the same moment', async () => {
  const { passkey } = await newOwner()
  const answer = passkey.answer(await askOptions())
  expect(await sortedStatuses([send(answer), send(answer)])).toEqual([200, 401])
  expect(await send(answer)).toMatchObject(refused)
})

test('a challenge that failed once cannot be answered again', async () => {
  const { passkey } = await newOwner()
  const options = await askOptions()
  expect(await send(passkey.answer(options, { isVerified: false }))).toMatchObject(refused)
  expect(await send(passkey.answer(options))).toMatchObject(refused)
})

test('a challenge of a step-up or of a registration signs no one in', async () => {
  const { call, passkey } = await newOwner()
  for (const path of ['/users/proof/options', '/users/passkeys/options']) {
    const { challenge } = (await call('POST', path)).body.options
    expect(await send(passkey.answer({ challenge, rpId: 'stepwise.test' })), path).toMatchObject(refused)
  }
})

test('a counter that goes backwards or stands still is of a copy, which is refused', async () => {
  const { id, passkey } = await newOwner()
  expect((await signInWith(passkey, { counter: 7 })).status).toBe(200)
  for (const counter of [7, 6, 0]) expect(await signInWith(passkey, { counter })).toMatchObject(refused)
  expect(await refusalsOf(id)).toHaveLength(3)
  expect((await signInWith(passkey, { counter: 8 })).status).toBe(200)
})

test('two responses with the same count at the same moment sign in once', async () => {
  const { passkey } = await newOwner()
  const signIn = () => signInWith(passkey, { counter: 5 })
  expect(await sortedStatuses([signIn(), signIn()])).toEqual([200, 401])
})

test('a passkey that is kept by a service may count as it likes, and one that does not count may stay at nothing', async () => {
  const [synced, uncounted] = [await newOwner({ isBackedUp: true }), await newOwner()]
  for (const counter of [7, 3, 3]) expect((await signInWith(synced.passkey, { counter })).status).toBe(200)
  for (const counter of [0, 0]) expect((await signInWith(uncounted.passkey, { counter })).status).toBe(200)
})

test('whether it is kept by a service is known as of its last use', async () => {
  const { passkey, passkeyId } = await newOwner()
  const stored = api.context.db.selectFrom('passkeys').select('is_backed_up').where('id', '=', passkeyId)
  expect(await stored.executeTakeFirst()).toEqual({ is_backed_up: false })
  passkey.isBackedUp = true
  expect((await signInWith(passkey)).status).toBe(200)
  expect(await stored.executeTakeFirst()).toEqual({ is_backed_up: true })
})

test('a passkey that was removed signs no one in, and its owner sees that it was tried', async () => {
  const { id, call, passkey, passkeyId } = await newOwner()
  const options = await askOptions()
  expect((await call('DELETE', `/users/passkeys/${passkeyId}`)).status).toBe(200)
  expect(await send(passkey.answer(options))).toMatchObject(refused)
  expect(await refusalsOf(id)).toHaveLength(1)
})

test('an account whose address is not verified is refused in the same words', async () => {
  const { id, passkey } = await newOwner()
  const confirm = (confirmed_at: Date | null) =>
    api.context.db.updateTable('users').set({ confirmed_at }).where('id', '=', id).execute()
  await confirm(null)
  expect(await signInWith(passkey)).toMatchObject(refused)
  await confirm(api.clock.now)
  expect((await signInWith(passkey)).status).toBe(200)
})

test('a passkey of an account that is gone is refused in the same words', async () => {
  const { id, passkey } = await newOwner()
  await api.context.db.deleteFrom('users').where('id', '=', id).execute()
  expect(await signInWith(passkey)).toMatchObject(refused)
})

test('a passkey of the other edition is refused, on the same host too', async () => {
  const { passkey } = await newOwner()
  expect(await send(passkey.answer(await askOptions(pro)), {}, pro)).toMatchObject(refused)
  // A challenge belongs to its edition.
  expect(await send(passkey.answer(await askOptions(pro)))).toMatchObject(refused)
})

test('with a public address passkeys are for its host, whatever the request says', async () => {
  const { email } = await pro.newPerson()
  pro.context.settings.publicOrigin = 'https://pro.stepwise.example'
  const call = pro.callerAfter(await pro.trySignIn(email))
  const { body } = await call('POST', '/users/passkeys/options')
  expect(body.options.rp).toEqual({ id: 'pro.stepwise.example', name: expect.any(String) })
  const origin = 'https://pro.stepwise.example'
  const { passkey, answer } = makePasskey(body.options, { origin })
  expect((await call('POST', '/users/passkeys', { name: 'Phone', passkey: answer })).status).toBe(200)
  expect((await send(passkey.answer(await askOptions(pro), { origin }), {}, pro)).status).toBe(200)
  expect(await send(passkey.answer(await askOptions(pro)), {}, pro)).toMatchObject(refused)
  pro.context.settings.publicOrigin = undefined
})

test('a person may ask for options two hundred times an hour', async () => {
  const { call } = await api.newPerson()
  for (let count = 0; count < 200; count++) await call('POST', '/auth/passkeys/options')
  expect(await call('POST', '/auth/passkeys/options')).toMatchObject(tooMany('requests', '60 minutes', 3600))
  expect((await api.visitor('POST', '/auth/passkeys/options')).status).toBe(200)
})

async function counted() {
  const { values } = await signInsRefused.get()
  return values.find(({ labels }) => labels.reason === 'passkey')?.value ?? 0
}
