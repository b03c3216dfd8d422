import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { domainsOf, isMailable } from './address.ts'
import { readDevMailbox } from './dev-mailbox.ts'
import { createMail, MailFailure } from './mail.ts'
import { confirmationMail, messageMail } from './templates.ts'

const settings = {
  isProduction: false,
  mailUrl: undefined,
  mailFrom: undefined,
  publicOrigin: undefined,
  devMailboxFolder: '',
}
const message = confirmationMail(
  { edition: 'study', email: 'zoë@uni.test', firstName: 'Zoë & Ana' },
  `https://stepwise.test/auth/confirmations/${'x'.repeat(43)}?a=1&b=2`,
)

/** A mail server that says yes to everything, or `rejection` to a recipient; resolves with what it received. */
async function mailServer(rejection?: string) {
  const received: string[] = []
  const server = createServer((socket) => {
    let isData = false
    socket.write('220 test\r\n')
    socket.on('data', (chunk) => {
      for (const line of chunk.toString().split('\r\n')) {
        if (line === '') continue
        received.push(line)
        if (isData && line !== '.') continue
        if (line === 'DATA') socket.write('354 go on\r\n')
        else if (line.startsWith('EHLO')) socket.write('250-test\r\n250 SMTPUTF8\r\n')
        else if (rejection && line.startsWith('RCPT')) socket.write(`${rejection}\r\n`)
        else socket.write('250 fine\r\n')
        isData = line === 'DATA'
      }
    })
    socket.on('error', () => undefined)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close())
  const address = server.address()
  return { received, url: `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

const bySmtp = (mailUrl: string) => createMail({ ...settings, mailUrl, publicOrigin: 'https://stepwise.test' })

test('a mail goes to the mail server, from the product’s own address', async () => {
  const { received, url } = await mailServer()
  await bySmtp(url).send({ ...message, to: 'zoe@uni.test' })
  expect(received).toContain('MAIL FROM:<no-reply@stepwise.test>')
  expect(received).toContain('RCPT TO:<zoe@uni.test>')
  expect(received).toContain('Subject: Verify your email address for Stepwise')
})

test('a message of a visitor is answered to the visitor, is one mail however often it is sent, and writes no headers', async () => {
  const { received, url } = await mailServer()
  const attack = 'Hello\r\nBcc: all@uni.test'
  const written = {
    id: 'the-id',
    kind: 'guest',
    name: attack,
    email: 'ada@uni.test',
    message: attack,
    facts: '',
  } as const
  const mail = createMail({ ...settings, mailUrl: url, publicOrigin: 'https://stepwise.test' })
  await mail.send(messageMail('help@uni.test', 'study', written))
  const head = received.slice(
    received.indexOf('DATA'),
    received.findIndex((line) => line.includes('boundary=')),
  )
  expect(head).toContain('Reply-To: ada@uni.test')
  expect(head).toContain('Message-ID: <the-id@stepwise.test>')
  expect(head).toContain('Subject: A message through the contact form from Hello')
  expect(received.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<help@uni.test>'])
  expect(head.some((line) => line.startsWith('Bcc'))).toBe(false)
})

test('an address that the mail server rejects is told apart from a mail server that fails', async () => {
  const { url } = await mailServer('550 5.1.1 <zoe@uni.test> is nobody here')
  const failure = await bySmtp(url)
    .send({ ...message, to: 'zoe@uni.test' })
    .catch((error) => error)
  expect(failure).toBeInstanceOf(MailFailure)
  expect(failure.message).not.toContain('zoe')
  expect(failure.isAddressRejected).toBe(true)

  const relay = await mailServer('550 5.7.1 relaying denied')
  const denied = await bySmtp(relay.url)
    .send({ ...message, to: 'zoe@uni.test' })
    .catch((error) => error)
  expect([denied.codes, denied.isAddressRejected]).toEqual(['EENVELOPE 550', false])

  const unreachable = await bySmtp('smtp://127.0.0.1:1')
    .send(message)
    .catch((error) => error)
  expect(unreachable.message).toMatch(/^mail was not sent \(\w+\)$/)
  expect(unreachable.isAddressRejected).toBe(false)
})

test('production without a mail server sends nothing and says so', async () => {
  const mail = createMail({ ...settings, isProduction: true })
  expect(mail.kind).toBe('none')
  await expect(mail.send(message)).rejects.toThrow('MAIL_URL is not set')
})

test('mails in the development mailbox are complete and read as they were written', async () => {
  const devMailboxFolder = mkdtempSync(`${tmpdir()}/stepwise-dev-mailbox-`)
  onTestFinished(() => rmSync(devMailboxFolder, { recursive: true, force: true }))
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
  expect(domainsOf('a@cs.uni.test')).toEqual(['cs.uni.test', 'uni.test'])
  expect(domainsOf('a@uni')).toEqual([])
})
