import { expect, test } from 'vitest'
import { newContentManager } from './support/content-desk.ts'
import { everyCall as named } from './support/every-call.ts'
import { useTestApi } from './support/test-api.ts'

const api = useTestApi()
const publicCalls = [
  'POST /auth/sign_in',
  'POST /auth/passkeys/options',
  'POST /auth/passkeys/sign_in',
  'POST /auth/sign_in_links',
  'POST /auth/sign_in_links/sign_in',
  'POST /auth/institutions',
  'GET /auth/institutions/link',
  'POST /auth/institutions/link',
  'DELETE /auth/sign_out',
  'POST /auth/reset_password',
  'GET /auth/reset_password',
  'PUT /auth/reset_password',
  'POST /auth/sign_up',
  'POST /auth/verify_email',
  'GET /auth/confirmations',
  'POST /auth/confirmations',
  'POST /auth/email_change',
  'POST /contact/guest_message',
  'GET /resources',
  'GET /resources/:slug',
  'GET /calls',
  'POST /client_faults',
  'POST /client_loads',
]

test('every call of the contract is registered', () => {
  expect(named.filter((call) => !served([call]).includes(call)).map(({ name }) => name)).toEqual([])
})

function served(list: typeof named) {
  return list.filter(({ method, path }) => api.app.hasRoute({ method, url: path }))
}

test('every call needs a session, except those that are public on purpose', async () => {
  const needingSession: string[] = []
  for (const { name, method, url } of served(named)) {
    const { status, body } = await api.visitor(method, url)
    if (status !== 401) continue
    expect(body, name).toEqual({ errors: {}, msg: 'Please sign in to continue.' })
    needingSession.push(name)
  }
  const expected = served(named).map(({ name }) => name)
  expect(needingSession).toEqual(expected.filter((name) => !publicCalls.includes(name)))
})

test('a visitor gets the list of all calls of the contract, each once', async () => {
  const { status, body } = await api.visitor('GET', '/calls')
  expect([status, body.calls]).toEqual([200, expect.arrayContaining(named.map(({ name }) => name))])
  expect(new Set(body.calls).size).toBe(body.calls.length)
})

test('a body that cannot be read is rejected with a message', async () => {
  // No one else may make every call.
  const { cookie } = await newContentManager(api)
  for (const { name, method, url } of served(named).filter(({ hasBody }) => hasBody)) {
    const send = async (payload: string, type = 'application/json') => {
      const headers = { cookie, host: 'stepwise.test', origin: 'http://stepwise.test', 'content-type': type }
      const { statusCode, body } = await api.app.inject({ method, url: `/api${url}`, headers, payload })
      expect(JSON.parse(body), name).toEqual({ errors: expect.any(Object), msg: expect.any(String) })
      return statusCode
    }
    expect(await send('{"user":'), name).toBe(400)
    expect(await send('{"__proto__":{"admin":true}}'), name).toBe(400)
    // The contact form may be sent without scripts (docs/product/public-pages.md#contact-without-scripts).
    if (name !== 'POST /contact/guest_message') {
      expect(await send('a=b', 'application/x-www-form-urlencoded'), name).toBe(415)
    }
    expect(await send('[]'), name).toBe(422)
    // A call without a body toggles a favourite; a revision is restored without a reason, and an
    // account linked without a word about the computer.
    if (/\/(toggle_favourite|restoration|institutions\/link)$/.test(name)) continue
    expect(await send('null'), name).toBe(422)
    expect(await send(''), name).toBe(422)
  }
})

test('a call without a body may still name a content type', async () => {
  const { cookie } = await api.newPerson()
  const headers = { cookie, host: 'stepwise.test', origin: 'http://stepwise.test', 'content-type': 'application/json' }
  const { statusCode } = await api.app.inject({ method: 'POST', url: '/api/auth/authorize', headers })
  expect(statusCode).toBe(200)
})

test.each(['/nope', '/flows/../../etc/passwd', '/%zz', '//', '/users/'])('%s is a 404', async (url) => {
  const { status, body } = await api.visitor('GET', url)
  expect([400, 404]).toContain(status)
  expect(body).toEqual({ errors: {}, msg: expect.any(String) })
})

test('text that PostgreSQL cannot store is rejected with a message', async () => {
  const answer = await api.visitor('POST', '/auth/sign_in', { user: { email: 'a\u0000@b.test', password: 'x' } })
  expect(answer).toMatchObject({ status: 422, body: { msg: 'A text has a character that cannot be stored.' } })
})

test('a 500 says nothing of its cause', async () => {
  const { call, id } = await api.newPerson()
  // A setting that the contract does not know makes the answer fail the check of what goes out.
  await api.context.db.insertInto('accessability_settings').values({ user_id: id, font_size: 99 }).execute()
  const { status, body } = await call('POST', '/auth/authorize')
  const words = /^Something went wrong on our side\. If you write to us, please mention [0-9a-f-]{36}\.$/
  expect([status, body]).toEqual([500, { errors: {}, msg: expect.stringMatching(words) }])
})

test('OpenAPI describes every call', async () => {
  const { body } = await api.visitor('GET', '/docs/json')
  const described = Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
  )
  for (const { name } of served(named)) expect(described).toContain(name.replace(/:(\w+)/g, '{$1}'))
})

test('the page of the documentation works under a strict policy', async () => {
  const { status, body, headers } = await api.visitor('GET', '/docs')
  expect(status).toBe(200)
  expect(headers['content-security-policy']).toMatch(/^default-src 'self';/)
  expect(body).toContain('src="/api/docs/static/swagger-initializer.js"')
  expect(body).not.toMatch(/<script(?![^>]*src=)|<style|\son\w+=/)
})
