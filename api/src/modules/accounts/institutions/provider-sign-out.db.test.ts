import { expect, test } from 'vitest'
import type { IdentityProvider } from '../../../../test/support/identity-provider.ts'
import { institutionVisitor, useIdentityProvider } from '../../../../test/support/institution-visit.ts'
import { shortenWaits } from '../../../../test/support/shorten-waits.ts'
import { type TestApi, useTestApi } from '../../../../test/support/test-api.ts'

const api = useTestApi()
const idp = useIdentityProvider(api)
const bare = useTestApi({ edition: 'pro' })
const bareIdp = useIdentityProvider(bare, { hasSignOut: false })

let people = 0
async function signedIn(at: TestApi = api, provider: () => IdentityProvider = idp) {
  const domain = at === api ? 'uni.test' : 'corp.test'
  const name = `member-${++people}`
  provider().people.set(name, { email: `${name}@${domain}` })
  provider().visitor = name
  const visitor = institutionVisitor(at, provider, domain)
  await visitor.signIn()
  expect((await visitor.call('POST', '/auth/authorize')).status).toBe(200)
  return visitor
}

const isOut = async (visitor: Awaited<ReturnType<typeof signedIn>>) =>
  (await visitor.call('POST', '/auth/authorize')).status === 401

test.each(['/auth/sign_out', '/users/sessions'])('DELETE %s ends the session at both ends', async (path) => {
  const visitor = await signedIn()
  const { status, body } = await visitor.call('DELETE', path)
  expect(status).toBe(200)
  const address = new URL(body.provider_url)
  expect(address.origin + address.pathname).toBe(`${idp().issuer}/session/end`)
  expect(Object.fromEntries(address.searchParams)).toEqual({
    client_id: 'stepwise',
    post_logout_redirect_uri: 'http://stepwise.test/',
    id_token_hint: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
  })
  expect(await isOut(visitor)).toBe(true)

  // There the person says yes, comes back to our first page, and is asked who they are when they sign in again.
  expect(await visitor.signOutThere(address.href)).toBe('/')
  idp().visitor = undefined
  expect(await visitor.comeBack()).toBe('its page')
})

test('a provider that knows no sign-out', async () => {
  const visitor = await signedIn(bare, bareIdp)
  expect(await visitor.call('DELETE', '/auth/sign_out')).toEqual({ status: 200, body: {} })
  expect(await isOut(visitor)).toBe(true)
})

test('a session that began in another way', async () => {
  const ended = { status: 200, body: {} }
  expect(await (await api.newPerson()).call('DELETE', '/auth/sign_out')).toMatchObject(ended)
  expect(await (await api.newPerson()).call('DELETE', '/users/sessions')).toMatchObject(ended)
  expect(await api.visitor('DELETE', '/auth/sign_out')).toMatchObject(ended)
})

test.each([
  ['is down', 503],
  ['never answers', 0],
])('a provider that %s does not keep anyone from signing out', async (_what, status) => {
  const visitor = await signedIn()
  // Nothing is remembered any more of what it has said of itself.
  api.clock.now = new Date(Date.now() + 6 * 60 * 1000 + people * 1000)
  idp().failures.set('/.well-known/openid-configuration', status)
  if (status === 0) shortenWaits()
  expect(await visitor.call('DELETE', '/auth/sign_out')).toEqual({ status: 200, body: {} })
  expect(await isOut(visitor)).toBe(true)
})

test('operators have taken the provider away', async () => {
  const visitor = await signedIn()
  const [row] = await api.context.db.deleteFrom('identity_providers').returningAll().execute()
  expect(await visitor.call('DELETE', '/auth/sign_out')).toEqual({ status: 200, body: {} })
  expect(await isOut(visitor)).toBe(true)
  if (row) await api.context.db.insertInto('identity_providers').values(row).execute()
})

test('a token that is too long for an address is left out', async () => {
  const visitor = await signedIn()
  const claims = Buffer.from(JSON.stringify({ aud: ['other', 'stepwise'], azp: 'stepwise', groups: 'x'.repeat(4000) }))
  const sessions = api.context.db.updateTable('sessions').where('provider_id_token', 'is not', null)
  await sessions.set({ provider_id_token: `a.${claims.toString('base64url')}.b` }).execute()
  const { body } = await visitor.call('DELETE', '/auth/sign_out')
  const { searchParams } = new URL(body.provider_url)
  expect([...searchParams.keys()].sort()).toEqual(['client_id', 'post_logout_redirect_uri'])
})

test('a sign-out of someone who has left meanwhile leaves the session alone', async () => {
  const visitor = await signedIn()
  const { status, body } = await visitor.call('DELETE', '/auth/sign_out', undefined, { 'stepwise-person': 'another' })
  expect({ status, body }).toEqual({ status: 200, body: {} })
  expect(await isOut(visitor)).toBe(false)
})
