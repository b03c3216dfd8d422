import { expect, test } from 'vitest'
import { callerOf, useStage } from '../../../test/support/stage.ts'
import { buildApp } from '../../app.ts'
import { createMail } from '../../mail/mail.ts'

const stage = useStage()

test('mails can be read as a page and as JSON, the newest first', async () => {
  const people = [await stage.newPerson(), await stage.newPerson()]
  for (const { email } of people) {
    await stage.visitor('POST', '/auth/reset_password', { user: { email } })
    await stage.mails()
  }
  const { body } = await stage.visitor('GET', '/dev/outbox')
  expect(body.mails.map((mail: { to: string }) => mail.to)).toEqual([people[1]?.email, people[0]?.email])
  const [link] = /http:\S+/.exec(body.mails[0].text) ?? []
  expect(link).toMatch(/^http:\/\/stepwise\.test\/auth\/reset_password\/[\w-]{43}$/)

  const page = await callerOf(stage.app, { accept: 'text/html' })('GET', '/dev/outbox')
  expect(page.body).toContain(`<a href="${link}">${link}</a>`)
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; base-uri/)
})

test('what people wrote is text on the page', async () => {
  const { email, id } = await stage.newPerson()
  await stage.context.db.updateTable('users').set({ first_name: 'Ada & Bert' }).where('id', '=', id).execute()
  await stage.visitor('POST', '/auth/reset_password', { user: { email } })
  await stage.mails()
  const { body } = await callerOf(stage.app, { accept: 'text/html' })('GET', '/dev/outbox')
  expect(body).toContain('Hello Ada &amp; Bert,')
})

test('there is no outbox in production or with a mail server', async () => {
  for (const changes of [
    { isProduction: true },
    { mailUrl: 'smtp://127.0.0.1:1', publicOrigin: 'https://stepwise.test' },
  ]) {
    const settings = { ...stage.context.settings, ...changes }
    const app = await buildApp({ ...stage.context, settings, mail: createMail(settings) })
    expect((await callerOf(app, {})('GET', '/dev/outbox')).status).toBe(404)
    await app.close()
  }
})
