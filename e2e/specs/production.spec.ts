// docs/operations/admin.md

import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edition } from '@stepwise/shared/contracts'
import type { Page } from 'playwright/test'
import { type Production, startProduction } from '../product/production.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { homeOf } from '../support/accounts.ts'
import { chooseByKeyboard, fillByKeyboard, pressByKeyboard } from '../support/keyboard.ts'
import { addBox, cardOf } from '../support/notes.ts'
import { onboardByKeyboard } from '../support/onboarding.ts'
import { button, heading } from '../support/page.ts'
import { newPassword, organisationLabel } from '../support/sign-up.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const step = stepAt('reading-research/find-and-judge-sources/search-well/choosing-search-words')
const learner = 'robin@example.test'
const editor = 'ed@kelda.example'
const unavailable = 'The service is not answering at the moment.'
const written = 'Written without a database'

// By keyboard alone: what an operator makes possible, and what people see when the database is away or a file is broken.
test('production: people come in, work while the database is away, and an editor sees which file is broken', {
  tag: '@alone',
}, async ({ page, edition, noise, endWithTest }) => {
  test.setTimeout(180_000)
  noise.allow(/status of (401|422|503)/)
  const production = await startProduction(edition)
  endWithTest(production.stop)
  const at = (path: string) => `${production.address}${path}`

  await test.step('a licence key of the operator opens an account', async () => {
    const made = ['licences', 'create', '--count', '1', '--organisation', 'Kelda', '--until', '2030-09-01']
    const [key = ''] = (await production.admin(...made)).match(/\b\d{10}\b/) ?? []
    await page.goto(at('/auth'))
    await activate(page, edition, key)
    await onboardByKeyboard(page, edition)
  })

  await test.step('a message waits in its dialog while the database is away, and reaches operators', async () => {
    await page.goto(at('/support'))
    await chooseByKeyboard(page, button(page, 'Send us a message'))
    const dialog = page.getByRole('dialog', { name: 'Send us a message' })
    await page.keyboard.type('The video stops.')
    await production.database.end('SIGINT')
    await chooseByKeyboard(page, dialog.getByRole('button', { name: 'Send', exact: true }))
    await expect(dialog.getByRole('alert')).toContainText(unavailable)
    await production.database.startAgain()
    await chooseByKeyboard(page, dialog.getByRole('button', { name: 'Send', exact: true }))
    await expect(dialog.getByText('One of our team will email you shortly.')).toBeVisible()
    await expect.poll(() => mailTo(production, 'desk@stepwise.example')).toContain('The video stops.')
    expect(await production.admin('messages', 'list', '--state', 'open')).toContain(learner)
  })

  await test.step('a note waits on the device, and the page comes when the database does', async () => {
    await page.goto(at(step))
    await expect(heading(page)).toBeVisible()
    await openNotes(page)
    await production.database.end('SIGINT')
    await page.keyboard.type(written)
    await page.keyboard.press('Enter')
    await expect(cardOf(page, written)).toContainText('Not saved yet')
    await expectAccessible(page)

    await page.goto(at(homeOf[edition]))
    await expect(heading(page)).toHaveText('Stepwise could not be reached')
    await expectAccessible(page)
    await production.database.startAgain()
    // By itself, or by the button when that is faster.
    await expect(page.getByRole('heading', { level: 1, name: /^Hi Robin, / })).toBeVisible({ timeout: 30_000 })
    await page.goto(at(step))
    await openNotes(page)
    await expect(cardOf(page, written)).not.toContainText('Not saved yet')
    expect(await production.query(`select content from notes`)).toEqual([{ content: written }])
  })

  await test.step('an editor comes by an email, and sees which file is broken', async () => {
    appendFileSync(join(production.contentDir, 'badges.yaml'), '\n- [broken\n')
    await production.restartApi()
    await page.context().clearCookies()
    await production.admin(...['people', 'add', editor, '--first-name', 'Ed', '--surname', 'Price'], ...asEditor)
    await expect.poll(() => mailTo(production, editor)).toContain('reset_password')
    await page.goto(/https?:\S+/.exec(mailTo(production, editor))?.[0] ?? '')
    await expect(heading(page)).toBeVisible()
    await fillByKeyboard(page, 'Create password', newPassword)
    await fillByKeyboard(page, 'Confirm password', newPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main').getByText('Your password has been changed.')).toBeVisible()

    await page.goto(at('/auth/sign-in'))
    await signIn(page, editor, newPassword)
    await expect(page.getByRole('heading', { level: 1, name: /^Hi Ed, / })).toBeVisible()
    await expectAccessible(page)
    await chooseByKeyboard(page, page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Content' }))
    const problems = page.getByRole('region', { name: '1 file cannot be used' })
    await expect(problems).toContainText(/badges\.yaml, line \d+: /)
    await expectAccessible(page)
  })
})

const asEditor = ['--role', 'content_manager']

const mailTo = ({ mails }: Production, recipient: string) => mails.find(({ to }) => to === recipient)?.words ?? ''

async function signIn(page: Page, email: string, password: string) {
  await expect(heading(page)).toHaveText('Sign in')
  await fillByKeyboard(page, 'Email address', email)
  await fillByKeyboard(page, 'Password', password)
  await page.keyboard.press('Enter')
}

async function activate(page: Page, edition: Edition, key: string) {
  await expect(heading(page)).toBeVisible()
  await pressByKeyboard(page, 'link', edition === 'study' ? 'Activate account' : 'Activate licence')
  await fillByKeyboard(page, 'Licence key', key)
  await fillByKeyboard(page, 'First name', 'Robin')
  await fillByKeyboard(page, 'Surname', 'Example')
  await fillByKeyboard(page, organisationLabel[edition], 'Example College')
  await pressByKeyboard(page, 'button', 'Next')
  await fillByKeyboard(page, 'Email address', learner)
  await fillByKeyboard(page, 'Confirm email address', learner)
  await fillByKeyboard(page, 'Create password', newPassword)
  await fillByKeyboard(page, 'Confirm password', newPassword)
  await page.keyboard.press('Enter')
}

async function openNotes(page: Page) {
  await expect(heading(page)).toBeVisible()
  await chooseByKeyboard(page, button(page, 'Add note'))
  await expect(addBox(page)).toBeFocused()
}
