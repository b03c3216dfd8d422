import { expect, test } from 'vitest'
import {
  callerOf,
  cookieIn,
  eventsOf,
  invalid,
  password,
  type SignedIn,
  tooMany,
  useTestApi,
} from '../../../../test/support/test-api.ts'
import { addPasskey, type VirtualPasskey } from '../../../../test/support/virtual-passkey.ts'

const api = useTestApi()

const stepUp = ({ call }: Pick<SignedIn, 'call'>, given = password) => call('POST', '/users/proof', { password: given })
const askOptions = async ({ call }: SignedIn) => (await call('POST', '/users/proof/options')).body.options
const stepUpWith = ({ call }: SignedIn, passkey: object) => call('POST', '/users/proof', { passkey })
const isSteppedUp = async ({ call }: Pick<SignedIn, 'call'>) =>
  (await call('POST', '/users/passkeys/options')).status === 200
const advance = (minutes: number) => api.advance(minutes * 60_000)
const refusal = (detail: string) => [{ kind: 'sign-in-refused', actor: 'somebody', detail }]

const wrongPassword = invalid({ password: ['This is not your password.'] })
const wrongPasskey = invalid({ passkey: ['We could not check this passkey. Try again, or choose another way.'] })

/** A person whose sign-in is too long ago to count. */
async function newWithoutStepUp() {
  const person = await api.newPerson()
  const { passkey } = await addPasskey(person)
  advance(11)
  return { ...person, passkey }
}

test('a wrong password proves nothing and is written down', async () => {
  const person = await newWithoutStepUp()
  expect(await stepUp(person, 'guess')).toMatchObject(wrongPassword)
  expect(await isSteppedUp(person)).toBe(false)
  expect(await eventsOf(api, person.id, 'sign-in-refused')).toEqual(refusal('wrong-password'))
})

test('no password at all gets an error at its field, as a form does', async () => {
  const { call } = await api.newPerson()
  expect((await stepUp({ call }, '')).body).toEqual({
    errors: { password: ['Enter your password'] },
    msg: 'Enter your password',
  })
  expect((await call('POST', '/users/proof', {})).status).toBe(422)
})

test('after ten wrong passwords each one waits; a right one before that clears the count', async () => {
  const person = await newWithoutStepUp()
  for (let count = 0; count < 9; count++) expect(await stepUp(person, 'guess')).toMatchObject(wrongPassword)
  expect((await stepUp(person)).status).toBe(200)
  for (let count = 0; count < 10; count++) expect(await stepUp(person, 'guess')).toMatchObject(wrongPassword)
  expect(await stepUp(person)).toMatchObject(tooMany('wrong tries', '15 seconds', 15))
  advance(0.25)
  expect((await stepUp(person)).status).toBe(200)
})

test('a stranger’s guesses at the account do not hold its owner up', async () => {
  const person = await newWithoutStepUp()
  for (let count = 0; count < 11; count++) await api.trySignIn(person.email, 'guess')
  expect((await stepUp(person)).status).toBe(200)
})

test('an account without a password has none to step up with', async () => {
  const person = await newWithoutStepUp()
  await api.context.db.updateTable('users').set({ has_password: false }).where('id', '=', person.id).execute()
  expect(await stepUp(person)).toMatchObject(wrongPassword)
})

test('a passkey proves that it is them; the options name theirs', async () => {
  const person = await newWithoutStepUp()
  const options = await askOptions(person)
  expect(options).toEqual({
    rpId: 'stepwise.test',
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    userVerification: 'required',
    timeout: 540_000,
    allowCredentials: [{ id: person.passkey.credentialId, transports: ['internal', 'hybrid'], type: 'public-key' }],
  })
  const { status, body } = await stepUpWith(person, person.passkey.answer(options))
  expect([status, body]).toEqual([200, { proved_until: new Date(api.clock.now.getTime() + 10 * 60_000).toISOString() }])
  expect(await isSteppedUp(person)).toBe(true)
})

test('an authenticator that was given the passkeys to use need not say whose they are', async () => {
  const person = await newWithoutStepUp()
  const answer = person.passkey.answer(await askOptions(person), { userHandle: null })
  expect((await stepUpWith(person, answer)).status).toBe(200)
})

test.each<[string, Parameters<VirtualPasskey['answer']>[1]]>([
  ['of a page of another host', { origin: 'http://evil.test' }],
  ['of an authenticator that did not check who it is', { isVerified: false }],
  ['that names someone else', { userHandle: 'A'.repeat(22) }],
])('an answer %s proves nothing and is written down', async (_, faults) => {
  const person = await newWithoutStepUp()
  const answer = person.passkey.answer(await askOptions(person), faults)
  expect(await stepUpWith(person, answer)).toMatchObject(wrongPasskey)
  expect(await isSteppedUp(person)).toBe(false)
  expect(await eventsOf(api, person.id, 'sign-in-refused')).toEqual(refusal('passkey'))
})

test('an answer counts once, and a challenge counts for ten minutes', async () => {
  const person = await newWithoutStepUp()
  const newAnswer = async () => person.passkey.answer(await askOptions(person))
  const [answer, late] = [await newAnswer(), await newAnswer()]
  expect((await stepUpWith(person, answer)).status).toBe(200)
  expect(await stepUpWith(person, answer)).toMatchObject(wrongPasskey)
  advance(10)
  expect(await stepUpWith(person, late)).toMatchObject(wrongPasskey)
})

test('no one proves anything with a passkey or a challenge of someone else', async () => {
  const [one, other] = [await newWithoutStepUp(), await newWithoutStepUp()]
  advance(11)
  expect(await stepUpWith(one, other.passkey.answer(await askOptions(one)))).toMatchObject(wrongPasskey)
  expect(await stepUpWith(one, other.passkey.answer(await askOptions(other)))).toMatchObject(wrongPasskey)
  expect(await stepUpWith(one, one.passkey.answer(await askOptions(other)))).toMatchObject(wrongPasskey)
  const { options } = (await api.visitor('POST', '/auth/passkeys/options')).body
  expect(await stepUpWith(one, one.passkey.answer(options))).toMatchObject(wrongPasskey)
  expect([await isSteppedUp(one), await isSteppedUp(other)]).toEqual([false, false])
})

test('asks a person without a passkey to choose another way', async () => {
  const { call } = await api.newPerson()
  const none = invalid({ passkey: ['You have no passkey. Please choose another way.'] })
  expect(await call('POST', '/users/proof/options')).toMatchObject(none)
})

test('a step-up gives the session a new token; calls on their way with the former one are answered for ten seconds', async () => {
  const person = await newWithoutStepUp()
  const { status, headers } = await stepUp(person)
  expect(status).toBe(200)
  const cookie = cookieIn(headers)
  expect(cookie).toMatch(/^stepwise_session_study=[\w-]{43}$/)
  expect(cookie).not.toBe(person.cookie)
  const renewed = { call: callerOf(api.app, { cookie }) }
  expect(await isSteppedUp(renewed)).toBe(true)
  const sessions = await api.context.db.selectFrom('sessions').select('id').where('user_id', '=', person.id).execute()
  expect(sessions).toHaveLength(1)

  api.advance(9_999)
  const late = callerOf(api.app, { cookie: person.cookie })
  expect((await late('GET', '/users/sessions')).status).toBe(200)
  api.advance(1)
  expect((await late('GET', '/users/sessions')).status).toBe(401)
  expect((await renewed.call('GET', '/users/sessions')).status).toBe(200)
})

test('signing out with a token that was renewed just now ends the session', async () => {
  const person = await newWithoutStepUp()
  const renewed = api.callerAfter(await stepUp(person))
  expect((await callerOf(api.app, { cookie: person.cookie })('DELETE', '/auth/sign_out')).status).toBe(200)
  expect((await renewed('GET', '/users/sessions')).status).toBe(401)
})
