import { createHash } from 'node:crypto'
import type { Role, Wellbeing } from '@stepwise/shared/contracts'
import { sql } from 'kysely'
import { beforeAll, expect, test, vi } from 'vitest'
import { hashPassword } from '../src/modules/accounts/auth/passwords.ts'
import { createSession } from '../src/modules/accounts/auth/sessions.repository.ts'
import { identityId } from '../src/modules/accounts/own-account/identity-id.ts'
import { findPersonTables } from '../src/modules/accounts/person-data/person-tables.repository.ts'
import { callBodies, callQueries } from './support/call-bodies.ts'
import { everyCall } from './support/every-call.ts'
import { addRowsOfPerson, firstStep, type Owner, rowsOfPerson } from './support/every-table.ts'
import { addInstitutions } from './support/sign-ups.ts'
import { type Caller, callerOf, password, type SignedIn, useTestApi } from './support/test-api.ts'

// Another person reads, changes and deletes nothing of anyone's rows, in any table and by any call that the server answers: generated
// from the database, the contract and the routes, so that a table or a call that is added later is tried too.

vi.setConfig({ testTimeout: 180_000, hookTimeout: 120_000 })

const api = useTestApi()
let owner: Owner & SignedIn
/** Whatever names a row of the owner: to be tried as an id, and to be found in no answer. */
let ids: string[]
let served: string[]
let stepId: string
let passwordHash: string

beforeAll(async () => {
  await addInstitutions(api)
  owner = { ...(await api.newPerson({ email: 'quillowner@uni.test' })), mark: 'Quillmark' }
  await addRowsOfPerson(api.context, owner)
  ids = await idsOfOwner()
  passwordHash = await hashPassword(password)
  served = (await api.visitor('GET', '/calls')).body.calls
  stepId = await firstStep(api.context.db)
})

/** The owner's rows as PostgreSQL writes them whole, secrets too, by table. */
async function rowsOfOwner() {
  const tables = await tablesWithRows()
  const { rows } = await sql<{ table: string; row: string }>`
    ${sql.join(
      tables.map(
        ({ table, where }) =>
          sql`select ${sql.lit(table)} as table, t::text as row from ${sql.table(table)} as t where ${where}`,
      ),
      sql` union all `,
    )} order by 1, 2`.execute(api.context.db)
  return Map.groupBy(
    rows.map(({ table, row }) => ({ table, hash: createHash('sha256').update(row).digest('hex') })),
    ({ table }) => table,
  )
}

/** Each table that points to people, each whose rows say whose they are, and what was written or mailed before there was an account. */
async function tablesWithRows() {
  const pointing = await findPersonTables(api.context.db)
  const { rows: named } = await sql<{ table: string }>`
    select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'user_id'`.execute(api.context.db)
  const known = pointing.map(({ table }) => table)
  const byEmail: Record<string, string> = { mails: 'recipient', messages: 'email' }
  return [
    ...pointing.map(({ table, personColumns }) => ({
      table,
      where: sql<boolean>`${sql.join(
        [
          ...personColumns.map((column) => sql`${sql.ref(column)} = ${owner.id}::uuid`),
          ...(byEmail[table] ? [sql`lower(${sql.ref(byEmail[table])}) = ${owner.email}`] : []),
        ],
        sql` or `,
      )}`,
    })),
    ...named
      .filter(({ table }) => !known.includes(table))
      .map(({ table }) => ({ table, where: sql<boolean>`user_id = ${owner.id}::uuid` })),
  ]
}

const idColumns = ['id', 'token_hash', 'credential_id', 'licence_key', 'subject', 'hash', 'export_id', 'document_id']

async function idsOfOwner() {
  const found = new Set([owner.id, identityId('https://login.uni.test', owner.mark)])
  for (const { table, where } of await tablesWithRows()) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select row_to_json(t) as row from ${sql.table(table)} as t where ${where}`.execute(api.context.db)
    for (const { row } of rows) for (const column of idColumns) if (row[column]) found.add(String(row[column]))
  }
  return [...found]
}

/** Calls that are allowed to add a row to someone's: what a stranger may cause by their address alone. Nothing else changes. */
const additions: Record<string, string[]> = {
  'POST /auth/sign_in': ['account_events'],
  'POST /auth/sign_in_links': ['mails', 'mail_tokens'],
  'POST /auth/reset_password': ['mails', 'mail_tokens'],
  'POST /auth/sign_up': ['mails'],
  'POST /auth/confirmations': ['mails'],
  'POST /users/email_change': ['mails'],
  'POST /contact/guest_message': ['messages', 'mails'],
}
/** A table in which a call replaces what is of its kind, and why. */
const replacements: Record<string, string> = {
  // The latest password of someone who signed up again (docs/product/accounts.md#repeated-sign-up).
  'POST /auth/sign_up': 'repeated_sign_ups',
  // A newer link ends the earlier ones (docs/security.md#tokens); its owner gets it by mail.
  'POST /auth/reset_password': 'mail_tokens',
  'POST /auth/sign_in_links': 'mail_tokens',
}

type Rows = Awaited<ReturnType<typeof rowsOfOwner>>

function expectUntouched(name: string, before: Rows, after: Rows) {
  for (const [table, rows] of before) {
    if (replacements[name] === table) continue
    const now = after.get(table) ?? []
    const hashes = now.map(({ hash }) => hash)
    expect(
      rows.filter(({ hash }) => !hashes.includes(hash)),
      `${name} changed or deleted rows of ${table}`,
    ).toEqual([])
    if (!additions[name]?.includes(table)) expect(now.length, `${name} added rows to ${table}`).toBe(rows.length)
  }
  const added = [...after.keys()].filter((table) => !before.has(table))
  expect(added, `${name} added rows`).toEqual([])
}

/** Someone new for each call: one call may end the session or the account of the one who makes it. */
async function newActor(role: Role): Promise<Caller> {
  const { db } = api.context
  const names = { email: `actor-${crypto.randomUUID()}@stepwise.test`, first_name: 'Mo', surname: 'Ward' }
  const wellbeings: Wellbeing[] = ['calm']
  const actor = { ...names, password_hash: passwordHash, role, confirmed_at: api.clock.now, wellbeings }
  const { id } = await db.insertInto('users').values(actor).returning('id').executeTakeFirstOrThrow()
  const token = await createSession(db, id, api.clock.now, { device: 'A browser', isSharedComputer: false })
  return callerOf(api.app, { cookie: `stepwise_session_study=${token}` })
}

/** The addresses of a call, with each of the owner's ids in place of its own. */
function urlsOf(path: string) {
  const known = everyCall.find((call) => call.path === `/api${path}`)
  const filled = (id: string) =>
    path
      .replace(/:(id|token|name)\b/, encodeURIComponent(id))
      .replace(':size', 'large')
      .replace(':number', '1')
  if (/:(id|token|name)\b/.test(path)) return ids.map((id) => ({ id, url: filled(id) }))
  return [{ id: ids[0] ?? '', url: known?.url ?? path }]
}

/** What no one else may receive. Pictures of pages are for everyone. */
function secretsOf(request: string) {
  const hidden = [owner.mark, owner.email, owner.id, ...ids.filter((id) => !/^[0-9a-f]{64}$/.test(id))]
  return hidden.filter((text) => !request.includes(text))
}

interface Try {
  id: string
  url: string
  body: object | undefined
}

/** Each way in which a call can be made that could reach the owner: an id in the address, or else each in the query or the body. */
function triesOf(name: string, path: string) {
  const tries = urlsOf(path).flatMap(({ id, url }) =>
    (url.includes(encodeURIComponent(id)) ? [id] : ids).flatMap((one): Try[] => {
      const aim = { ...owner, id: one, stepId }
      const body = callBodies[name]?.(aim)
      const query = callQueries[name]?.(aim)
      return [{ id: one, url, body }, ...(query ? [{ id: one, url: `${url}${query}`, body }] : [])]
    }),
  )
  return new Map(tries.map((one) => [`${one.url} ${JSON.stringify(one.body)}`, one])).values()
}

/** Makes a call in every way that could reach the owner. */
async function attempt(name: string, call: Caller) {
  const [method = '', path = ''] = name.split(' ')
  for (const { id, url, body } of triesOf(name, path)) {
    const asked = `${name} at ${url}`
    const answer = await call(method as 'GET', url, body)
    // The second time, a key under which someone has written leads to what was written.
    const again = JSON.stringify(body)?.includes('idempotency_key') ? await call(method as 'GET', url, body) : answer
    const answers = [answer, again].map(({ body, headers }) => JSON.stringify([body, headers]).toLowerCase()).join()
    const secrets = secretsOf(decodeURIComponent(url) + JSON.stringify(body ?? ''))
    expect(
      secrets.filter((text) => answers.includes(text.toLowerCase())),
      `${asked} answers ${answer.status} and tells`,
    ).toEqual([])
    expect(answer.status, asked).not.toBe(500)
    expect(again.status, `${asked}, a second time`).toBe(answer.status)
    const isById = new URL(url, 'http://stepwise.test').pathname.includes(encodeURIComponent(id))
    if (!isById || publicFiles.includes(path)) continue
    expect(answer.status, asked).toBeGreaterThanOrEqual(400)
    // Not even that there is such a row.
    if (!isUuid(id)) continue
    const { status } = await call(method as 'GET', url.replace(id, crypto.randomUUID()), body)
    expect(status, `${asked}, and at an id that no one has`).toBe(answer.status)
  }
}

const isUuid = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)

// Pictures that content managers have uploaded are parts of pages.
const publicFiles = ['/content_images/:name']

/** Reads no row of anyone, and costs much, or answers for another machine. */
const leftOut = ['GET /calls', 'GET /dev/outbox', 'POST /dev/demo_accounts', 'GET /health', 'GET /ready']

async function attemptAll(names: string[], newCall: () => Promise<Caller>) {
  let before = await rowsOfOwner()
  for (const name of names) {
    await attempt(name, await newCall())
    await api.context.background.idle()
    const after = await rowsOfOwner()
    expectUntouched(name, before, after)
    before = after
  }
}

const tried = () => served.filter((name) => !leftOut.includes(name))

test('the owner has a row in every table that points to people, and the calls show them', async () => {
  const tables = (await findPersonTables(api.context.db)).map(({ table }) => table)
  const rows = await rowsOfOwner()
  expect(tables.filter((table) => !rowsOfPerson[table])).toEqual([])
  expect(tables.filter((table) => !rows.has(table))).toEqual([])
  expect(rows.size).toBeGreaterThan(31)
  expect(ids.length).toBeGreaterThan(20)
  for (const url of ['/notes', '/users/reflective_journal', '/users/security', '/users/account_events']) {
    expect(JSON.stringify((await owner.call('GET', url)).body), url).toContain(owner.mark)
  }
})

test('every call that takes a body is tried with one that its contract accepts', () => {
  const withBody = everyCall.filter(({ hasBody }) => hasBody)
  expect(withBody.map(({ name }) => name).filter((name) => !callBodies[name])).toEqual([])
  for (const { name, shape } of withBody) {
    const body = callBodies[name]?.({ ...owner, id: owner.id, stepId })
    expect(shape.body?.safeParse(body).error?.issues, name).toBeUndefined()
  }
  const withQuery = everyCall.filter(({ shape }) => shape.query)
  const optional = withQuery.filter(({ shape }) => shape.query?.safeParse({}).success).map(({ name }) => name)
  const untried = withQuery.filter(({ name }) => !callQueries[name] && !optional.includes(name))
  expect(untried.map(({ name }) => name).filter((name) => !name.includes('/:id/download'))).toEqual([])
})

test('another student reads, changes and deletes nothing', async () => {
  await attemptAll(tried(), () => newActor('student'))
})

test('a content manager reaches nothing that people have written by any call, except the shared pages of the desk', async () => {
  const others = tried().filter((name) => !name.includes(' /content_desk/'))
  expect(others.length).toBeGreaterThan(60)
  await attemptAll(others, () => newActor('content_manager'))
})

test('a visitor reads, changes and deletes nothing', async () => {
  await attemptAll(tried(), async () => api.visitor)
})
