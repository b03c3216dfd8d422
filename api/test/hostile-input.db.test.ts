import { beforeAll, expect, test, vi } from 'vitest'
import { everyCall } from './support/every-call.ts'
import { newTarget, type Target } from './support/hostile-target.ts'
import { hostileAddressTexts, hostileVariants } from './support/hostile-values.ts'
import { addInstitutions } from './support/sign-ups.ts'
import { type Caller, callerOf, useTestApi } from './support/test-api.ts'

// docs/product/wire.md#storable: generated from the contract, so that a call or a field that is added later is tried too.

vi.setConfig({ testTimeout: 300_000 })

const api = useTestApi()
beforeAll(() => addInstitutions(api))

/** Calls that a test cannot make with success, for want of a mailed link, a passkey, or another page that readers have. */
const unsuccessful = [
  'POST /auth/sign_in',
  'PUT /auth/reset_password',
  'POST /auth/passkeys/sign_in',
  'POST /auth/sign_in_links/sign_in',
  'POST /auth/institutions/link',
  'POST /auth/email_change',
  'POST /users/proof',
  'POST /users/passkeys',
  'PUT /content_desk/pages/:slug/links',
  'PUT /content_desk/pages/:slug/retirement',
]

/** Calls after which the next one of the same person, or on the same document, would not reach the database. */
const isForOnce = (name: string) =>
  /user_info|password|calm_licence|documents|desk\/pages|email_change|contact|mistakes/.test(name)

let addresses = 0
/** From an address of its own each time, so that no limit on visitors answers first. */
function callerFor({ person }: Target): Caller {
  addresses += 1
  return callerOf(api.app, { cookie: person.cookie, 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` })
}

const withBody = everyCall.flatMap(({ shape: { body }, ...call }) => (body ? [{ ...call, schema: body }] : []))

test.each(withBody)('$name does not fail, whatever its body holds', async ({ name, method, url, schema }) => {
  let target = await newTarget(api)
  const usual = target.bodyOf(name)
  const { status: usualStatus } = await callerFor(target)(method, target.urlOf(url), usual)
  if (!unsuccessful.includes(name)) expect(usualStatus).toBe(200)

  const failed: string[] = []
  for (const { title, value } of hostileVariants(schema, usual)) {
    if (isForOnce(name)) target = await newTarget(api)
    const { status } = await callerFor(target)(method, target.urlOf(url), value as object)
    if (status >= 500 || status === 429) failed.push(`${title}: ${status}`)
  }
  expect(failed).toEqual([])
})

test('no call fails, whatever its address holds', async () => {
  const failed: string[] = []
  const target = await newTarget(api)
  for (const { name, method, path, url, shape } of everyCall) {
    const parts = target.urlOf(url).split('/')
    const places = path.replace('/api', '').split('/')
    const paths = places.flatMap((place, at) =>
      place.startsWith(':') ? hostileAddressTexts(parts[at] ?? '').map((bad) => parts.with(at, bad).join('/')) : [],
    )
    const usual = new URLSearchParams(target.queryOf(name))
    const fields = Object.keys(shape.query?.shape ?? {}).flatMap((field) => [field, `${field}[]`])
    const queries = fields.flatMap((field) => {
      const others = new URLSearchParams([...usual].filter(([one]) => one !== field))
      return hostileAddressTexts(usual.get(field) ?? '').map((bad) => `${parts.join('/')}?${others}&${field}=${bad}`)
    })
    for (const one of [...paths, ...queries]) {
      const { status } = await callerFor(target)(method, one, target.bodyOf(name))
      if (status >= 500) failed.push(`${method} ${one}: ${status}`)
    }
  }
  expect(failed).toEqual([])
})

test('half a character becomes U+FFFD, wherever a text is kept', async () => {
  const { call } = await api.newPerson()
  const cut = (text: string) => text.slice(0, -1)
  const { body } = await call('POST', '/notes', {
    content: cut('Rest 🙂'),
    progress_step_id: 'writing:plan:start:read',
  })
  expect(body.note.content).toBe('Rest \ufffd')
  expect((await call('POST', '/users/settings/contact', { message: cut('Hello 🙂') })).status).toBe(200)
  const messages = await api.context.db.selectFrom('messages').select('message').execute()
  expect(messages.at(-1)?.message).toBe('Hello \ufffd')
})
