import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startMailServer } from '../../test/support/mail-server.ts'
import { temporaryFolder } from '../../test/support/temporary-folder.ts'
import { isMailable, listDomains } from './address.ts'
import { readDevMailbox } from './dev-mailbox.ts'
import { createMail, MailFailure } from './mail.ts'
import { confirmationMail, messageMail } from './templates.ts'

const none = { mailUrl: undefined, mailFrom: undefined, publicOrigin: undefined }
const settings = { isProduction: false, ...none, devMailboxFolder: '' }
const message = confirmationMail(
  { edition: 'study', email: 'zoë@uni.test', firstName: 'Zoë & Ana' },
  `https://stepwise.test/auth/confirmations/${'x'.repeat(43)}?a=1&b=2`,
)

const bySmtp = (mailUrl: string) => createMail({ ...settings, mailUrl, publicOrigin: 'https://stepwise.test' })

test('an email goes to the mail server, from the product’s own address', async () => {
  const { received, url } = await startMailServer()
  await bySmtp(url).send({ ...message, to: 'zoe@uni.test' })
  const source = expect.stringContaining('\nSubject: Verify your email address for Stepwise\n')
  expect(received).toMatchObject([{ from: 'no-reply@stepwise.test', to: 'zoe@uni.test', source }])
})

test('a message of a visitor is answered to the visitor, is one mail however often it is sent, and writes no headers', async () => {
  const { received, url } = await startMailServer()
  const attack = 'Hello\r\nBcc: all@uni.test'
  const of = { id: 'the-id', kind: 'guest', email: 'ada@uni.test', facts: '' } as const
  await bySmtp(url).send(messageMail('help@uni.test', 'study', { ...of, name: attack, message: attack }))
  expect(received.map(({ to }) => to)).toEqual(['help@uni.test'])
  const head = received[0]?.source.split('\n\n')[0]?.split('\n')
  expect(head).toContain('Reply-To: ada@uni.test')
  expect(head).toContain('Message-ID: <the-id@stepwise.test>')
  expect(head).toContain('Subject: A message from the contact form from Hello')
  expect(head?.some((line) => line.startsWith('Bcc'))).toBe(false)
})

test('an address that the mail server rejects is not taken for a mail server that fails', async () => {
  const { url, refuseWith } = await startMailServer()
  const failureAt = (mailUrl: string) =>
    bySmtp(mailUrl)
      .send({ ...message, to: 'zoe@uni.test' })
      .catch((error) => error)
  refuseWith({ code: 550, words: '5.1.1 <zoe@uni.test> is no one here' })
  const failure = await failureAt(url)
  expect(failure).toBeInstanceOf(MailFailure)
  expect(failure.message).not.toContain('zoe')
  expect(failure.isAddressRejected).toBe(true)
  refuseWith({ code: 550, words: '5.7.1 relaying denied' })
  expect(await failureAt(url)).toMatchObject({ codes: 'EENVELOPE 550', isAddressRejected: false })
  const words = expect.stringMatching(/^mail was not sent \(\w+\)$/)
  expect(await failureAt('smtp://127.0.0.1:1')).toMatchObject({ message: words, isAddressRejected: false })
})

test('production without a mail server sends nothing and says so', async () => {
  const mail = createMail({ ...settings, isProduction: true })
  expect(mail.kind).toBe('none')
  await expect(mail.send(message)).rejects.toThrow('MAIL_URL is not set')
})

test('mails in the development mailbox are complete and read as they were written', async () => {
  const devMailboxFolder = temporaryFolder()
  expect(await readDevMailbox(`${devMailboxFolder}/none`)).toEqual([])
  await createMail({ ...settings, devMailboxFolder }).send(message)
  const [mail] = await readDevMailbox(devMailboxFolder)
  expect(mail).toMatchObject({ subject: message.subject })
  expect(mail?.text).toMatch(/^Hello Zoë & Ana,\n\n/)
  expect(mail?.text).toContain(`\n${message.link?.href}\n`)
  expect(readdirSync(devMailboxFolder).every((name) => name.endsWith('.eml'))).toBe(true)
})

test('an address that could be read as several is not mailable', () => {
  for (const good of ['a@b.test', "o'neil+x@uni.test", 'zoë@uni.test']) expect(isMailable(good), good).toBe(true)
  for (const bad of [
    'a,b@c.test',
    '<a@b.test>',
    '"a"@b.test',
    'a@b',
    'a\u0007@b.test',
    'a@b.test;c@d.test',
    'a@b,c.test',
  ])
    expect(isMailable(bad), bad).toBe(false)
  expect(listDomains('a@cs.uni.test')).toEqual(['cs.uni.test', 'uni.test'])
  expect(listDomains('a@uni')).toEqual([])
})
