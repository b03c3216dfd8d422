import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { institutionVisitor, setUpSignIn, useIdentityProvider } from '../../../../test/support/institution-visit.ts'
import { shortenWaits } from '../../../../test/support/shorten-waits.ts'
import { addInstitutions } from '../../../../test/support/sign-ups.ts'
import { useTestApi } from '../../../../test/support/test-api.ts'

// Each leads to the page that says it, with its sentence (remotes/auth/src/pages/institution/problems.ts).

const api = useTestApi()
const idp = useIdentityProvider(api)
const discovery = '/.well-known/openid-configuration'
const again = '/auth/institution?problem=again'
const page = (problem: string) => `/auth/institution?problem=${problem}&domain=uni.test`

let people = 0
function member(claims: object = {}) {
  const name = `member-${++people}`
  idp().people.set(name, { email: `${name}@uni.test`, email_verified: true, ...claims })
  idp().visitor = name
  return institutionVisitor(api, idp)
}

const later = (ms: number) => {
  api.clock.now = new Date(Date.now() + ms)
}

let times = 0
/** When nothing is remembered any more of what a provider has said of itself. */
const muchLater = () => later(++times * 6 * 60 * 1000)

const setProvider = (given: { issuer?: string; client_secret?: string }) =>
  api.context.db.updateTable('identity_providers').where('domain', '=', 'uni.test').set(given).execute()
const accounts = async () => (await api.context.db.selectFrom('users').select('id').execute()).length

test.each([
  ['hangs up', async () => idp().stop()],
  ['says that it is down', async () => idp().failures.set(discovery, 503)],
])('the provider %s before the person has left', async (_what, fail) => {
  muchLater()
  await fail()
  expect(await member().begin()).toBe(page('down'))
  await idp()
    .start()
    .catch(() => undefined)
})

test('the provider hangs up before the code is exchanged', async () => {
  const visitor = member()
  const back = await visitor.comeBack()
  await idp().stop()
  expect(await visitor.open(back)).toBe(page('down'))
  await idp().start()
})

test.each([
  ['the code is exchanged', '/token', 500, 'down'],
  ['the code is exchanged, by too many requests', '/token', 429, 'down'],
  ['the address is asked for', '/me', 502, 'down'],
  ['signatures are checked', '/jwks', 503, 'down'],
  ['the code is exchanged, and it has moved', '/token', 404, 'set-up'],
])('the provider fails when %s', async (_when, path, status, problem) => {
  muchLater()
  const visitor = member()
  idp().forge = (claims) => ({ ...claims, exp: Number(claims.exp) + 24 * 3600 })
  const back = await visitor.comeBack()
  idp().failures.set(path, status)
  expect(await visitor.open(back)).toBe(page(problem))
})

test('a provider that never answers counts as down after eight seconds', async () => {
  const visitor = member()
  const back = await visitor.comeBack()
  idp().failures.set('/token', 0)
  const waits = shortenWaits()
  expect(await visitor.open(back)).toBe(page('down'))
  expect(waits).toContain(8000)
})

test('the person does not agree there', async () => {
  const visitor = member()
  idp().visitor = 'refuse'
  expect(await visitor.signIn()).toBe(page('refused'))
})

test.each([
  ['of another issuer', { iss: 'https://elsewhere.test' }, false],
  ['of another audience', { aud: 'somebody-else' }, false],
  ['of another nonce', { nonce: 'of another sign-in' }, false],
  ['that someone else has signed', {}, true],
])('a token %s is not believed', async (_what, forged, hasWrongKey) => {
  const visitor = member()
  Object.assign(idp(), { forge: (claims: object) => ({ ...claims, ...forged }), hasWrongKey })
  expect(await visitor.signIn()).toBe(page('mismatch'))
})

// Two people whom a provider does not tell apart would share an account.
test.each([
  ['is empty', ''],
  ['is blank', ' '],
  ['has a control character', 'mo\u0000'],
  ['is longer than the standard allows', 'x'.repeat(256)],
  ['is a number', 7],
])('a token whose subject %s is not believed', async (_what, sub) => {
  const before = await accounts()
  const visitor = member()
  // With the address in the token nothing else is asked for that would say the subject once more.
  idp().forge = (claims) => ({ ...claims, sub, email: 'nobody-in-particular@uni.test' })
  expect(await visitor.signIn()).toBe(page('mismatch'))
  expect(await accounts()).toBe(before)
  expect((await visitor.call('POST', '/auth/authorize')).status).toBe(401)
})

test('an answer in the name of another provider is not believed', async () => {
  const visitor = member()
  const back = await visitor.comeBack()
  const { issuer } = idp()
  const other = back.replace(encodeURIComponent(issuer), encodeURIComponent('https://elsewhere.test'))
  expect(other).not.toBe(back)
  expect(await visitor.open(other)).toBe(page('mismatch'))
})

test('an answer that came before is not taken again', async () => {
  const visitor = member()
  const back = await visitor.comeBack()
  expect(await visitor.open(back)).toBe('/dashboard/learn')
  expect(await visitor.open(back)).toBe(again)
})

test('no one can be led into an account by the answer to someone else’s sign-in', async () => {
  const back = await member().comeBack()
  const other = institutionVisitor(api, idp)
  expect(await other.open(back)).toBe(again)
  await other.begin()
  expect(await other.open(back)).toBe(again)
  expect((await other.call('POST', '/auth/authorize')).status).toBe(401)
})

test.each(['state=made-up&code=x', 'code=x', 'state=a&state=b', ''])(
  'an address that no one of us gave: %s',
  async (query) => {
    expect(await member().open(`/api/auth/institutions/callback?${query}`)).toBe(again)
  },
)

test('a sign-in that takes longer than ten minutes begins again', async () => {
  const visitor = member()
  const back = await visitor.comeBack()
  later(10 * 60 * 1000 + 1000)
  expect(await visitor.open(back)).toBe(again)
})

// The provider's tokens have the time of this machine; our clock is set.
test.each([
  // A minute is forgiven. Seconds go by meanwhile on a busy machine.
  ['59 s ahead', -59_000, {}, '/dashboard/learn'],
  ['75 s ahead', -75_000, {}, page('clock')],
  ['behind, and its token has 45 s too few', 0, { exp: -45 }, '/dashboard/learn'],
  ['behind, and its token has 61 s too few', 0, { exp: -61 }, page('clock')],
])('the provider’s clock is %s', async (_what, ms, { exp }: { exp?: number }, where) => {
  const visitor = member()
  if (exp) idp().forge = (claims) => ({ ...claims, exp: Math.floor(Date.now() / 1000) + exp })
  const back = await visitor.comeBack()
  later(ms)
  expect(await visitor.open(back)).toBe(where)
})

test.each([
  ['is not verified', { email_verified: false }, 'unconfirmed'],
  ['is not verified, as a text', { email_verified: 'false' }, 'unconfirmed'],
  ['is missing', { email: undefined }, 'no-address'],
  ['is none', { email: 'mo' }, 'no-address'],
  ['is several', { email: 'mo@uni.test,eve@uni.test' }, 'no-address'],
  ['is of no one we know', { email: 'mo@elsewhere.test' }, 'no-address'],
  ['is another institution’s', { email: 'mo@college.test' }, 'no-address'],
])('the address %s', async (_what, claims, problem) => {
  await addInstitutions(api, [{ domain: 'college.test', name: 'College', edition: 'study' }])
  const before = await accounts()
  const visitor = member(claims)
  expect(await visitor.signIn()).toBe(page(problem))
  expect(await accounts()).toBe(before)
  expect((await visitor.call('POST', '/auth/authorize')).status).toBe(401)
})

test('an address of another domain with the same provider is the institution’s, too', async () => {
  await addInstitutions(api, [{ domain: 'uni-second.test', name: 'University of Tests, second', edition: 'study' }])
  await setUpSignIn(api, idp(), 'uni-second.test')
  const visitor = member({ email: 'kim@uni-second.test' })
  expect(await visitor.signIn()).toBe('/dashboard/learn')
  expect((await visitor.call('POST', '/auth/authorize')).body.university).toBe('University of Tests, second')
})

test('operators have taken the provider away, or set up another one, meanwhile', async () => {
  const { db } = api.context
  const visitor = member()
  const back = await visitor.comeBack()
  await setProvider({ issuer: 'https://other.test' })
  expect(await visitor.open(back)).toBe(page('off'))
  await setProvider({ issuer: idp().issuer })

  const again = await visitor.comeBack()
  const [row] = await db.deleteFrom('identity_providers').where('domain', '=', 'uni.test').returningAll().execute()
  expect(await visitor.open(again)).toBe(page('off'))
  expect(await visitor.begin()).toBe(page('off'))
  if (row) await db.insertInto('identity_providers').values(row).execute()
})

test('a secret that is not right is a fault of how we are set up', async () => {
  await setProvider({ client_secret: 'wrong' })
  expect(await member().signIn()).toBe(page('set-up'))
  await setProvider({ client_secret: idp().clientSecret })
})

test('an issuer that operators have written otherwise than the provider does', async () => {
  await setProvider({ issuer: `${idp().issuer}/` })
  expect(await member().begin()).toBe(page('mismatch'))
  await setProvider({ issuer: idp().issuer })
})

test('an address without a domain, or with one that no one knows', async () => {
  const visitor = member()
  expect(await visitor.open('/api/auth/institutions/start')).toBe('/auth/institution?problem=off')
  const unknown = await visitor.open('/api/auth/institutions/start?domain=who.test')
  expect(unknown).toBe('/auth/institution?problem=off&domain=who.test')
})

test('too many tries from one address', async () => {
  const visitor = member()
  await visitor.begin()
  await sql`update request_limits set requests = 6000`.execute(api.context.db)
  expect(await visitor.begin()).toBe(page('busy'))
  await sql`delete from request_limits`.execute(api.context.db)
})

test('a HEAD request does not use a sign-in up', async () => {
  const visitor = member()
  const back = await visitor.comeBack()
  expect((await api.app.inject({ method: 'HEAD', url: back })).statusCode).toBe(405)
  expect(await visitor.open(back)).toBe('/dashboard/learn')
})
