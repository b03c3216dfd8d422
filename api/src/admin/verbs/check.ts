import { sql } from 'kysely'
import { z } from 'zod'
import { readContent } from '../../content/read-content.ts'
import { StartFailure } from '../../errors.ts'
import type { MailFailure } from '../../mail/mail.ts'
import { readinessChecks } from '../../modules/platform/health/readiness.ts'
import { mailQueueState } from '../../modules/platform/mails/mails.repository.ts'
import { type AdminContext, adminVerb } from '../verb.ts'

interface Finding {
  what: string
  isOk: boolean
  words: string
}

export const checkVerbs = [
  adminVerb({
    name: 'check',
    does: 'checks settings, database, content and emails, and lists everything that is missing',
    options: z.object({}),
    isChange: false,
    run: async (context) => {
      const findings = [
        ...checkSettings(context),
        ...(await checkDatabase(context)),
        checkContent(context),
        await checkMailServer(context),
        await checkMails(context),
      ]
      const lines = findings.map(({ what, isOk, words }) => `${isOk ? 'ok     ' : 'missing'}  ${what}: ${words}`)
      return { lines, data: findings, isWrong: findings.some(({ isOk }) => !isOk) }
    },
  }),
]

function checkSettings({ settings, mail }: AdminContext): Finding[] {
  const { edition, isProduction, publicOrigin, supportEmail, releaseSecret } = settings
  const needed = (what: string, value: string | undefined, why: string) => ({
    what,
    isOk: value !== undefined || !isProduction,
    words: value ?? why,
  })
  return [
    { what: 'mode', isOk: true, words: `${isProduction ? 'production' : 'development'}, edition ${edition}` },
    needed('PUBLIC_URL', publicOrigin, 'not set; links in emails begin with it'),
    needed('MAIL_URL', mail.kind === 'smtp' ? 'set' : undefined, 'not set; emails are not sent'),
    needed('SUPPORT_EMAIL', supportEmail, 'not set; messages go to the address of MAIL_FROM'),
    needed('RELEASE_SECRET', releaseSecret && 'set', 'not set'),
  ]
}

async function checkDatabase({ db, settings }: AdminContext): Promise<Finding[]> {
  const checks = await readinessChecks(db, { probesStorage: true })()
  const found = Object.entries(checks).map(([what, words]) => ({ what, isOk: words === 'ok', words }))
  const { rows } = await sql<{ version: string }>`select current_setting('server_version') as version`.execute(db)
  const kind = settings.databaseUrl ? 'PostgreSQL' : 'embedded'
  return [...found, { what: 'engine', isOk: true, words: `${kind} ${rows[0]?.version}` }]
}

function checkContent({ settings: { contentFolder } }: AdminContext): Finding {
  try {
    readContent(contentFolder)
    return { what: 'content folder', isOk: true, words: contentFolder }
  } catch (error) {
    if (!(error instanceof StartFailure)) throw error
    return { what: 'content folder', isOk: false, words: error.message }
  }
}

async function checkMailServer({ mail }: AdminContext): Promise<Finding> {
  const what = 'mail server'
  if (mail.kind !== 'smtp')
    return { what, isOk: true, words: mail.kind === 'dev-mailbox' ? 'the outbox folder' : 'none' }
  return mail.check().then(
    () => ({ what, isOk: true, words: 'answers and lets us in; `mail test` sends an email' }),
    ({ codes }: MailFailure) => ({ what, isOk: false, words: `refused our sign-in (${codes})` }),
  )
}

async function checkMails({ db, now }: AdminContext): Promise<Finding> {
  const { waiting, oldestSeconds, givenUp } = await mailQueueState(db, now())
  const words = `${waiting} wait, the oldest for ${Math.ceil(oldestSeconds / 60)} minutes; ${givenUp} were given up`
  // A mail server that is up has taken every mail long before.
  return { what: 'mails', isOk: oldestSeconds < 60 * 60, words }
}
