import type pg from 'pg'
import { beforeEach, expect, test } from 'vitest'
import { startMailServer } from '../../../test/support/mail-server.ts'
import { useTestApi } from '../../../test/support/test-api.ts'
import { createMail } from '../../mail/mail.ts'
import { sendDueMails } from '../../modules/platform/mails/mailing.ts'
import { queueMail } from '../../modules/platform/mails/mails.repository.ts'
import { runVerb } from '../run-verb.ts'
import { verbs } from '../verbs.ts'

const api = useTestApi()
const begin = new Date('2026-03-10T12:00:00Z')

beforeEach(async () => {
  api.clock.now = begin
  await api.context.db.deleteFrom('mails').execute()
})

async function run(name: string, given: object = {}, mailUrl?: string) {
  const verb = verbs.find((one) => one.name === name)
  if (!verb) throw new Error(`There is no verb ${name}.`)
  const settings = { ...api.context.settings, mailUrl, publicOrigin: 'https://stepwise.test' }
  // None of these uses the pool.
  const context = { ...api.context, settings, pool: {} as pg.Pool, who: 'ana', report: () => undefined }
  const { lines, data } = await runVerb(context, verb, { ...given })
  return { text: lines.join('\n'), data }
}
const queue = (subject: string) =>
  queueMail(api.context.db, {
    kind: 'message',
    userId: null,
    message: { to: 'help@uni.test', subject, greeting: 'Hello,', before: [], after: [], signature: 'Us' },
    now: api.clock.now,
  })
const sendBy = (mailUrl: string) =>
  sendDueMails(
    { ...api.context, mail: createMail({ ...api.context.settings, mailUrl, publicOrigin: 'https://stepwise.test' }) },
    api.app.log,
  )

test('operators see what waits and why, and what was given up is tried again', async () => {
  expect((await run('mail list')).text).toBe(
    'There are no such mails.\n0 wait, the oldest for 0 minutes; 0 were given up.',
  )
  await queue('One')
  await sendBy('smtp://127.0.0.1:1')
  const { text } = await run('mail list', { state: 'waiting' })
  expect(text).toMatch(/2026-03-10 12:00 +message +help@uni.test +1 +ESOCKET +waits until 2026-03-10 12:01/)
  expect(text).toContain('1 wait')

  api.clock.now = new Date(begin.getTime() + 3 * 24 * 60 * 60_000)
  await sendBy('smtp://127.0.0.1:1')
  expect((await run('mail list', { state: 'waiting' })).text).toContain('There are no such mails.')
  expect((await run('mail list', { state: 'given-up' })).text).toContain('given up 2026-03-13 12:00')

  expect((await run('mail retry', { all: true })).text).toBe('1 will be tried again.')
  const server = await startMailServer()
  await sendBy(server.url)
  expect(server.received).toHaveLength(1)
  expect((await run('mail list', { state: 'sent' })).text).toContain('sent 2026-03-13 12:00')
  const { data } = await run('mail list')
  const [{ id }] = data as [{ id: string }]
  await expect(run('mail retry', { id })).rejects.toThrow(`No mail with the id ${id} waits`)
  await expect(run('mail retry')).rejects.toThrow('Say which')
})

test('a test mail says what the mail server answered', async () => {
  const server = await startMailServer()
  expect((await run('mail test', { to: 'me@uni.test' }, server.url)).text).toBe(
    'The mail was taken by the mail server.',
  )
  expect(server.received).toMatchObject([
    { to: 'me@uni.test', source: expect.stringContaining('A test mail of Stepwise') },
  ])
  server.refuseWith({ code: 550, words: '5.1.1 nobody here' })
  await expect(run('mail test', { to: 'me@uni.test' }, server.url)).rejects.toThrow('EENVELOPE 550')
  await expect(run('mail test', { to: 'a@b.test,c@d.test' }, server.url)).rejects.toThrow('must be one address')
})
