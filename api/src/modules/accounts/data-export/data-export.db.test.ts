import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { begin, kindsOf, type SignedIn, tooMany, useTestApi } from '../../../../test/support/test-api.ts'
import { findTables } from '../../../admin/backup/tables.ts'
import { hourlyStatements } from '../../../database/maintenance.ts'
import { finishExport, leaseMs, storePart, takeWaitingExport } from './export-queue.repository.ts'
import { exportSoon, makeWaitingExports, startExporting } from './exporting.ts'

const api = useTestApi()
const minute = 60 * 1000
const day = 24 * 60 * minute

beforeEach(async () => {
  api.setTime()
  await api.context.db.deleteFrom('data_exports').execute()
})
afterEach(() => api.context.background.idle())

const advance = (ms: number) => api.advance(ms)
const ask = ({ call }: SignedIn) => call('POST', '/users/data_export')
const newest = async ({ call }: SignedIn) => (await call('GET', '/users/data_export')).body.export
const made = async (person: SignedIn) => {
  await api.context.background.idle()
  return newest(person)
}
const fileOf = ({ cookie }: Pick<SignedIn, 'cookie'>, id: string, method: 'GET' | 'HEAD' = 'GET') =>
  api.app.inject({ method, url: `/api/users/data_exports/${id}/file`, headers: { cookie } })
const textIn = (zip: Buffer, name: string) => strFromU8(unzipSync(new Uint8Array(zip))[name] ?? new Uint8Array())
const steppedUpNow = ({ id }: SignedIn) =>
  api.context.db.updateTable('sessions').set({ proved_at: api.clock.now }).where('user_id', '=', id).execute()
/** As it is after the POST, with no one making it yet. */
const addWaiting = ({ id }: SignedIn, is_large = false) =>
  api.context.db
    .insertInto('data_exports')
    .values({ user_id: id, state: 'waiting', requested_at: begin, is_large, link_origin: 'https://stepwise.test' })
    .execute()
const exportEventsOf = async ({ id }: SignedIn) => (await kindsOf(api, id)).filter((kind) => kind.startsWith('export'))
/** A person whose file is made. */
async function withFile() {
  const person = await api.newPerson()
  await ask(person)
  return { person, ...(await made(person)) }
}
/** A person whose export this process makes. */
async function withTaken() {
  const person = await api.newPerson()
  await addWaiting(person)
  const taken = await takeWaitingExport(api.context.db, api.clock.now)
  if (!taken) throw new Error('There is nothing to take.')
  return { person, taken }
}
const writeNotes = ({ id }: SignedIn, count: number) =>
  sql`
    insert into notes (user_id, step_id, content)
    select ${id}, (select id from steps where kind = 'flow' limit 1), 'note ' || number
    from generate_series(1, ${count}) as number`.execute(api.context.db)

test('a person asks, and soon has a file with what is theirs', async () => {
  const person = await api.newPerson()
  await writeNotes(person, 1)
  const { status, body } = await ask(person)
  expect(status).toBe(200)
  const now = api.clock.now.toISOString()
  expect(body.export).toMatchObject({
    state: 'waiting',
    requested_at: now,
    ready_at: null,
    expires_at: null,
    bytes: null,
    is_large: false,
  })
  const ready = await made(person)
  const expires_at = '2026-03-17T12:00:00.000Z'
  expect(ready).toMatchObject({ id: body.export.id, state: 'ready', ready_at: now, expires_at })

  const { statusCode, headers, rawPayload } = await fileOf(person, ready.id)
  expect(statusCode).toBe(200)
  expect(rawPayload).toHaveLength(ready.bytes)
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-length': String(ready.bytes),
    'content-disposition':
      'attachment; filename="stepwise-data-2026-03-10.zip"; filename*=UTF-8\'\'stepwise-data-2026-03-10.zip',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
  })
  expect(textIn(rawPayload, 'index.html')).toContain('note 1')
  expect(textIn(rawPayload, 'data/users.json')).toContain(person.email)
  expect(await exportEventsOf(person)).toEqual(['export-asked', 'export-downloaded'])
  // One that takes no time needs no mail.
  expect(await api.mailsTo(person.email)).toEqual([])
})

test('a file is its owner’s alone, and cannot be asked about by a HEAD request', async () => {
  const { person, id } = await withFile()
  const other = await api.newPerson()
  expect((await fileOf({ cookie: '' }, id)).statusCode).toBe(401)
  expect((await fileOf(other, id)).statusCode).toBe(404)
  expect((await fileOf(other, id)).json().msg).toBe('We could not find this file.')
  expect((await fileOf(person, crypto.randomUUID())).statusCode).toBe(404)
  expect((await fileOf(person, 'no-uuid')).statusCode).toBe(404)
  expect((await fileOf(person, id, 'HEAD')).statusCode).toBe(405)
  expect(await newest(other)).toBeNull()
  expect(await exportEventsOf(person)).toEqual(['export-asked'])
})

test('a person who asks while an export waits gets that one, at the same moment too', async () => {
  const person = await api.newPerson()
  // Nothing is made until then.
  const { promise: isAsked, resolve: make } = Promise.withResolvers<void>()
  api.context.background.runOnce('data exports', api.app.log, () => isAsked)
  const answers = await Promise.all([ask(person), ask(person), ask(person)])
  expect(new Set(answers.map(({ body }) => body.export.id)).size).toBe(1)
  expect(await exportEventsOf(person)).toEqual(['export-asked'])
  make()
  expect((await made(person)).state).toBe('ready')
})

test('a newer file takes the place of the one before', async () => {
  const { person, ...first } = await withFile()
  advance(minute)
  await ask(person)
  const second = await made(person)
  expect(second.id).not.toBe(first.id)
  expect((await fileOf(person, first.id)).statusCode).toBe(410)
  expect((await fileOf(person, second.id)).statusCode).toBe(200)
})

test('after seven days the file is gone, for the person at once and in the table within the hour', async () => {
  const { db } = api.context
  const { person, id } = await withFile()
  advance(7 * day - 1)
  expect((await fileOf(person, id)).statusCode).toBe(200)
  advance(1)
  const answer = await fileOf(person, id)
  const msg = 'This file has been deleted. Go back to your account and ask for a new one.'
  expect([answer.statusCode, answer.json().msg]).toEqual([410, msg])
  expect(await newest(person)).toBeNull()
  // The statements go by the database's own clock.
  await db.updateTable('data_exports').set({ expires_at: sql`now() - interval '1 second'` }).execute()
  for (const statement of hourlyStatements) await api.pool.query(statement)
  expect(await db.selectFrom('data_exports').select('id').execute()).toEqual([])
})

test('a person can ask ten times a day, and then sees when they can ask again', async () => {
  const person = await api.newPerson()
  for (let count = 0; count < 10; count++) {
    expect((await ask(person)).status).toBe(200)
    await made(person)
    advance(minute)
    await steppedUpNow(person)
  }
  const seconds = (day - 10 * minute) / 1000
  expect(await ask(person)).toMatchObject(tooMany('downloads of all your data', '24 hours', seconds))
  advance(day - 10 * minute)
  await steppedUpNow(person)
  expect((await ask(person)).status).toBe(200)
})

test('an email says when a file of more than 500 texts is ready', async () => {
  const person = await api.newPerson({ timeZone: 'Pacific/Auckland' })
  await writeNotes(person, 501)
  expect((await ask(person)).body.export.is_large).toBe(true)
  expect((await made(person)).state).toBe('ready')
  const [mail] = await api.mailsTo(person.email)
  expect(mail?.subject).toBe('Your data from Stepwise is ready')
  expect(mail?.text).toContain('http://stepwise.test/dashboard/settings/account')
  expect(mail?.text).toContain('until Wednesday 18 March 2026')
})

test('the file of a process that died is made again after its lease, three times in all', async () => {
  const { db } = api.context
  const person = await api.newPerson()
  await writeNotes(person, 1)
  await addWaiting(person)
  for (let attempt = 1; attempt <= 2; attempt++) {
    expect(await takeWaitingExport(db, api.clock.now)).toMatchObject({ userId: person.id, attempts: attempt })
    await makeWaitingExports(api.context, api.app.log)
    expect((await newest(person)).state).toBe('waiting')
    advance(leaseMs)
  }
  await makeWaitingExports(api.context, api.app.log)
  expect((await newest(person)).state).toBe('ready')
})

test('after three attempts it has failed, and the person can ask again', async () => {
  const { db } = api.context
  const person = await api.newPerson()
  await addWaiting(person)
  await sql`update users set time_zone = 'Nowhere/Atall' where id = ${person.id}`.execute(db)
  for (let attempt = 0; attempt < 3; attempt++) await makeWaitingExports(api.context, api.app.log)
  await makeWaitingExports(api.context, api.app.log)
  expect(await newest(person)).toMatchObject({ state: 'failed', bytes: null })
  await sql`update users set time_zone = 'Europe/London' where id = ${person.id}`.execute(db)
  advance(minute)
  expect((await ask(person)).body.export.state).toBe('waiting')
  expect((await made(person)).state).toBe('ready')
})

test('several processes make each file once', async () => {
  const people = [await api.newPerson(), await api.newPerson(), await api.newPerson()]
  for (const person of people) await addWaiting(person, true)
  await Promise.all([1, 2, 3].map(() => makeWaitingExports(api.context, api.app.log)))
  const rows = await api.context.db.selectFrom('data_exports').select(['state', 'attempts']).execute()
  expect(rows).toEqual(Array(3).fill({ state: 'ready', attempts: 1 }))
  for (const { email } of people) expect(await api.mailsTo(email)).toHaveLength(1)
})

test('a process that was too slow leaves nothing in the file that another one makes by then', async () => {
  const { db } = api.context
  const { person, taken: slow } = await withTaken()
  await storePart(db, slow, 5, Buffer.from('of the first try'))
  advance(leaseMs)
  const quick = await takeWaitingExport(db, api.clock.now)
  expect(quick).toEqual({ ...slow, attempts: 2 })
  await expect(storePart(db, slow, 6, Buffer.from('too late'))).rejects.toThrow('someone else')
  advance(leaseMs)
  await makeWaitingExports(api.context, api.app.log)
  expect(await finishExport(db, slow, 1, api.clock.now)).toBeUndefined()
  const ready = await newest(person)
  expect((await fileOf(person, ready.id)).rawPayload).toHaveLength(ready.bytes)
  const parts = await db.selectFrom('data_export_parts').select('number').execute()
  expect(parts).toEqual([{ number: 0 }])
})

test('an account that is erased while its file is made leaves nothing', async () => {
  const { db } = api.context
  const { person, taken } = await withTaken()
  await storePart(db, taken, 0, Buffer.from('the beginning'))
  await db.deleteFrom('users').where('id', '=', person.id).execute()
  await expect(storePart(db, taken, 1, Buffer.from('more'))).rejects.toThrow()
  await makeWaitingExports(api.context, api.app.log)
  expect(await db.selectFrom('data_exports').select('id').execute()).toEqual([])
  expect(await db.selectFrom('data_export_parts').select('number').execute()).toEqual([])
})

test('the round of a process that has just started makes what waits', async () => {
  const person = await api.newPerson()
  await addWaiting(person)
  startExporting(api.context, api.app.log)()
  expect((await made(person)).state).toBe('ready')
  exportSoon(api.context, api.app.log)
})

test('a large file comes in parts, whole', async () => {
  const person = await api.newPerson()
  // Words that cannot be compressed.
  await sql`
    insert into reflections (user_id, date, title, act)
    select ${person.id}, '2026-03-01', number::text,
      (select string_agg(md5(number::text || part::text), ' ') from generate_series(1, 300) as part)
    from generate_series(1, 200) as number`.execute(api.context.db)
  await ask(person)
  const { id, bytes } = await made(person)
  const parts = api.context.db.selectFrom('data_export_parts').select('number').where('export_id', '=', id)
  expect((await parts.execute()).length).toBeGreaterThan(2)
  const { rawPayload } = await fileOf(person, id)
  expect(rawPayload).toHaveLength(bytes)
  expect(JSON.parse(textIn(rawPayload, 'data/reflections.json'))).toHaveLength(200)
})

test('a file that loses a part ends its connection, and does not seem whole', async () => {
  const { person, id } = await withFile()
  await api.context.db.updateTable('data_exports').set({ bytes: 2_000_000 }).where('id', '=', id).execute()
  await expect(fileOf(person, id)).rejects.toThrow()
})

test('files are in no backup: one can be made again at any time', async () => {
  const client = await api.pool.connect()
  const tables = (await findTables(client)).map(({ table }) => table)
  client.release()
  expect(tables).toContain('notes')
  expect(tables.filter((table) => table.startsWith('data_export'))).toEqual([])
})
