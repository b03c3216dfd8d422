import { beforeEach, expect, test } from 'vitest'
import { adminOf } from '../../../../test/support/admin.ts'
import { addRowsOfPerson } from '../../../../test/support/every-table.ts'
import { callerOf, password, type SignedIn, signIn, useTestApi } from '../../../../test/support/test-api.ts'
import { sendDueMails } from '../../platform/mails/mailing.ts'
import { eraseDue, startErasing } from './erasing.ts'

const api = useTestApi()
const day = 24 * 60 * 60 * 1000
const begin = new Date('2026-03-10T12:00:00Z')

// Nobody of the tests before.
beforeEach(async () => void (await api.context.db.updateTable('users').set({ erase_at: null }).execute()))

const ask = (person: Pick<SignedIn, 'call'>) => person.call('POST', '/users/deletion')
const advance = (ms: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + ms)
}
const userOf = ({ id }: Pick<SignedIn, 'id'>) =>
  api.context.db
    .selectFrom('users')
    .select(['erase_at', 'deletion_requested_at'])
    .where('id', '=', id)
    .executeTakeFirst()
const eventsOf = async ({ id }: SignedIn) => {
  const rows = await api.context.db.selectFrom('account_events').select('kind').where('user_id', '=', id).execute()
  return rows.map(({ kind }) => kind).filter((kind) => kind.startsWith('deletion'))
}
const mailsTo = async (email: string) => (await api.mails()).filter((mail) => mail.to === email)

async function newPerson(timeZone?: string) {
  api.clock.now = begin
  return api.newPerson(timeZone ? { timeZone } : {})
}

test('asking needs a session and a recent step-up', async () => {
  const person = await newPerson()
  expect((await api.visitor('POST', '/users/deletion')).status).toBe(401)
  expect((await api.visitor('DELETE', '/users/deletion')).status).toBe(401)
  advance(11 * 60 * 1000)
  expect(await ask(person)).toMatchObject({ status: 403, body: { errors: { proof: [expect.any(String)] } } })
  expect(await userOf(person)).toEqual({ erase_at: null, deletion_requested_at: null })
})

test('asking names the day, signs out everywhere, and a mail says so in the person’s own time', async () => {
  const person = await newPerson('Pacific/Auckland')
  const elsewhere = callerOf(api.app, { cookie: await signIn(api, person.email) })
  const { status, body, headers } = await ask(person)
  expect({ status, body }).toEqual({ status: 200, body: { erase_at: '2026-03-24T12:00:00.000Z' } })
  expect(String(headers['set-cookie'])).toMatch(/stepwise_session_study=;.*Expires=Thu, 01 Jan 1970/)
  for (const call of [person.call, elsewhere]) expect((await call('POST', '/auth/authorize')).status).toBe(401)

  const [mail] = await mailsTo(person.email)
  expect(mail?.subject).toBe('Your account of Stepwise will be deleted')
  // It is past midnight there.
  expect(mail?.text).toContain('On Wednesday 25 March 2026 we erase')
  expect(mail?.text).toContain('http://stepwise.test/auth/sign-in')
  expect(await eventsOf(person)).toEqual(['deletion-asked'])
})

test('asked a second time, the first day stays, and no second mail goes', async () => {
  const person = await newPerson()
  const { body: first } = await ask(person)
  advance(3 * day)
  const again = callerOf(api.app, { cookie: await signIn(api, person.email) })
  expect((await again('POST', '/auth/authorize')).body.erase_at).toBe(first.erase_at)
  expect((await again('POST', '/users/deletion')).body).toEqual(first)
  expect((await again('POST', '/auth/authorize')).status).toBe(401)
  expect((await mailsTo(person.email)).filter(({ subject }) => subject.includes('will be deleted'))).toHaveLength(1)
  expect(await eventsOf(person)).toEqual(['deletion-asked'])
})

test('within fourteen days the person signs in and keeps everything', async () => {
  const person = await newPerson()
  await ask(person)
  advance(14 * day - 1)
  expect(await eraseDue(api.context, api.app.log)).toBe(0)
  const call = callerOf(api.app, { cookie: await signIn(api, person.email) })
  const { status, body } = await call('DELETE', '/users/deletion')
  expect(status).toBe(200)
  expect(body).toMatchObject({ id: person.id, erase_at: null })
  // A second time there is nothing to undo.
  expect((await call('DELETE', '/users/deletion')).body).toMatchObject({ id: person.id, erase_at: null })
  const kept = (await mailsTo(person.email)).filter(({ subject }) => subject === 'Your account of Stepwise stays')
  expect(kept).toHaveLength(1)
  expect((await eventsOf(person)).toSorted()).toEqual(['deletion-asked', 'deletion-undone'])
  advance(30 * day)
  expect(await eraseDue(api.context, api.app.log)).toBe(0)
  expect(await userOf(person)).toEqual({ erase_at: null, deletion_requested_at: null })
})

test('after fourteen days everything is erased, a last mail says so, and then the address is nowhere', async () => {
  const person = await newPerson()
  const { db } = api.context
  await addRowsOfPerson(api.context, { ...person, mark: 'Ouzel' })
  await ask(person)
  await api.context.background.idle()
  advance(14 * day)
  expect(await eraseDue(api.context, api.app.log)).toBe(1)
  const [mail] = await mailsTo(person.email)
  expect(mail?.subject).toBe('Your account of Stepwise is deleted')
  expect(mail?.text).toContain('Hello Ouzel,')

  expect(await userOf(person)).toBeUndefined()
  const body = { user: { email: person.email, password } }
  expect((await api.visitor('POST', '/auth/sign_in', body)).status).toBe(401)
  const left = await db.selectFrom('mails').select('kind').where('recipient', '=', person.email).execute()
  expect(left).toEqual([])
  const audit = await db.selectFrom('operator_audit').selectAll().orderBy('id', 'desc').limit(1).execute()
  expect(audit).toMatchObject([
    { who: 'the person', verb: 'people erase', options: { person: person.id }, outcome: 'done', at: api.clock.now },
  ])
  expect(await eraseDue(api.context, api.app.log)).toBe(0)
})

test('while no mail can be sent the last one waits, and when it is given up its address goes too', async () => {
  const person = await newPerson()
  await ask(person)
  await api.context.background.idle()
  advance(14 * day)
  const unsendable = { ...api.context.mail, send: () => Promise.reject(new Error('down')) }
  await eraseDue({ ...api.context, mail: unsendable }, api.app.log)
  await api.context.background.idle()
  const waiting = () =>
    api.context.db.selectFrom('mails').select('kind').where('recipient', '=', person.email).execute()
  expect(await waiting()).toEqual([{ kind: 'erased' }])
  advance(3 * day)
  await sendDueMails({ ...api.context, mail: unsendable }, api.app.log)
  expect(await waiting()).toEqual([])
})

test('several processes erase each account once', async () => {
  const people = [await newPerson(), await newPerson(), await newPerson()]
  for (const person of people) await ask(person)
  advance(15 * day)
  const counts = await Promise.all([1, 2, 3].map(() => eraseDue(api.context, api.app.log)))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3)
  for (const { email } of people) {
    const last = (await mailsTo(email)).filter(({ subject }) => subject.endsWith('is deleted'))
    expect(last).toHaveLength(1)
  }
})

test('who changes their mind at the very moment keeps all or loses all', async () => {
  for (let round = 0; round < 5; round++) {
    const person = await newPerson()
    await ask(person)
    advance(14 * day)
    const call = callerOf(api.app, { cookie: await signIn(api, person.email) })
    const [undone, erased] = await Promise.all([call('DELETE', '/users/deletion'), eraseDue(api.context, api.app.log)])
    await api.context.background.idle()
    const user = await userOf(person)
    if (erased === 0) {
      expect(undone.status).toBe(200)
      expect(user).toEqual({ erase_at: null, deletion_requested_at: null })
    } else {
      expect(undone.status).toBe(401)
      expect(user).toBeUndefined()
    }
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
  expect(await eraseDue(api.context, api.app.log)).toBe(1)
  expect(await userOf(first)).toBeDefined()
  expect(await userOf(second)).toBeUndefined()
  await api.pool.query('drop trigger refuse_erasing on users')
  expect(await eraseDue(api.context, api.app.log)).toBe(1)
})

test('a process that has just started erases what is due', async () => {
  const person = await newPerson()
  await ask(person)
  await api.context.background.idle()
  advance(15 * day)
  startErasing(api.context, api.app.log)()
  await api.context.background.idle()
  expect(await userOf(person)).toBeUndefined()
})

test('where no mail can be sent at all, no address waits for one', async () => {
  const person = await newPerson()
  await ask(person)
  await api.context.background.idle()
  advance(15 * day)
  await eraseDue({ ...api.context, mail: { ...api.context.mail, kind: 'none' } }, api.app.log)
  const left = await api.context.db.selectFrom('mails').select('kind').where('recipient', '=', person.email).execute()
  expect(left).toEqual([])
})

test('an operator sees when somebody will be erased', async () => {
  const person = await newPerson()
  const show = async () => (await adminOf(api).run('people show', { email: person.email })).text
  expect(await show()).not.toContain('erased on')
  await ask(person)
  expect(await show()).toMatch(/^erased on {2}2026-03-24 12:00.*as they have asked$/m)
})
