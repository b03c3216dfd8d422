import { beforeEach, expect, test } from 'vitest'
import { adminOf } from '../../../test/support/admin.ts'
import { startMailServer } from '../../../test/support/mail-server.ts'
import { queueMessage } from '../../../test/support/queue-message.ts'
import { useTestApi } from '../../../test/support/test-api.ts'
import { createMail } from '../../mail/mail.ts'
import { sendDueMails } from '../../modules/platform/mails/mailing.ts'
import type { GivenOptions } from '../run-verb.ts'

const api = useTestApi()

beforeEach(async () => {
  api.setTime()
  await api.context.db.deleteFrom('mails').execute()
})

const withServer = (mailUrl: string) => ({ ...api.context.settings, mailUrl, publicOrigin: 'https://stepwise.test' })
const run = (name: string, given: GivenOptions = {}, mailUrl?: string) =>
  adminOf({ ...api, context: { ...api.context, settings: { ...api.context.settings, mailUrl } } }).run(name, given)
const sendBy = (mailUrl: string) => sendDueMails({ ...api.context, mail: createMail(withServer(mailUrl)) }, api.app.log)

test('operators see what waits and why, and what was given up is tried again', async () => {
  const words = 'There are no such emails.\n0 wait, the oldest for 0 minutes; 0 were given up.'
  expect((await run('mail list')).text).toBe(words)
  await queueMessage(api, 'One')
  await sendBy('smtp://127.0.0.1:1')
  const { text } = await run('mail list', { state: 'waiting' })
  expect(text).toMatch(/2026-03-10 12:00 +message +help@uni.test +1 +ESOCKET +waits until 2026-03-10 12:01/)
  expect(text).toContain('1 wait')

  api.advance(3 * 24 * 60 * 60_000)
  await sendBy('smtp://127.0.0.1:1')
  expect((await run('mail list', { state: 'waiting' })).text).toContain('There are no such emails.')
  expect((await run('mail list', { state: 'given-up' })).text).toContain('given up 2026-03-13 12:00')

  expect((await run('mail retry', { all: true })).text).toBe('1 will be tried again.')
  const server = await startMailServer()
  await sendBy(server.url)
  expect(server.received).toHaveLength(1)
  expect((await run('mail list', { state: 'sent' })).text).toContain('sent 2026-03-13 12:00')
  const [{ id }] = (await run('mail list')).data
  await expect(run('mail retry', { id })).rejects.toThrow(`No email with the id ${id} is waiting`)
  await expect(run('mail retry')).rejects.toThrow('Say which')
})

test('a test mail says what the mail server answered', async () => {
  const server = await startMailServer()
  const testTo = (to: string) => run('mail test', { to }, server.url)
  expect((await testTo('me@uni.test')).text).toBe('The email was accepted by the mail server.')
  const source = expect.stringContaining('A test email from Stepwise')
  expect(server.received).toMatchObject([{ to: 'me@uni.test', source }])
  server.refuseWith({ code: 550, words: '5.1.1 no one here' })
  await expect(testTo('me@uni.test')).rejects.toThrow('EENVELOPE 550')
  await expect(testTo('a@b.test,c@d.test')).rejects.toThrow('must be one address')
})
