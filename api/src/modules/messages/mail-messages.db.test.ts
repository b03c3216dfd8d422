import { beforeEach, expect, inject, test } from 'vitest'
import { useTestApi } from '../../../test/support/test-api.ts'
import { openDatabase } from '../../database/database.ts'
import { createMail, MailFailure } from '../../mail/mail.ts'
import type { MailMessage } from '../../mail/message.ts'
import { mailMessages, startMailingMessages } from './mail-messages.ts'
import { keepMessage, takeDueMessage } from './messages.repository.ts'

const api = useTestApi()
const begin = new Date('2026-03-10T12:00:00Z')
const isEmbedded = inject('template').engine === 'embedded'

beforeEach(async () => {
  api.clock.now = begin
  await api.context.db.deleteFrom('messages').execute()
})

const advance = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * 60_000)
}
const keep = (message: string) =>
  keepMessage(api.context.db, {
    kind: 'guest',
    userId: null,
    name: 'Ada',
    email: 'ada@uni.test',
    message,
    facts: '',
    now: api.clock.now,
  })

/** A mail server that can be down, with what it has taken. */
function mailServer() {
  const sent: MailMessage[] = []
  const server = { isUp: true, sent, words: () => sent.map(({ before }) => before[1]) }
  const send = async (message: MailMessage) => {
    await new Promise((done) => setTimeout(done, 5))
    if (!server.isUp) throw new MailFailure({ code: 'ECONNREFUSED' })
    sent.push(message)
  }
  return { server, mail: { kind: 'smtp', send } as const }
}
const run = (mail: ReturnType<typeof mailServer>['mail'], db = api.context.db) =>
  mailMessages({ ...api.context, db, mail }, api.app.log)

test('a message waits while the mail server is down, longer each time, and goes when it is up', async () => {
  const { server, mail } = mailServer()
  server.isUp = false
  await keep('Are you there?')
  const waits: number[] = []
  for (let attempt = 1; attempt <= 9; attempt++) {
    await run(mail)
    const row = await api.context.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ attempts: attempt, mailed_at: null })
    const wait = (row.next_attempt_at.getTime() - api.clock.now.getTime()) / 60_000
    waits.push(wait)
    await run(mail)
    advance(wait)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])

  server.isUp = true
  await run(mail)
  expect(server.words()).toEqual(['Are you there?'])
  advance(24 * 60)
  await run(mail)
  expect(server.sent).toHaveLength(1)
})

test('with the first that fails the round ends, and the next goes on with the others', async () => {
  const { server, mail } = mailServer()
  for (const words of ['One', 'Two', 'Three']) {
    await keep(words)
    advance(0.1)
  }
  server.isUp = false
  await run(mail)
  server.isUp = true
  await run(mail)
  expect(server.words()).toEqual(['Two', 'Three'])
  advance(1)
  await run(mail)
  expect(server.words()).toEqual(['Two', 'Three', 'One'])
})

test('two servers at once mail each message once', async () => {
  const { server, mail } = mailServer()
  const words = Array.from({ length: 12 }, (_, at) => `Message ${at}`)
  for (const message of words) await keep(message)
  // One process alone may have the embedded database.
  const other = isEmbedded ? undefined : await openDatabase(api.context.settings)
  await Promise.all([run(mail), run(mail, other?.db), run(mail), run(mail, other?.db)])
  await other?.close()
  expect(server.words().sort()).toEqual(words.sort())
})

test('a message that a server took before it was killed is mailed by another, after the lease', async () => {
  const { server, mail } = mailServer()
  await keep('Do not lose me.')
  expect(await takeDueMessage(api.context.db, api.clock.now)).toMatchObject({ message: 'Do not lose me.' })
  advance(9.9)
  await run(mail)
  expect(server.sent).toEqual([])
  advance(0.1)
  await run(mail)
  expect(server.words()).toEqual(['Do not lose me.'])
})

test('a server that starts mails what waits', async () => {
  const { server, mail } = mailServer()
  await keep('Since yesterday')
  const stop = startMailingMessages({ ...api.context, mail }, api.app.log)
  await api.context.background.idle()
  stop()
  expect(server.words()).toEqual(['Since yesterday'])
})

test('when the clock was set back, nothing waits for the time that it said', async () => {
  const { server, mail } = mailServer()
  advance(7 * 24 * 60)
  await keep('From next week')
  api.clock.now = begin
  await run(mail)
  expect(server.words()).toEqual(['From next week'])
})

test('without a mail server messages wait in their table', async () => {
  await keep('Patience')
  const { settings } = api.context
  await mailMessages(
    { ...api.context, mail: createMail({ ...settings, isProduction: true, mailUrl: undefined }) },
    api.app.log,
  )
  const row = await api.context.db.selectFrom('messages').selectAll().executeTakeFirstOrThrow()
  expect(row).toMatchObject({ attempts: 0, mailed_at: null })
})

test('the mail goes to the address of the settings, answers go to the writer, and the same mail has the same id', async () => {
  const { server, mail } = mailServer()
  await keep('Hello')
  const settings = { ...api.context.settings, supportEmail: 'help@stepwise.test' }
  await mailMessages({ ...api.context, settings, mail }, api.app.log)
  const { id } = await api.context.db.selectFrom('messages').select('id').executeTakeFirstOrThrow()
  expect(server.sent).toMatchObject([{ to: 'help@stepwise.test', replyTo: 'ada@uni.test', id }])
})
