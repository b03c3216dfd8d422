import { expect, test } from 'vitest'
import { adminOf } from '../../../test/support/admin.ts'
import { useTestApi } from '../../../test/support/test-api.ts'
import { queueMail } from '../../modules/mails/mails.repository.ts'
import { verbs } from '../verbs.ts'

const api = useTestApi()

test('all is well in development; in production everything that is missing is said at once', async () => {
  const { run } = adminOf(api)
  const well = await run('check')
  expect(well.isWrong).toBe(false)
  expect(well.text).toMatch(/^ok +database: ok$/m)

  const { settings } = api.context
  api.context.settings = { ...settings, isProduction: true, contentFolder: '/nowhere' }
  const wrong = await run('check')
  api.context.settings = settings
  expect(wrong.isWrong).toBe(true)
  for (const what of ['MAIL_URL', 'SUPPORT_EMAIL', 'RELEASE_SECRET', 'content folder']) {
    expect(wrong.text).toMatch(new RegExp(`^missing +${what}: `, 'm'))
  }
})

test('mails that have waited for an hour are wrong', async () => {
  const { run } = adminOf(api)
  const message = { to: 'help@uni.test', subject: 'One', greeting: 'Hello,', before: [], after: [], signature: 'Us' }
  await queueMail(api.context.db, { kind: 'message', userId: null, message, now: api.clock.now })
  expect((await run('check')).isWrong).toBe(false)
  api.clock.now = new Date(api.clock.now.getTime() + 60 * 60 * 1000)
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
