import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, inject, onTestFinished, test } from 'vitest'
import { startMailServer } from '../../../../test/support/mail-server.ts'
import { messageOf, queueMessage } from '../../../../test/support/queue-message.ts'
import { addInstitutions, memberForm, resetForm } from '../../../../test/support/sign-ups.ts'
import { begin, useTestApi } from '../../../../test/support/test-api.ts'
import { openDatabase } from '../../../database/database.ts'
import { createMail } from '../../../mail/mail.ts'
import { mailSoon, sendDueMails, startMailing } from './mailing.ts'
import { mailQueueState, takeDueMail } from './mails.repository.ts'

const api = useTestApi()
const isEmbedded = inject('template').engine === 'embedded'

beforeEach(async () => {
  api.setTime()
  await addInstitutions(api)
  await api.context.db.deleteFrom('mails').execute()
})
afterEach(() => {
  api.context.mail = createMail(api.context.settings)
})

const advance = (minutes: number) => api.advance(minutes * 60_000)
const queue = (words: string) => queueMessage(api, words)
const rows = () => api.context.db.selectFrom('mails').selectAll().orderBy('created_at').execute()
const subjects = (received: { source: string }[]) =>
  received.map(({ source }) => /^Subject: (.*)$/m.exec(source)?.[1] ?? '')

/** Mail through this server; the connections are closed with the test. */
function mailBy(mailUrl: string) {
  const mail = createMail({ ...api.context.settings, mailUrl, publicOrigin: 'https://stepwise.test' })
  onTestFinished(() => mail.close())
  return mail
}
const run = (mail: ReturnType<typeof mailBy>, db = api.context.db) =>
  sendDueMails({ ...api.context, db, mail }, api.app.log)
const portOf = (url: string) => Number(new URL(url).port)

test('while the mail server is down mails wait, longer each time; when it is up all arrive, each once', async () => {
  const server = await startMailServer()
  await server.stop()
  const mail = mailBy(server.url)
  await queue('Are you there?')
  const waits: number[] = []
  for (let attempt = 1; attempt <= 9; attempt++) {
    await run(mail)
    const [row] = await rows()
    expect(row).toMatchObject({ attempts: attempt, sent_at: null, given_up_at: null, last_failure: 'ESOCKET' })
    const wait = ((row?.next_attempt_at.getTime() ?? 0) - api.clock.now.getTime()) / 60_000
    waits.push(wait)
    await run(mail)
    advance(wait)
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60, 60])

  const words = Array.from({ length: 20 }, (_, at) => `Mail ${at}`)
  for (const one of words) await queue(one)
  const again = await startMailServer({ port: portOf(server.url) })
  await run(mail)
  expect(subjects(again.received).sort()).toEqual(['Are you there?', ...words].sort())
  advance(24 * 60)
  await run(mail)
  expect(again.received).toHaveLength(21)
})

test('an email that was sent is recorded, without what it said', async () => {
  const server = await startMailServer()
  await queue('A secret')
  await run(mailBy(server.url))
  const [row] = await rows()
  expect(row).toMatchObject({ kind: 'message', recipient: 'help@uni.test', attempts: 1, message: null, sent_at: begin })
  expect(JSON.stringify(row)).not.toContain('A secret')
})

test('a process that is killed after handing an email over leads to a second mail with the same id, never to none', async () => {
  const server = await startMailServer()
  const mail = mailBy(server.url)
  await queue('Do not lose me.')
  const taken = await takeDueMail(api.context.db, api.clock.now)
  await mail.send(taken?.message ?? messageOf('nothing'))
  advance(4.9)
  await run(mail)
  expect(server.received).toHaveLength(1)
  advance(0.1)
  await run(mail)
  expect(subjects(server.received)).toEqual(['Do not lose me.', 'Do not lose me.'])
  expect(server.received[0]?.messageId).toBe(`<${taken?.id}@stepwise.test>`)
  expect(server.received[1]?.messageId).toBe(server.received[0]?.messageId)
})

test('several processes at once send each mail once', async () => {
  const server = await startMailServer()
  const words = Array.from({ length: 24 }, (_, at) => `Mail ${at}`)
  for (const one of words) await queue(one)
  // One process alone may have the embedded database.
  const other = isEmbedded ? undefined : await openDatabase(api.context.settings)
  const mails = [mailBy(server.url), mailBy(server.url)] as const
  await Promise.all([run(mails[0]), run(mails[1], other?.db), run(mails[0]), run(mails[1], other?.db)])
  await other?.close()
  expect(subjects(server.received).sort()).toEqual(words.sort())
})

test('an address that is refused for good is given up at once, and the others are sent', async () => {
  const server = await startMailServer()
  server.refuseWith({ code: 550, words: '5.1.1 no one here' })
  await queue('To no one')
  await run(mailBy(server.url))
  expect(await rows()).toMatchObject([
    { given_up_at: begin, is_address_refused: true, last_failure: 'EENVELOPE 550', attempts: 1 },
  ])
  // A server that passes nothing on for us refuses every address: an operator can change that.
  server.refuseWith({ code: 550, words: '5.7.1 relaying denied' })
  advance(1)
  await queue('To someone')
  await run(mailBy(server.url))
  expect((await rows())[1]).toMatchObject({ given_up_at: null, is_address_refused: false })
  server.refuseWith(undefined)
  advance(1)
  await run(mailBy(server.url))
  expect(subjects(server.received)).toEqual(['To someone'])
})

test('after three days an email is given up; operators see it, and what it said is kept', async () => {
  const mail = mailBy('smtp://127.0.0.1:1')
  await queue('Three days')
  advance(3 * 24 * 60 - 1)
  await run(mail)
  const state = () => mailQueueState(api.context.db, api.clock.now)
  expect(await state()).toEqual({ waiting: 1, oldestSeconds: 3 * 24 * 60 * 60 - 60, givenUp: 0 })
  advance(1)
  await run(mail)
  expect(await rows()).toMatchObject([{ given_up_at: api.clock.now, message: { subject: 'Three days' } }])
  expect(await state()).toEqual({ waiting: 0, oldestSeconds: 0, givenUp: 1 })
})

test('a mail server that hangs delays no call', async () => {
  const server = await startMailServer({ isHanging: true })
  api.context.mail = mailBy(server.url)
  const person = await api.newPerson()
  const calls = [
    () => api.visitor('POST', '/auth/sign_up', memberForm()),
    () => api.visitor('POST', '/auth/sign_up', memberForm({ email: person.email.replace('stepwise', 'uni') })),
    () => api.visitor('POST', '/auth/reset_password', { user: { email: person.email } }),
    () => person.call('POST', '/users/settings/contact', { message: 'Hello' }),
  ]
  for (const call of [...calls, ...calls]) {
    expect((await call()).status).toBe(200)
    let isIdle = false
    void api.context.background.idle().then(() => {
      isIdle = true
    })
    await new Promise(setImmediate)
    expect(isIdle, 'the mail is still being sent when the call has its answer').toBe(false)
  }
  expect((await rows()).every(({ sent_at }) => sent_at === null)).toBe(true)
  // The connections end, so that what hangs does.
  await server.stop()
  await api.context.background.idle()
  expect((await rows()).some(({ last_failure }) => last_failure !== null)).toBe(true)
})

test('no secret is in the queue, and the time of a link begins when its mail leaves', async () => {
  const server = await startMailServer()
  await server.stop()
  api.context.mail = mailBy(server.url)
  const person = await api.newPerson()
  await api.visitor('POST', '/auth/reset_password', { user: { email: person.email } })
  await api.context.background.idle()
  expect(JSON.stringify(await rows())).toContain('/auth/reset_password"')
  const again = await startMailServer({ port: portOf(server.url) })
  advance(120)
  await run(api.context.mail)
  const source = again.received[0]?.source.replaceAll('=\n', '') ?? ''
  const token = /reset_password\/([\w-]{43})/.exec(source)?.[1]
  expect((await api.visitor('PUT', '/auth/reset_password', resetForm(token ?? ''))).status).toBe(200)
})

test('a person whose address is refused sees so when they ask for another mail', async () => {
  const server = await startMailServer()
  server.refuseWith({ code: 550, words: '5.1.1 no one here' })
  api.context.mail = mailBy(server.url)
  const owner = await api.newPerson({ email: `moved-${randomUUID()}@uni.test` })
  const errors = { email: ['Our email to this address was refused. Please check it.'] }
  const askAgain = (email: string) => api.visitor('POST', '/auth/confirmations', { email })
  // With a new address and with one that has an account alike.
  for (const email of [memberForm().user.email, owner.email]) {
    expect((await api.visitor('POST', '/auth/sign_up', memberForm({ email }))).status).toBe(200)
    await api.context.background.idle()
    expect(await askAgain(email)).toMatchObject({ status: 422, body: { errors } })
  }
  expect((await askAgain('nobody@uni.test')).status).toBe(200)
  advance(61)
  expect((await askAgain(owner.email)).status).toBe(200)
  await api.context.background.idle()
})

test('a server that starts sends what waits', async () => {
  const server = await startMailServer()
  await queue('Since yesterday')
  const stop = startMailing({ ...api.context, mail: mailBy(server.url) }, api.app.log)
  await api.context.background.idle()
  stop()
  expect(subjects(server.received)).toEqual(['Since yesterday'])
})

test('an email that is queued while others are being sent is sent, too', async () => {
  const server = await startMailServer()
  const context = { ...api.context, mail: mailBy(server.url) }
  const words = ['One', 'Two', 'Three']
  for (const one of words) {
    await queue(one)
    mailSoon(context, api.app.log)
  }
  await api.context.background.idle()
  expect(subjects(server.received).sort()).toEqual(words.sort())
})

test('messages that the version before has not mailed are mailed once; one that it is mailing is left to it', async () => {
  const server = await startMailServer()
  const { db } = api.context
  await db.deleteFrom('messages').execute()
  const message = (digest: string, next_attempt_at: Date) => ({
    ...{ kind: 'guest' as const, user_id: null, name: digest, email: 'ada@uni.test', message: 'Hello', digest },
    ...{ received_at: begin, next_attempt_at },
  })
  const inTenMinutes = new Date(begin.getTime() + 600_000)
  const messages = [message('Ada', begin), message('Bert', inTenMinutes)]
  await db.insertInto('messages').values(messages).execute()
  const context = { ...api.context, mail: mailBy(server.url) }
  for (let round = 0; round < 2; round++) {
    startMailing(context, api.app.log)()
    await api.context.background.idle()
  }
  expect(subjects(server.received)).toEqual(['A message from the contact form from Ada'])
  const kept = await db.selectFrom('messages').select(['id', 'name', 'mailed_at']).orderBy('name').execute()
  expect(kept).toMatchObject([{ mailed_at: begin }, { mailed_at: null }])
  expect(server.received[0]?.messageId).toBe(`<${kept[0]?.id}@stepwise.test>`)
})

test('nothing waits for the time that the clock said before it was set back', async () => {
  const server = await startMailServer()
  advance(7 * 24 * 60)
  await queue('From next week')
  api.clock.now = begin
  await run(mailBy(server.url))
  expect(subjects(server.received)).toEqual(['From next week'])
})

test('without a mail server mails wait in their table', async () => {
  await queue('Patience')
  const { settings } = api.context
  await run(createMail({ ...settings, isProduction: true, mailUrl: undefined }))
  expect(await rows()).toMatchObject([{ attempts: 0, sent_at: null }])
})
