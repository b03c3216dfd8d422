import { expect, test } from 'vitest'
import { useTestApi } from '../../../../test/support/test-api.ts'
import { buildApp } from '../../../app.ts'

const api = useTestApi()
const typed = { full_name: 'Ada Price', email: 'ada@uni.test', message: 'Can we see a demo?', website: '' }
const own = { host: 'stepwise.test', origin: 'http://stepwise.test' }

/** Sends the form as a browser without scripts does. */
const submit = (change: Record<string, string> = {}, headers: Record<string, string> = own, app = api.app) =>
  post(new URLSearchParams({ ...typed, ...change }).toString(), headers, app)

async function post(payload: string, more: Record<string, string> = own, app = api.app) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded; charset=UTF-8', ...more }
  const answer = await app.inject({ method: 'POST', url: '/api/contact/guest_message', headers, payload })
  return { status: answer.statusCode, html: answer.body, headers: answer.headers }
}
const count = async () => (await api.context.db.selectFrom('messages').selectAll().execute()).length

test('a form that was sent leads to the landing page, which says so', async () => {
  const { status, headers } = await submit()
  expect([status, headers.location]).toEqual([303, '/#message-sent'])
  const [mail] = await api.mails()
  expect(mail?.text).toContain('Can we see a demo?')
  // The same again, and a bot's, get the usual answer.
  expect((await submit()).headers.location).toBe('/#message-sent')
  expect((await submit({ message: 'Buy', website: 'https://spam.test' })).status).toBe(303)
  expect(await count()).toBe(1)
})

test('errors come first and lead to their fields, and what was typed is still there', async () => {
  const { status, html, headers } = await submit({ full_name: '', email: 'ada@', message: '\n<b>"Hi" & bye</b>' })
  expect(status).toBe(422)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  const words = /^default-src 'none'; style-src 'sha256-[^']+'; .*form-action 'self'/
  expect(headers['content-security-policy']).toMatch(words)
  expect(html).toContain('<title>Error: Contact us – Stepwise</title>')
  const problems = ['<a href="#full_name">Enter your name</a>', '<a href="#email">Please enter a valid email</a>']
  for (const problem of problems) expect(html).toContain(problem)
  expect(html).toContain('id="email" name="email" autocomplete="email" required aria-invalid="true"')
  expect(html).toContain('aria-describedby="email-error" value="ada@"')
  expect(html).toContain('>\n\n&lt;b&gt;&quot;Hi&quot; &amp; bye&lt;/b&gt;</textarea>')
  expect(html).not.toContain('href="#message"')
})

test('more than 50,000 characters get an error at the field and stay in it, in any script', async () => {
  for (const character of ['x', '漢']) {
    const { status, html } = await submit({ message: character.repeat(50_000) })
    expect(status).toBe(422)
    expect(html).toContain('<a href="#message">Please keep your message to 5,000 characters.</a>')
    expect(html).toContain(character.repeat(50_000))
  }
})

test('a body larger than any form, and a file, are refused in words', async () => {
  const large = await submit({ message: 'x'.repeat(1_100_000) })
  expect([large.status, large.html]).toEqual([413, expect.stringContaining('<p>This is too large to send.</p>')])
  const upload = await submit({}, { ...own, 'content-type': 'multipart/form-data; boundary=x' })
  expect(upload.status).toBe(415)
  expect(upload.html).toContain('<p>You cannot send files with a message. Please send text.</p>')
})

test('a field sent twice, and a body that is not a form, are not our failure', async () => {
  const twice = 'email=a@b.test&email=c@d.test&full_name=Ada&message=Hi'
  for (const payload of [twice, '__proto__=x&constructor=y', '%', '', 'full_name=%00&email=a@b.test&message=Hi'])
    expect((await post(payload)).status, payload).toBe(422)
})

test('another site’s form is refused, and one that names no site while someone is signed in', async () => {
  const before = await count()
  const { cookie } = await api.newPerson()
  for (const headers of [{ origin: 'https://evil.test' }, { origin: 'null' }, { cookie }])
    expect((await submit({ message: 'Evil' }, { host: 'stepwise.test', ...headers })).status).toBe(403)
  expect(await count()).toBe(before)
})

test('too many messages get an error with the wait, and the text stays', async () => {
  const headers = { ...own, 'x-forwarded-for': '10.30.0.1' }
  const send = (at: number) => submit({ email: 'often@uni.test', message: `Message ${at}` }, headers)
  for (let at = 0; at < 10; at++) expect((await send(at)).status).toBe(303)
  const { status, html, headers: answered } = await send(10)
  expect([status, answered['retry-after']]).toEqual([429, '3600'])
  expect(html).toContain('<p>There have been too many messages. Please wait 60 minutes and try again.</p>')
  expect(html).toContain('Message 10</textarea>')
})

test('a failure of ours apologises and keeps the text', async () => {
  const db = api.context.db.withTables()
  db.insertInto = () => {
    throw new Error('down')
  }
  const app = await buildApp({ ...api.context, db })
  const { status, html } = await submit({}, own, app)
  await app.close()
  expect(status).toBe(500)
  expect(html).toContain('<p>Sorry, there was a problem sending your message. Please try again shortly.</p>')
  expect(html).toContain('Can we see a demo?</textarea>')
})
