import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import {
  eventsOf as everyEventOf,
  invalid,
  password,
  type SignedIn,
  sortedStatuses,
  useTestApi,
} from '../../../../test/support/test-api.ts'
import { addPasskey, makePasskey } from '../../../../test/support/virtual-passkey.ts'
import { encodeUserHandle } from './relying-party.ts'

const api = useTestApi()
type Faults = Parameters<typeof makePasskey>[1]

const askOptions = async ({ call }: SignedIn) => (await call('POST', '/users/passkeys/options')).body.options
const add = ({ call }: SignedIn, passkey: object, name = 'My phone') =>
  call('POST', '/users/passkeys', { name, passkey })
const notAdded = invalid({ passkey: ['We could not add this passkey. Please try again.'] })
const eventsOf = async (userId: string) =>
  (await everyEventOf(api, userId, 'passkey-added', 'passkey-renamed', 'passkey-removed')).map(
    ({ kind, actor, detail }) => `${kind} by ${actor}: ${detail}`,
  )
/** Someone, and what their browser answers to the options. */
async function withAnswer(given: Faults = {}) {
  const person = await api.newPerson()
  return { person, ...makePasskey(await askOptions(person), given) }
}
const advance = (minutes: number) => api.advance(minutes * 60_000)
const stepUp = ({ call }: SignedIn) => call('POST', '/users/proof', { password })

test('the options are for a passkey that is found without an address, and name those that the person has', async () => {
  const person = await api.newPerson()
  const { passkey } = await addPasskey(person)
  const id = Buffer.from(encodeUserHandle(person.id)).toString('base64url')
  expect(await askOptions(person)).toEqual({
    rp: { id: 'stepwise.test', name: 'Stepwise' },
    user: { id, name: person.email, displayName: 'Ada Price' },
    challenge: expect.stringMatching(/^[\w-]{43}$/),
    pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: [{ id: passkey.credentialId, transports: ['internal', 'hybrid'], type: 'public-key' }],
    timeout: 540_000,
    attestation: 'none',
    extensions: { credProps: true },
    hints: [],
  })
})

test('a passkey is added with a name and recorded, and its owner gets an email', async () => {
  const { person, answer } = await withAnswer({ isBackedUp: true })
  expect(await add(person, answer, '  Laptop of the library ')).toMatchObject({
    status: 200,
    body: {
      passkey: {
        id: expect.any(String),
        name: 'Laptop of the library',
        created_at: api.clock.now.toISOString(),
        last_used_at: null,
        is_backed_up: true,
      },
    },
  })
  expect(await eventsOf(person.id)).toEqual(['passkey-added by person: Laptop of the library'])
  const [mail] = await api.mails()
  expect(mail).toMatchObject({ to: person.email, subject: 'A passkey was added to your Stepwise account' })
  expect(mail?.text).toContain('Laptop of the library')
  expect(mail?.text).toContain('http://stepwise.test/auth/reset-password')
})

test.each([
  ['', 'Enter a name'],
  ['   ', 'Enter a name'],
  ['x'.repeat(101), 'This must have at most 100 characters.'],
])('the name %j is rejected', async (name, message) => {
  const { person, answer } = await withAnswer()
  expect(await add(person, answer, name)).toMatchObject({ status: 422, body: { errors: { name: [message] } } })
  expect((await add(person, answer)).status).toBe(200)
})

const wrongAnswers: [string, Faults][] = [
  ['of a page of another host', { origin: 'http://evil.test' }],
  ['for another host', { rpId: 'evil.test' }],
  ['to a challenge that no one made', { challenge: 'A'.repeat(43) }],
  ['of a sign-in', { type: 'webauthn.get' }],
  ['of a frame in another site', { crossOrigin: true }],
  ['of an authenticator that no one touched', { isPresent: false }],
  ['of an authenticator that did not check who it is', { isVerified: false }],
  ['with a statement where there should be none', { statement: () => new Map([['alg', -7]]) }],
  ['of an unknown kind', { format: 'mine' }],
]

test.each(wrongAnswers)('an answer %s adds nothing', async (_, faults) => {
  const { person, answer } = await withAnswer(faults)
  expect(await add(person, answer)).toMatchObject(notAdded)
  expect((await askOptions(person)).excludeCredentials).toEqual([])
})

test('an answer counts once', async () => {
  const { person, answer } = await withAnswer()
  expect(await sortedStatuses([add(person, answer), add(person, answer)])).toEqual([200, 422])
  expect(await add(person, answer)).toMatchObject(notAdded)
})

test('an answer to someone else’s options adds nothing, to no one', async () => {
  const { person: other, answer } = await withAnswer()
  for (const person of [await api.newPerson(), other]) expect(await add(person, answer)).toMatchObject(notAdded)
})

test('an answer to the options of a sign-in adds nothing', async () => {
  const person = await api.newPerson()
  const { challenge } = (await api.visitor('POST', '/auth/passkeys/options')).body.options
  const { answer } = makePasskey({ ...(await askOptions(person)), challenge })
  expect(await add(person, answer)).toMatchObject(notAdded)
})

test('the same passkey is added once', async () => {
  const person = await api.newPerson()
  const id = randomBytes(16)
  const again = async () => add(person, makePasskey(await askOptions(person), { id }).answer)
  expect((await again()).status).toBe(200)
  expect(await again()).toMatchObject(invalid({ passkey: ['You have added this passkey already.'] }))
  expect(await eventsOf(person.id)).toHaveLength(1)
})

test('a passkey of one account cannot be added to another, nor stand in for the owner’s', async () => {
  const [owner, stranger] = [await api.newPerson(), await api.newPerson()]
  const { passkey } = await addPasskey(owner)
  const id = Buffer.from(passkey.credentialId, 'base64url')
  const copy = makePasskey(await askOptions(stranger), { id })
  expect(await add(stranger, copy.answer)).toMatchObject(notAdded)
  expect(await eventsOf(stranger.id)).toEqual([])
  const signIn = async (made: typeof passkey, userHandle: string) => {
    const { options } = (await api.visitor('POST', '/auth/passkeys/options')).body
    return api.visitor('POST', '/auth/passkeys/sign_in', { passkey: made.answer(options, { userHandle }) })
  }
  expect((await signIn(copy.passkey, passkey.userHandle)).status).toBe(401)
  expect((await signIn(passkey, passkey.userHandle)).body.id).toBe(owner.id)
  expect((await signIn(copy.passkey, copy.passkey.userHandle)).status).toBe(401)
})

test('one of two accounts that add the same passkey at the same moment gets it', async () => {
  const people = [await api.newPerson(), await api.newPerson()]
  const id = randomBytes(16)
  const answers: object[] = []
  for (const person of people) answers.push(makePasskey(await askOptions(person), { id }).answer)
  const added = people.map((person, at) => add(person, answers[at] ?? {}))
  expect(await sortedStatuses(added)).toEqual([200, 422])
})

test('a person has twenty passkeys at most', async () => {
  const person = await api.newPerson()
  for (let count = 0; count < 19; count++) await addPasskey(person)
  const [last, tooMany] = [makePasskey(await askOptions(person)), makePasskey(await askOptions(person))]
  const both = await Promise.all([add(person, last.answer), add(person, tooMany.answer)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  const msg = 'You have 20 passkeys, which is the most you can have. Please remove one first.'
  const full = { status: 422, body: { msg } }
  expect(both.find(({ status }) => status === 422)).toMatchObject(full)
  expect(await person.call('POST', '/users/passkeys/options')).toMatchObject(full)
})

test('ten minutes after signing in, adding and removing need a step-up, and renaming does not', async () => {
  const person = await api.newPerson()
  const { id } = await addPasskey(person)
  const { answer } = makePasskey(await askOptions(person))
  advance(10)
  const needed = { status: 403, body: { errors: { proof: ['Please confirm that it is you first.'] } } }
  expect(await person.call('POST', '/users/passkeys/options')).toMatchObject(needed)
  expect(await add(person, answer)).toMatchObject(needed)
  expect(await person.call('DELETE', `/users/passkeys/${id}`)).toMatchObject(needed)
  expect((await person.call('PUT', `/users/passkeys/${id}`, { name: 'Tablet' })).status).toBe(200)
  await stepUp(person)
  expect((await person.call('DELETE', `/users/passkeys/${id}`)).status).toBe(200)
})

test('a passkey is renamed, which is written down', async () => {
  const person = await api.newPerson()
  const { id } = await addPasskey(person)
  const { status, body } = await person.call('PUT', `/users/passkeys/${id}`, { name: ' Tablet ' })
  expect([status, body.passkey]).toEqual([200, expect.objectContaining({ id, name: 'Tablet' })])
  const unnamed = await person.call('PUT', `/users/passkeys/${id}`, { name: '' })
  expect(unnamed.body.errors).toEqual({ name: ['Enter a name'] })
  expect((await eventsOf(person.id)).at(-1)).toBe('passkey-renamed by person: Tablet')
})

test('a passkey is removed, the only one too, which is written down', async () => {
  const person = await api.newPerson()
  const { id } = await addPasskey(person)
  expect((await person.call('DELETE', `/users/passkeys/${id}`)).status).toBe(200)
  expect((await askOptions(person)).excludeCredentials).toEqual([])
  const unknown = { status: 404, body: { msg: 'We could not find this passkey.' } }
  expect(await person.call('DELETE', `/users/passkeys/${id}`)).toMatchObject(unknown)
  expect(await person.call('PUT', `/users/passkeys/${id}`, { name: 'Mine' })).toMatchObject(unknown)
  expect((await person.call('DELETE', '/users/passkeys/no-uuid')).status).toBe(404)
  expect((await eventsOf(person.id)).at(-1)).toBe('passkey-removed by person: My phone')
})
