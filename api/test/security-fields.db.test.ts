import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { hashOfToken } from '../src/tokens.ts'
import { everyCall } from './support/every-call.ts'
import { addRowsOfPerson, answers } from './support/every-table.ts'
import { addInstitutions, licenceForm, memberForm, newLicenceKey } from './support/sign-ups.ts'
import { useTestApi } from './support/test-api.ts'

// docs/security.md: a call changes the fields that it is for, and tells no secret.

const api = useTestApi()
beforeAll(() => addInstitutions(api))

const unknownId = '00000000-0000-4000-8000-000000000000'

/** Fields of our tables that no body may set. */
const unwanted = {
  role: 'content_manager',
  sign_up_type: 'site-licence',
  confirmed_at: '2026-01-01T00:00:00Z',
  wellbeings: ['calm'],
  is_calm_requested: true,
  has_password: false,
  password_hash: 'x',
  device_key: 'x',
  erase_at: '2036-01-01T00:00:00Z',
  created_at: '2000-01-01T00:00:00Z',
  expires_at: '2036-01-01T00:00:00Z',
  proved_at: '2036-01-01T00:00:00Z',
}

/** A body with those fields added to it, and to each group of fields in it. */
function withUnwanted(body: object, otherId = unknownId): object {
  const inner = Object.entries(body).map(([name, value]) => {
    const isGroup = value !== null && typeof value === 'object' && !Array.isArray(value)
    return [name, isGroup ? withUnwanted(value, otherId) : value]
  })
  return { ...unwanted, id: otherId, user_id: otherId, ...Object.fromEntries(inner) }
}

type JsonSchema = z.core.JSONSchema.JSONSchema

/** Where a checked value can still have fields that its schema does not name. */
function openPlaces(schema: JsonSchema, place: string): string[] {
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [], additionalProperties: others } = schema
  const here = schema.type === 'object' && others !== false ? [place] : []
  const fields = Object.entries(properties).map(([name, inner]) => [`${place}.${name}`, inner] as const)
  const listed = [items ?? []].flat().map((inner) => [`${place}[]`, inner] as const)
  const ways = [...anyOf, ...oneOf, ...allOf].map((inner) => [place, inner] as const)
  return [...here, ...[...fields, ...listed, ...ways].flatMap(([at, inner]) => openPlaces(inner as JsonSchema, at))]
}

test('a field that a call does not name is dropped before anything reads it', () => {
  const open = everyCall.flatMap(({ name, shape }) =>
    (['params', 'query', 'body'] as const).flatMap((part) => {
      const schema = shape[part]
      return schema
        ? openPlaces(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }), `${name} ${part}`)
        : []
    }),
  )
  expect([...new Set(open)].sort()).toEqual(
    [
      // Checked by the schema of their kind before they are published (shared/contracts/document.ts).
      'POST /content_desk/documents/:id/check body.body',
      'POST /content_desk/documents/:id/publications body.body',
      'POST /content_desk/documents/:id/publications body.scheduled.body',
      'POST /content_desk/documents/:id/revisions/:number/restoration body.scheduled.body',
      'PUT /content_desk/documents/:id/draft body.body',
      // Checked by modules/passkeys/passkey-answers.ts.
      'POST /auth/passkeys/sign_in body.passkey',
      'POST /users/passkeys body.passkey',
      'POST /users/proof body.passkey',
    ].sort(),
  )
})

const accountOf = (email: string) =>
  api.context.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow()

test('a sign-up makes a student, whatever else it says', async () => {
  const licence = licenceForm({ licence_key: await newLicenceKey(api) })
  const member = memberForm()
  expect((await api.visitor('POST', '/auth/sign_up', withUnwanted(licence))).status).toBe(200)
  expect((await api.visitor('POST', '/auth/sign_up', withUnwanted(member))).status).toBe(200)
  const student = { role: 'student', erase_at: null }
  const withLicence = { ...student, sign_up_type: 'dsa-licence', is_calm_requested: false }
  const now = api.clock.now
  expect(await accountOf(licence.user.email)).toMatchObject({ ...withLicence, confirmed_at: now, created_at: now })
  const asMember = { ...student, sign_up_type: 'inst-licence', confirmed_at: null, wellbeings: [] }
  expect(await accountOf(member.user.email)).toMatchObject(asMember)
})

test('a call changes its own fields of the caller, whatever else it names', async () => {
  const [person, other] = [await api.newPerson(), await api.newPerson()]
  const before = await accountOf(person.email)
  const send = async (method: 'POST' | 'PUT', url: string, body: object) => {
    const { status, body: answer } = await person.call(method, url, withUnwanted(body, other.id))
    expect(status, `${url}: ${JSON.stringify(answer)}`).toBe(200)
    return answer
  }
  await send('POST', '/users/user_info', { user_info: answers })
  await send('PUT', '/users/user_info', { user_info: answers })
  await send('PUT', '/users/accessability_setting', { accessability_setting: { font_size: 3 } })
  await send('POST', '/users/softwares/select', { user: { software_ids: ['reader'] } })
  await send('POST', '/users/settings/contact', { message: 'Hello' })
  await send('POST', '/mistakes', { address: '/resources', words: 'A word is missing.' })
  const { note } = await send('POST', '/notes', { content: 'Plan.', progress_step_id: 'writing:plan:start:read' })
  await send('PUT', `/notes/${note.id}`, { note: { content: 'Plan first.' } })
  const journal = '/users/reflective_journal/reflections'
  const { reflection } = await send('POST', journal, { reflection: { title: 'Today' } })
  await send('PUT', `${journal}/${reflection.id}`, { reflection: { title: 'Yesterday' } })
  expect(await accountOf(person.email)).toEqual(before)

  await send('PUT', '/users/profile', { user: { first_name: 'Ida', surname: 'Price' } })
  expect(await accountOf(person.email)).toEqual({ ...before, first_name: 'Ida' })

  for (const table of ['notes', 'reflections', 'user_infos', 'accessability_settings', 'messages'] as const) {
    const rows = await api.context.db.selectFrom(table).select('user_id').execute()
    expect(
      rows.map((row) => row.user_id),
      table,
    ).toEqual([person.id])
  }
})

test('no answer to a person holds a secret of theirs', async () => {
  const person = await api.newPerson()
  const { password_hash } = await accountOf(person.email)
  await addRowsOfPerson(api.context, { ...person, mark: 'Ottoline' })
  const hashes = ['session', 'mail', 'device', 'download'].map((what) => hashOfToken(`${what} Ottoline`))
  const encoded = ['id token of', 'public', 'credential', 'hash of', 'challenge'].map((what) => `${what} Ottoline`)
  const both = encoded.flatMap((text) => [text, Buffer.from(text).toString('base64url')])
  const hidden = [password_hash, ...hashes, ...both]
  const exposedIn = (answer: string) => hidden.filter((secret) => answer.includes(secret))
  for (const { name, method, url } of everyCall.filter((one) => one.method === 'GET')) {
    const { status, body } = await person.call(method, url)
    expect(exposedIn(JSON.stringify(body)), name).toEqual([])
    if (name.startsWith('GET /users/') && !name.includes(':')) expect([200, 422], name).toContain(status)
  }
  const { body } = await person.call('POST', '/auth/authorize')
  expect(body.first_name).toBe('Ottoline')
  expect(exposedIn(JSON.stringify(body))).toEqual([])
})
