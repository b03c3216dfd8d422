import { expect, test } from 'vitest'
import { callerOf, useTestApi } from '../../../../test/support/test-api.ts'
import { buildApp } from '../../../app.ts'
import { createMail } from '../../../mail/mail.ts'

const api = useTestApi()

test('mails can be read as a page and as JSON, the newest first', async () => {
  const people = [await api.newPerson(), await api.newPerson()]
  for (const { email } of people) {
    await api.visitor('POST', '/auth/reset_password', { user: { email } })
    await api.mails()
  }
  const { body } = await api.visitor('GET', '/dev/outbox')
  expect(body.mails.map((mail: { to: string }) => mail.to)).toEqual([people[1]?.email, people[0]?.email])
  const [link] = /http:\S+/.exec(body.mails[0].text) ?? []
  expect(link).toMatch(/^http:\/\/stepwise\.test\/auth\/reset_password\/[\w-]{43}$/)

  const page = await callerOf(api.app, { accept: 'text/html' })('GET', '/dev/outbox')
  expect(page.body).toContain(`<a href="${link}">${link}</a>`)
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri/)
})

test('the words of people are escaped on the page', async () => {
  const { email, id } = await api.newPerson()
  await api.context.db.updateTable('users').set({ first_name: 'Ada & Bert' }).where('id', '=', id).execute()
  await api.visitor('POST', '/auth/reset_password', { user: { email } })
  await api.mails()
  const { body } = await callerOf(api.app, { accept: 'text/html' })('GET', '/dev/outbox')
  expect(body).toContain('Hello Ada &amp; Bert,')
})

test('there is no development mailbox in production or with a mail server', async () => {
  for (const changes of [
    { isProduction: true },
    { mailUrl: 'smtp://127.0.0.1:1', publicOrigin: 'https://stepwise.test' },
  ]) {
    const settings = { ...api.context.settings, ...changes }
    const app = await buildApp({ ...api.context, settings, mail: createMail(settings) })
    expect((await callerOf(app, {})('GET', '/dev/outbox')).status).toBe(404)
    await app.close()
  }
})
