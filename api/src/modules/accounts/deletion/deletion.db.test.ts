import { beforeEach, expect, test } from 'vitest'
import { adminOf } from '../../../../test/support/admin.ts'
import { addRowsOfPerson } from '../../../../test/support/every-table.ts'
import { callerOf, kindsOf, type SignedIn, signIn, useTestApi } from '../../../../test/support/test-api.ts'
import { sendDueMails } from '../../platform/mails/mailing.ts'
import { eraseDue, startErasing } from './erasing.ts'

const api = useTestApi()
const day = 24 * 60 * 60 * 1000

// No one of the tests before.
beforeEach(async () => void (await api.context.db.updateTable('users').set({ erase_at: null }).execute()))

const ask = (person: Pick<SignedIn, 'call'>) => person.call('POST', '/users/deletion')
const advance = (ms: number) => api.advance(ms)
const users = () => api.context.db.selectFrom('users').select(['erase_at', 'deletion_requested_at'])
const userOf = ({ id }: Pick<SignedIn, 'id'>) => users().where('id', '=', id).executeTakeFirst()
const eventsOf = async ({ id }: SignedIn) => (await kindsOf(api, id)).filter((kind) => kind.startsWith('deletion'))
const signedInAgain = async ({ email }: SignedIn) => callerOf(api.app, { cookie: await signIn(api, email) })
const erase = (mail = api.context.mail) => eraseDue({ ...api.context, mail }, api.app.log)
const waitingMailsTo = ({ email }: SignedIn) =>
  api.context.db.selectFrom('mails').select('kind').where('recipient', '=', email).execute()

async function newPerson(timeZone?: string) {
  api.setTime()
  return api.newPerson(timeZone ? { timeZone } : {})
}
/** Someone whose time is over after so many days. */
async function dueAfter(days: number) {
  const person = await newPerson()
  await ask(person)
  await api.context.background.idle()
  advance(days * day)
  return person
}

test('asking names the day, signs out everywhere, and an email says so in the person’s own time', async () => {
  const person = await newPerson('Pacific/Auckland')
  const elsewhere = await signedInAgain(person)
  const { status, body, headers } = await ask(person)
  expect({ status, body }).toEqual({ status: 200, body: { erase_at: '2026-03-24T12:00:00.000Z' } })
  expect(String(headers['set-cookie'])).toMatch(/stepwise_session_study=;.*Expires=Thu, 01 Jan 1970/)
  for (const call of [person.call, elsewhere]) expect((await call('POST', '/auth/authorize')).status).toBe(401)

  const [mail] = await api.mailsTo(person.email)
  expect(mail?.subject).toBe('Your Stepwise account will be deleted')
  // It is past midnight there.
  expect(mail?.text).toContain('On Wednesday 25 March 2026 we will erase')
  expect(mail?.text).toContain('http://stepwise.test/auth/sign-in')
  expect(await eventsOf(person)).toEqual(['deletion-asked'])
})

test('asked a second time, the first day stays, and no second mail goes', async () => {
  const person = await newPerson()
  const { body: first } = await ask(person)
  advance(3 * day)
  const again = await signedInAgain(person)
  expect((await again('POST', '/auth/authorize')).body.erase_at).toBe(first.erase_at)
  expect((await again('POST', '/users/deletion')).body).toEqual(first)
  expect((await again('POST', '/auth/authorize')).status).toBe(401)
  expect((await api.mailsTo(person.email)).filter(({ subject }) => subject.includes('will be deleted'))).toHaveLength(1)
  expect(await eventsOf(person)).toEqual(['deletion-asked'])
})

test('within fourteen days the person signs in and keeps everything', async () => {
  const person = await newPerson()
  await ask(person)
  advance(14 * day - 1)
  expect(await erase()).toBe(0)
  const call = await signedInAgain(person)
  const { status, body } = await call('DELETE', '/users/deletion')
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: person.id, erase_at: null })
  // A second time there is nothing to undo.
  expect((await call('DELETE', '/users/deletion')).body).toMatchObject({ id: person.id, erase_at: null })
  const kept = (await api.mailsTo(person.email)).filter(({ subject }) => subject === 'Your Stepwise account stays')
  expect(kept).toHaveLength(1)
  expect((await eventsOf(person)).toSorted()).toEqual(['deletion-asked', 'deletion-undone'])
  advance(30 * day)
  expect(await erase()).toBe(0)
  expect(await userOf(person)).toEqual({ erase_at: null, deletion_requested_at: null })
})

test('after fourteen days everything is erased, a last mail says so, and then the address is nowhere', async () => {
  const person = await newPerson()
  const { db } = api.context
  await addRowsOfPerson(api.context, { ...person, mark: 'Ouzel' })
  await ask(person)
  await api.context.background.idle()
  advance(14 * day)
  expect(await erase()).toBe(1)
  const [mail] = await api.mailsTo(person.email)
  expect(mail?.subject).toBe('Your Stepwise account has been deleted')
  expect(mail?.text).toContain('Hello Ouzel,')

  expect(await userOf(person)).toBeUndefined()
  expect((await api.trySignIn(person.email)).status).toBe(401)
  expect(await waitingMailsTo(person)).toEqual([])
  const audit = await db.selectFrom('operator_audit').selectAll().orderBy('id', 'desc').limit(1).execute()
  expect(audit).toMatchObject([
    { who: 'the person', verb: 'people erase', options: { person: person.id }, outcome: 'done', at: api.clock.now },
  ])
  expect(await erase()).toBe(0)
})

test('while no mail can be sent the last one waits, and when it is given up its address goes too', async () => {
  const person = await dueAfter(14)
  const unsendable = { ...api.context.mail, send: () => Promise.reject(new Error('down')) }
  await erase(unsendable)
  await api.context.background.idle()
  expect(await waitingMailsTo(person)).toEqual([{ kind: 'erased' }])
  advance(3 * day)
  await sendDueMails({ ...api.context, mail: unsendable }, api.app.log)
  expect(await waitingMailsTo(person)).toEqual([])
})

test('several processes erase each account once', async () => {
  const people = [await newPerson(), await newPerson(), await newPerson()]
  for (const person of people) await ask(person)
  advance(15 * day)
  const counts = await Promise.all([1, 2, 3].map(() => erase()))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
  for (const { email } of people) {
    const last = (await api.mailsTo(email)).filter(({ subject }) => subject.endsWith('has been deleted'))
    expect(last).toHaveLength(1)
  }
})

test('a person who changes their mind at the very moment keeps all or loses all', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await newPerson()
    await ask(person)
    advance(14 * day)
    const call = await signedInAgain(person)
    const [undone, erased] = await Promise.all([call('DELETE', '/users/deletion'), erase()])
    await api.context.background.idle()
    const user = await userOf(person)
    const kept = { erase_at: null, deletion_requested_at: null }
    expect([undone.status, user]).toEqual(erased === 0 ? [200, kept] : [401, undefined])
  }
})

test('an account that cannot be erased does not keep the others, and is tried again', async () => {
  const [first, second] = [await newPerson(), await newPerson()]
  await ask(first)
  advance(1000)
  await ask(second)
  advance(15 * day)
  await api.pool.query(`
    create function refuse_erasing() returns trigger language plpgsql as $$
    begin if old.id = '${first.id}' then raise exception 'no'; end if; return old; end $$;
    create trigger refuse_erasing before delete on users for each row execute function refuse_erasing()`)
  expect(await erase()).toBe(1)
  expect(await userOf(first)).toBeDefined()
  expect(await userOf(second)).toBeUndefined()
  await api.pool.query('drop trigger refuse_erasing on users')
  expect(await erase()).toBe(1)
})

test('a process that has just started erases what is due', async () => {
  const person = await dueAfter(15)
  startErasing(api.context, api.app.log)()
  await api.context.background.idle()
  expect(await userOf(person)).toBeUndefined()
})

test('no address waits for an email where none can be sent at all', async () => {
  const person = await dueAfter(15)
  await erase({ ...api.context.mail, kind: 'none' })
  expect(await waitingMailsTo(person)).toEqual([])
})

test('an operator sees when someone will be erased', async () => {
  const person = await newPerson()
  const show = async () => (await adminOf(api).run('people show', { email: person.email })).text
  expect(await show()).not.toContain('erased on')
  await ask(person)
  expect(await show()).toMatch(/^erased on {2}2026-03-24 12:00.*at their request$/m)
})
