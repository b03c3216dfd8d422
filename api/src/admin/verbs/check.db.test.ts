import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { expect, test } from 'vitest'
import { adminOf } from '../../../test/support/admin.ts'
import { queueMessage } from '../../../test/support/queue-message.ts'
import { useTestApi } from '../../../test/support/test-api.ts'
import { createMail } from '../../mail/mail.ts'
import { verbs } from '../verbs.ts'

const api = useTestApi()

test('all is well in development; in production everything that is missing is said at once', async () => {
  const { run } = adminOf(api)
  const well = await run('check')
  expect(well.isWrong).toBe(false)
  expect(well.text).toMatch(/^ok +database: ok$/m)
  expect(well.text).toMatch(/^ok +storage: ok$/m)
  expect(well.text).toMatch(/^ok +engine: (embedded|PostgreSQL) \d+/m)

  const { settings } = api.context
  api.context.settings = { ...settings, isProduction: true, contentFolder: '/nowhere' }
  const wrong = await run('check')
  api.context.settings = settings
  expect(wrong.isWrong).toBe(true)
  for (const what of ['MAIL_URL', 'SUPPORT_EMAIL', 'RELEASE_SECRET', 'content folder']) {
    expect(wrong.text).toMatch(new RegExp(`^missing +${what}: `, 'm'))
  }
})

test('a mail server that does not answer, or does not let us in, is wrong', async () => {
  const { run } = adminOf(api)
  const { mail, settings } = api.context
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    onAuth: ({ password }, _session, done) =>
      password === 'right' ? done(null, { user: 'ana' }) : done(new Error('Not you.')),
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const checkAt = async (mailUrl: string) => {
    api.context.mail = createMail({ ...settings, mailUrl })
    const { text, isWrong } = await run('check').finally(() => api.context.mail.close())
    return [isWrong, /^.*mail server: .*$/m.exec(text)?.[0]]
  }
  try {
    const [right, wrong] = [`smtp://ana:right@127.0.0.1:${port}`, `smtp://ana:wrong@127.0.0.1:${port}`]
    const well = 'ok       mail server: answers and lets us in; `mail test` sends an email'
    expect(await checkAt(right)).toEqual([false, well])
    expect(await checkAt(wrong)).toEqual([true, 'missing  mail server: refused our sign-in (EAUTH 535)'])
    await new Promise<void>((resolve) => server.close(resolve))
    const silent = expect.stringMatching(/^missing {2}mail server: refused our sign-in \(E\w+\)$/)
    expect(await checkAt(right)).toEqual([true, silent])
  } finally {
    api.context.mail = mail
  }
})

test('mails that have waited for an hour are wrong', async () => {
  const { run } = adminOf(api)
  await queueMessage(api, 'One')
  expect((await run('check')).isWrong).toBe(false)
  api.advance(60 * 60 * 1000)
  expect((await run('check')).text).toContain('missing  mails: 1 wait, the oldest for 60 minutes')
})

test('verbs that only read leave no trace, and every verb says what it does', async () => {
  const { run, audit } = adminOf(api)
  await run('check')
  await run('people find', { text: 'a' })
  expect(await audit()).toEqual([])
  await run('institutions add', { domain: 'a.test', name: 'A' })
  expect((await run('audit list')).text).toMatch(/^\S+ \S+ {2}ana {2}institutions add {2}\{.*"a.test".*\}$/)
  for (const { name, does, options } of verbs) {
    expect(does, name).not.toBe('')
    for (const [option, schema] of Object.entries(options.shape)) {
      expect((schema as { description?: string }).description, `${name} --${option}`).toBeTruthy()
    }
  }
})
