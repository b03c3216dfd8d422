import { beforeAll, describe, expect, test } from 'vitest'
import { institutionVisitor, useIdentityProvider } from '../../../../test/support/institution-visit.ts'
import { addInstitutions, memberForm } from '../../../../test/support/sign-ups.ts'
import { callerOf, eventsOf, type TestApi, useTestApi } from '../../../../test/support/test-api.ts'
import { buildApp } from '../../../app.ts'
import { consumeChallenge } from '../auth/challenges.repository.ts'

const api = useTestApi()
const pro = useTestApi({ edition: 'pro' })
const idp = useIdentityProvider(api)
const proIdp = useIdentityProvider(pro)

let people = 0
/** Someone whom the university knows, and who is about to sign in there. */
function member(claims: object = {}) {
  const name = `member-${++people}`
  const email = `${name}@uni.test`
  idp().people.set(name, { email, email_verified: true, given_name: 'Mo', family_name: 'Ward', ...claims })
  idp().visitor = name
  return { name, email }
}

const accountOf = ({ context }: TestApi, email: string) =>
  context.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()

test('a first sign-in makes an account and leads to where onboarding begins', async () => {
  const { email } = member()
  const visitor = institutionVisitor(api, idp)
  expect(await visitor.signIn()).toBe('/dashboard/learn')
  const { status, body } = await visitor.call('POST', '/auth/authorize')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    email,
    first_name: 'Mo',
    surname: 'Ward',
    university: 'University of Tests',
    role: 'student',
    user_info: null,
    is_shared_computer: false,
  })
  expect(await accountOf(api, email)).toMatchObject({
    sign_up_type: 'inst-licence',
    has_password: false,
    subscribed_to_updates: false,
    confirmed_at: api.clock.now,
    tos_accepted_at: api.clock.now,
  })
  expect(await eventsOf(api, body.id)).toEqual([
    { kind: 'account-made', actor: 'person', detail: '' },
    { kind: 'signed-in', actor: 'person', detail: 'institution' },
  ])
})

test('the second sign-in opens the same account, whatever the address is by then', async () => {
  const { name, email } = member()
  await institutionVisitor(api, idp).signIn()
  idp().people.set(name, { email: 'married@elsewhere.test', email_verified: false })
  api.clock.now = new Date(Date.now() + 20_000)
  const visitor = institutionVisitor(api, idp)
  expect(await visitor.signIn()).toBe('/dashboard/learn')
  expect((await visitor.call('POST', '/auth/authorize')).body.email).toBe(email)
  const identities = await api.context.db
    .selectFrom('institution_identities')
    .select(['issuer', 'domain', 'last_used_at'])
    .where('subject', '=', name)
    .execute()
  expect(identities).toEqual([{ issuer: idp().issuer, domain: 'uni.test', last_used_at: api.clock.now }])
})

test('pro: a site makes an account for its people, with the words of its edition', async () => {
  proIdp().people.set('ana', { email: 'Ana@Eng.Corp.test', name: 'Ana Maria Lopes' })
  proIdp().visitor = 'ana'
  const visitor = institutionVisitor(pro, proIdp, 'corp.test')
  expect(await visitor.signIn()).toBe('/dashboard/software')
  expect(await accountOf(pro, 'ana@eng.corp.test')).toMatchObject({
    sign_up_type: 'site-licence',
    first_name: 'Ana',
    surname: 'Maria Lopes',
    university: 'Tests and Sons',
  })
  expect([...visitor.cookies.keys()].sort()).toContain('stepwise_session_pro')
})

test('the request to the provider is bound to this sign-in, by PKCE, state and nonce', async () => {
  member()
  const visitor = institutionVisitor(api, idp)
  await visitor.signIn('&email=mo%40uni.test')
  const asked = Object.fromEntries(idp().asked)
  const random = expect.stringMatching(/^[\w-]{43}$/)
  expect(asked).toEqual({
    client_id: 'stepwise',
    redirect_uri: 'http://stepwise.test/api/auth/institutions/callback',
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    code_challenge: random,
    state: random,
    nonce: random,
    login_hint: 'mo@uni.test',
  })
  const { db } = api.context
  expect(await consumeChallenge(db, asked.state ?? '', 'institution', api.clock.now)).toBeUndefined()
  // Someone else's address is not passed on.
  await visitor.signIn('&email=mo%40elsewhere.test')
  expect(idp().asked.has('login_hint')).toBe(false)
})

test('on a shared computer everyone is asked who they are, and the session ends with the browser', async () => {
  const { email } = member()
  const visitor = institutionVisitor(api, idp)
  await visitor.signIn('&shared=1')
  expect(idp().asked.get('prompt')).toBe('login')
  expect((await visitor.call('POST', '/auth/authorize')).body).toMatchObject({ email, is_shared_computer: true })
  expect(visitor.cookies.has('stepwise_device_study')).toBe(false)
})

test.each([
  ['/dashboard/reflect?tab=drafts', '/dashboard/reflect?tab=drafts'],
  ['//elsewhere.test/', '/dashboard/learn'],
  ['/\\elsewhere.test', '/dashboard/learn'],
  ['https://elsewhere.test/', '/dashboard/learn'],
  ['/.//elsewhere.test/', '/dashboard/learn'],
  ['/..//elsewhere.test', '/dashboard/learn'],
  ['/x/..//elsewhere.test', '/dashboard/learn'],
  ['/%2e//elsewhere.test', '/dashboard/learn'],
  ['/\t/elsewhere.test', '/dashboard/learn'],
  ['/%61pi/downloads/x', '/dashboard/learn'],
  ['/api/downloads/x', '/dashboard/learn'],
  [`/${'x'.repeat(500)}`, '/dashboard/learn'],
])('a person who wanted to go to %s comes to %s', async (to, where) => {
  member()
  expect(await institutionVisitor(api, idp).signIn(`&${new URLSearchParams({ to })}`)).toBe(where)
})

test('another site can lead someone to our page, but not straight through it', async () => {
  const visitor = institutionVisitor(api, idp)
  const start = '/api/auth/institutions/start?domain=uni.test'
  expect(await visitor.open(start, { 'sec-fetch-site': 'cross-site' })).toBe('/auth/institution')
  expect(await visitor.open(start, { 'sec-fetch-site': 'same-origin' })).toContain(idp().issuer)
})

test('signing in at an institution signs out the person who was signed in in this browser', async () => {
  const other = await api.newPerson()
  const visitor = institutionVisitor(api, idp)
  const [name = '', token = ''] = other.cookie.split('=')
  visitor.cookies.set(name, token)
  const { email } = member()
  await visitor.signIn()
  expect((await visitor.call('POST', '/auth/authorize')).body.email).toBe(email)
  expect((await other.call('POST', '/auth/authorize')).status).toBe(401)
})

test('two tabs of a browser can sign in at once', async () => {
  member()
  const visitor = institutionVisitor(api, idp)
  const [first, second] = [await visitor.begin(), await visitor.begin()]
  const back = [await visitor.passProvider(first), await visitor.passProvider(second)]
  expect(await visitor.open(back[0] ?? '')).toBe('/dashboard/learn')
  // The first has signed in; the second finds nothing to do.
  expect(await visitor.open(back[1] ?? '')).toContain('problem=again')
})

test('a sign-up with the address that was never verified is replaced', async () => {
  const { email } = member()
  await api.visitor('POST', '/auth/sign_up', memberForm({ email, first_name: 'Mallory' }))
  expect(await institutionVisitor(api, idp).signIn()).toBe('/dashboard/learn')
  expect(await accountOf(api, email)).toMatchObject({ first_name: 'Mo', has_password: false })
})

test('two first sign-ins of one person at the same moment make one account', async () => {
  const { email } = member()
  const visitors = [institutionVisitor(api, idp), institutionVisitor(api, idp)]
  const back = await Promise.all(visitors.map((visitor) => visitor.comeBack()))
  await Promise.all(visitors.map((visitor, at) => visitor.open(back[at] ?? '')))
  const accounts = await api.context.db.selectFrom('users').select('id').where('email', '=', email).execute()
  expect(accounts).toHaveLength(1)
})

test('in production the cookie that binds the browser is of this very host', async () => {
  const settings = { ...api.context.settings, isProduction: true }
  const app = await buildApp({ ...api.context, settings })
  const { headers } = await callerOf(app, {})('GET', '/auth/institutions/start?domain=uni.test')
  await app.close()
  expect(headers['set-cookie']).toMatch(
    /^__Host-stepwise_institution_study=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(headers['cache-control']).toBe('no-store')
})

describe('finding the institution of an address', () => {
  const search = (email: string, at = api) => at.visitor('POST', '/auth/institutions', { user: { email } })
  const url = '/api/auth/institutions/start?domain=uni.test'

  beforeAll(() =>
    addInstitutions(api, [
      { domain: 'own.uni.test', name: 'A college of its own', edition: 'study' },
      { domain: 'password.test', name: 'No provider', edition: 'study' },
    ]),
  )

  test.each([
    ['mo@uni.test', { name: 'University of Tests', url }],
    ['MO@CS.UNI.TEST', { name: 'University of Tests', url }],
    // The closest institution counts.
    ['mo@own.uni.test', null],
    ['mo@password.test', null],
    ['mo@unknown.test', null],
    // Of the other edition.
    ['mo@corp.test', null],
    ['mo;eve@uni.test', null],
  ])('%s', async (email, institution) => {
    expect(await search(email)).toMatchObject({ status: 200, body: { institution } })
  })

  test('a value that is not an address is refused', async () => {
    expect((await search('mo')).body.errors).toEqual({ email: ['Invalid email address'] })
  })

  test('each edition has its own', async () => {
    expect((await search('ana@corp.test', pro)).body.institution).toMatchObject({ name: 'Tests and Sons' })
    expect((await search('mo@uni.test', pro)).body.institution).toBeNull()
  })
})
