// docs/product/accounts.md
import type { Page } from 'playwright/test'
import { expect, test } from '../support/test.ts'

// A reload or the browser's Back loses nothing of a sign-up; passwords are kept nowhere.

test.slow()

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text)
const field = (page: Page, label: string) => expect(page.getByLabel(label, { exact: true }))
const atHeading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { level: 1, name })).toBeFocused()
const kept = (page: Page) => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))

test('a licence sign-up has two history steps that survive a reload, without the password', async ({
  page,
  edition,
}) => {
  // A phone on its side: the first step is longer than the window.
  await page.setViewportSize({ width: 667, height: 375 })
  await page.goto('/auth/dsa-licence')
  await expect(page).toHaveTitle(/^Dsa licence, step 1 of 2 - /)
  const organisation = edition === 'study' ? 'University' : 'Organisation'
  await fill(page, 'Licence key', '1000000001')
  await fill(page, 'First name', 'Robin')
  await page.reload()
  await field(page, 'First name').toHaveValue('Robin')
  await fill(page, 'Surname', 'Example')
  await fill(page, organisation, 'Example College')
  await press(page, 'Next')

  await atHeading(page, /^Activate your/)
  await expect(page.getByText('Step 2 of 2')).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(page).toHaveTitle(/^Dsa licence, step 2 of 2 - /)
  await fill(page, 'Email address', 'robin@example.test')
  await fill(page, 'Create password', 'purple tiger 42')
  await page.reload()
  await field(page, 'Email address').toHaveValue('robin@example.test')
  await field(page, 'Create password').toHaveValue('')
  expect(await kept(page)).not.toContain('purple')

  await page.goBack()
  await atHeading(page, /^Activate your/)
  await field(page, organisation).toHaveValue('Example College')
  await page.goForward()
  await field(page, 'Email address').toHaveValue('robin@example.test')

  await test.step('leaving the sign-up deletes it', async () => {
    await page.getByRole('banner').getByRole('link').press('Enter')
    await expect(page).toHaveURL('/')
    expect(await kept(page)).not.toContain('Robin')
  })
})

test('a member sign-up has three history steps that survive a reload, and Resend works after one', async ({
  page,
  edition,
  noise,
}) => {
  noise.allow(/status of 429 .*\/api\/auth\/confirmations$/)
  const [path, domain] =
    edition === 'study' ? ['inst-licence', 'uni.stepwise.test'] : ['site-licence', 'corp.stepwise.test']
  const email = `robin.${Date.now()}@${domain}`
  await page.goto(`/auth/${path}`)
  await fill(page, 'Institutional email address', email)
  await page.reload()
  await field(page, 'Institutional email address').toHaveValue(email)
  await press(page, 'Next')
  await atHeading(page, 'Your details')
  await fill(page, 'First name', 'Robin')
  await fill(page, 'Create password', 'purple tiger 42')
  await page.goBack()
  await atHeading(page, 'Create your account')
  await field(page, 'Institutional email address').toHaveValue(email)
  await page.goForward()
  await atHeading(page, 'Your details')
  await page.reload()
  await field(page, 'First name').toHaveValue('Robin')
  await field(page, 'Create password').toHaveValue('')
  expect(await kept(page)).not.toContain('purple')
  await fill(page, 'Surname', 'Example')
  await fill(page, 'Create password', 'purple tiger 42')
  await fill(page, 'Confirm password', 'purple tiger 42')
  await press(page, 'Create account')

  await atHeading(page, 'Verify your email')
  expect(await kept(page)).not.toContain('Robin')
  await page.reload()
  await expect(page.getByText(`We have sent an email to ${email}.`)).toBeVisible()
  const sent = page.getByRole('main').getByText(`We have sent another email to ${email}.`)
  await press(page, 'Resend')
  await expect(sent).toBeVisible()

  await test.step('a rejected Resend does not say that a mail was sent', async () => {
    const refused = { errors: {}, msg: 'Too many requests. Please wait a few minutes and try again.' }
    await page.route('**/api/auth/confirmations', (route) => route.fulfill({ status: 429, json: refused }))
    await press(page, 'Resend')
    await expect(page.getByRole('alert')).toContainText('Too many requests.')
    await expect(sent).toHaveCount(0)
  })
})
