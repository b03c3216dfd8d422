import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { addInstitutions, licenceForm, memberForm } from '../../../../test/support/sign-ups.ts'
import { begin, type Caller, type SignedIn, tooMany, useTestApi } from '../../../../test/support/test-api.ts'
import { countRequest } from './limits.repository.ts'

const api = useTestApi()

beforeAll(() => addInstitutions(api))
beforeEach(() => api.setTime())

const advance = (seconds: number) => api.advance(seconds * 1000)
const from = (address: string) => api.from(address)
const checkAddress = (address: string, email: string) =>
  from(address)('POST', '/auth/verify_email', { sign_up_type: 'inst-licence', user: { email } })
const askForReset = (address: string, email: string) =>
  from(address)('POST', '/auth/reset_password', { user: { email } })
const askForLink = (address: string, email: string) => from(address)('POST', '/auth/sign_in_links', { user: { email } })
const askForMail = (address: string, email: string) => from(address)('POST', '/auth/confirmations', { email })
/** Without the terms, so that no account is made. */
const signUp = (address: string, email: string) =>
  from(address)('POST', '/auth/sign_up', licenceForm({ licence_key: '1', email, confirm_email: email, tos: false }))

/** The statuses of `count` calls at the same moment. */
const statusesOf = async (count: number, call: (index: number) => Promise<{ status: number }>) =>
  (await Promise.all(Array.from({ length: count }, (_, index) => call(index)))).map(({ status }) => status)

test.each([
  { kind: 'sign-up', call: signUp, answered: 422, perAccount: 20, perAddress: 300, net: '10.10.1' },
  { kind: 'address check', call: checkAddress, answered: 200, perAccount: 20, perAddress: 300, net: '10.10.2' },
  { kind: 'password reset', call: askForReset, answered: 200, perAccount: 5, perAddress: 100, net: '10.10.3' },
  { kind: 'verification mail', call: askForMail, answered: 200, perAccount: 5, perAddress: 100, net: '10.10.4' },
  { kind: 'sign-in link', call: askForLink, answered: 200, perAccount: 5, perAddress: 100, net: '10.10.5' },
])('$kind: $perAccount an hour for one account and $perAddress in all from one address', async (limit) => {
  const { call, answered, perAccount, perAddress, net } = limit
  const account = `somebody.${net}@uni.test`
  expect(await statusesOf(perAccount, () => call(`${net}.1`, account))).toEqual(Array(perAccount).fill(answered))
  expect(await call(`${net}.1`, account)).toMatchObject(tooMany('requests', '60 minutes', 3600))
  expect((await call(`${net}.1`, account.toUpperCase())).status).toBe(429)
  expect((await call(`${net}.1`, `other.${net}@uni.test`)).status).toBe(answered)
  expect((await call(`${net}.2`, account)).status).toBe(answered)

  const many = await statusesOf(perAddress, (index) => call(`${net}.3`, `person-${index}.${net}@uni.test`))
  expect(many).toEqual(Array(perAddress).fill(answered))
  expect(await call(`${net}.3`, `late.${net}@uni.test`)).toMatchObject(tooMany('requests', '60 minutes', 3600))
  expect((await call(`${net}.4`, `late.${net}@uni.test`)).status).toBe(answered)
})

test('each kind of request is counted on its own', async () => {
  const [address, email] = ['10.11.0.1', 'both@uni.test']
  await statusesOf(5, () => askForReset(address, email))
  expect((await askForReset(address, email)).status).toBe(429)
  expect((await askForMail(address, email)).status).toBe(200)
  expect((await checkAddress(address, email)).status).toBe(200)
})

test('the hour begins with the first request, and what is asked too early does not make it longer', async () => {
  const check = () => checkAddress('10.12.0.1', 'steady@uni.test')
  expect((await check()).status).toBe(200)
  advance(30 * 60)
  expect(await statusesOf(19, check)).toEqual(Array(19).fill(200))
  expect(await check()).toMatchObject(tooMany('requests', '30 minutes', 1800))
  advance(29 * 60 + 15)
  expect(await check()).toMatchObject(tooMany('requests', '45 seconds', 45))
  advance(44.001)
  expect(await check()).toMatchObject(tooMany('requests', '1 second', 1))

  advance(0.999)
  expect(await statusesOf(20, check)).toEqual(Array(20).fill(200))
  expect(await check()).toMatchObject(tooMany('requests', '60 minutes', 3600))
})

test('the longer wait is shown when two limits are exceeded', async () => {
  const { db } = api.context
  const early = { subject: 'begun early', perHour: 1 }
  const late = { subject: 'begun late', perHour: 1 }
  const count = (...limits: (typeof early)[]) => countRequest(db, limits, api.clock.now)
  expect(await count(early)).toBe(0)
  advance(20 * 60)
  expect(await count(late)).toBe(0)
  expect(await count(early, late)).toBe(3600)
  expect(await count(late, early)).toBe(3600)
  expect(await count(early)).toBe(40 * 60)
  expect(await count({ subject: 'not used yet', perHour: 1 }, early)).toBe(40 * 60)
})

test('an account gets ten mails of one kind in an hour, whoever asks; a further one is silently left out', async () => {
  const { email } = memberForm().user
  await from('10.13.0.1')('POST', '/auth/sign_up', memberForm({ email }))
  const other = await api.newPerson()
  const resets = async (to: string) =>
    (await api.mailsTo(to)).filter(({ text }) => text.includes('/auth/reset_password/')).length

  for (let count = 1; count <= 12; count++) {
    expect(await askForReset(`10.13.1.${count}`, email)).toMatchObject({ status: 200, body: {} })
    expect(await resets(email)).toBe(Math.min(count, 10))
  }

  // Neither another kind of mail nor another account is held up.
  const before = (await api.mails()).length
  await askForMail('10.13.1.1', email)
  const verifying = { to: email, subject: 'Verify your email address for Stepwise' }
  expect((await api.mails()).slice(0, -before)).toMatchObject([verifying])
  await askForReset('10.13.1.1', other.email)
  expect(await resets(other.email)).toBe(1)

  advance(59 * 60 + 59)
  await askForReset('10.13.2.1', email)
  expect(await resets(email)).toBe(10)
  advance(1)
  await askForReset('10.13.2.1', email)
  expect(await resets(email)).toBe(11)
})

test.each([
  { kind: 'sign-in link', ask: askForLink, confirmed_at: begin, net: '10.16.1' },
  { kind: 'verification mail', ask: askForMail, confirmed_at: null, net: '10.16.2' },
])('a $kind comes ten times in an hour, too, whoever asks', async ({ ask, confirmed_at, net }) => {
  const { id, email } = await api.newPerson()
  await api.context.db.updateTable('users').set({ confirmed_at }).where('id', '=', id).execute()
  for (let count = 1; count <= 12; count++) {
    expect(await ask(`${net}.${count}`, email)).toMatchObject({ status: 200, body: {} })
    expect(await api.mailsTo(email)).toHaveLength(Math.min(count, 10))
  }
})

/** What is sent is not a photo: it is counted all the same. */
const upload = ({ call }: SignedIn) =>
  call('POST', '/users/avatar', { avatar: { image: 'data:image/jpeg;base64,bm8gcGhvdG8=' } })

test('a person can upload sixty photos an hour', async () => {
  const [person, other] = [await api.newPerson(), await api.newPerson()]
  expect(await statusesOf(60, () => upload(person))).toEqual(Array(60).fill(422))
  expect(await upload(person)).toMatchObject(tooMany('photos', '60 minutes', 3600))
  expect((await upload(other)).status).toBe(422)
  advance(60 * 60)
  expect((await upload(person)).status).toBe(422)
})

const path = '/users/reflective_journal/reflections'
const addEntry = async ({ call }: SignedIn) =>
  (await call('POST', path, { reflection: { title: 'Today' } })).body.reflection.id as string

/** The person's calls, made from an address. */
const at = ({ cookie }: SignedIn, address: string) => api.from(address, { cookie })
/** As if what was asked once had been asked `times` times: thousands of calls would take long. */
const repeatAll = (times: number) =>
  sql`update request_limits set requests = ${times} where requests = 1`.execute(api.context.db)

test.each([
  {
    ...{ what: 'downloads', kind: 'documents', ofPerson: 120, ofAddress: 3000, answered: 200 },
    ask: (call: Caller, entry: string) => call('GET', `${path}/${entry}/download`),
  },
  {
    ...{ what: 'downloads', kind: 'links to documents', ofPerson: 120, ofAddress: 3000, answered: 404 },
    ask: (call: Caller) => call('GET', '/downloads/guessed'),
  },
  {
    ...{ what: 'messages', kind: 'messages to support', ofPerson: 20, ofAddress: 60, answered: 200 },
    ask: (call: Caller) => call('POST', '/users/settings/contact', { message: 'Hello', facts: '' }),
  },
])('$kind: $ofPerson an hour of a person, wherever they are, and $ofAddress from an address', async (limit) => {
  const { what, ofPerson, ofAddress, answered, ask } = limit
  const [ada, ben] = [await api.newPerson(), await api.newPerson()]
  const [entryOfAda, entryOfBen] = [await addEntry(ada), await addEntry(ben)]
  await sql`delete from request_limits`.execute(api.context.db)

  expect((await ask(at(ada, '10.14.0.1'), entryOfAda)).status).toBe(answered)
  await repeatAll(ofPerson - 1)
  expect((await ask(at(ada, '10.14.0.2'), entryOfAda)).status).toBe(answered)
  expect(await ask(at(ada, '10.14.0.3'), entryOfAda)).toMatchObject(tooMany(what, '60 minutes', 3600))
  expect((await ask(at(ben, '10.14.0.3'), entryOfBen)).status).toBe(answered)

  await sql`delete from request_limits`.execute(api.context.db)
  expect((await ask(at(ada, '10.14.0.1'), entryOfAda)).status).toBe(answered)
  await repeatAll(ofAddress)
  expect(await ask(at(ben, '10.14.0.1'), entryOfBen)).toMatchObject(tooMany(what, '60 minutes', 3600))
  expect((await ask(at(ben, '10.14.0.4'), entryOfBen)).status).toBe(answered)
})

const learn = { part: 'learn', version: '1.0.0-ab12cd34' }
test.each([
  {
    ...{ kind: 'loads', ofPerson: 600, ofVisitors: 3000 },
    ask: (call: Caller) => call('POST', '/client_loads', { loads: [learn] }),
  },
  {
    ...{ kind: 'faults', ofPerson: 200, ofVisitors: 1000 },
    ask: (call: Caller) => call('POST', '/client_faults', { fault: { ...learn, message: 'no' } }),
  },
])(
  'reports of $kind: $ofPerson an hour of a person, $ofVisitors of the visitors of an address, who use up no one else’s',
  async ({ ofPerson, ofVisitors, ask }) => {
    const ada = await api.newPerson()
    const refused = tooMany('reports', '60 minutes', 3600)
    await sql`delete from request_limits`.execute(api.context.db)

    expect((await ask(at(ada, '10.14.0.1'))).status).toBe(200)
    await repeatAll(ofPerson - 1)
    expect((await ask(at(ada, '10.14.0.2'))).status).toBe(200)
    expect(await ask(at(ada, '10.14.0.3'))).toMatchObject(refused)

    await sql`delete from request_limits`.execute(api.context.db)
    expect((await ask(api.from('10.14.0.1'))).status).toBe(200)
    await repeatAll(ofVisitors)
    expect(await ask(api.from('10.14.0.1'))).toMatchObject(refused)
    expect((await ask(at(ada, '10.14.0.1'))).status).toBe(200)
    expect((await ask(api.from('10.14.0.4'))).status).toBe(200)
  },
)
