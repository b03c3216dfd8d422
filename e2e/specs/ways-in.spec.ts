// docs/product/ways-in.md, docs/product/accounts.md

import type { Page } from 'playwright/test'
import { expectAccessible, expectUsable } from '../support/accessibility.ts'
import { chooseByKeyboard, fillByKeyboard, pressByKeyboard } from '../support/keyboard.ts'
import { signInLinkInMail } from '../support/mail.ts'
import { accountMenu, button, clickButton, expectHeadingFocused, heading, problemSummary } from '../support/page.ts'
import { addAuthenticator, addPasskey } from '../support/passkey.ts'
import { openSignIn, signInAgainDialog, signOutByMenu } from '../support/sign-in.ts'
import { fillField } from '../support/sign-up.ts'
import { expect, test } from '../support/test.ts'

test.slow()
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Loaded when someone wants to use a passkey. */
const passkeyCode = /\/passkeys\.\w+\.js/

/** Writes a message, and sends it when the session has ended. */
async function sendAfterSession(page: Page) {
  await page.goto('/support')
  await clickButton(page, 'Send us a message')
  await page.getByLabel('Your message').fill('Written before the session ended.')
  await page.context().clearCookies()
  await clickButton(page, 'Send')
  await expect(signInAgainDialog(page)).toBeVisible()
}

/** The person has signed in again, and the message has been sent. */
async function expectSent(page: Page) {
  await expect(signInAgainDialog(page)).toHaveCount(0)
  await expect(page.getByText('One of our team will email you shortly.').first()).toBeVisible()
}

test('a passkey signs in by keyboard alone, also over a page whose session has ended', { tag: '@core' }, async ({
  page,
  signIn,
  noise,
}) => {
  noise.allow(/status of 401 .*\/api\/|ERR_FAILED .*\/passkeys\./)
  await signIn('student')
  const device = await addAuthenticator(page)
  await addPasskey(page, 'My laptop')
  await expectUsable(page)
  await signOutByMenu(page)
  await expect(page).toHaveURL('/')

  await openSignIn(page)
  const passkey = button(page, 'Sign in with a passkey')
  await expect(page.getByRole('heading', { level: 2, name: 'Other ways to sign in' })).toBeVisible()
  await test.step('while the code for it cannot be loaded, an alert says so', async () => {
    await page.route(passkeyCode, (route) => route.abort())
    await chooseByKeyboard(page, passkey)
    await expect(page.getByRole('alert')).toHaveText(/^Part of this page did not load\./)
    await expect(passkey).toBeFocused()
    await page.unroute(passkeyCode)
  })
  await test.step('a person who is not recognised gets a quiet message and stays at the button', async () => {
    await device.recognise(false)
    await passkey.press('Enter')
    await expect(page.getByText('You closed the passkey window. Nothing was changed.').first()).toBeVisible()
    await expect(passkey).toBeFocused()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expectUsable(page)
  })
  await test.step('a person who is recognised is signed in', async () => {
    await device.recognise(true)
    await passkey.press('Enter')
    await expect(page).toHaveURL('/dashboard/learn')
    await expect(heading(page)).toBeFocused()
  })
  await test.step('when the session has ended it signs in again in place', async () => {
    await sendAfterSession(page)
    await expectAccessible(page)
    await chooseByKeyboard(page, signInAgainDialog(page).getByRole('button', { name: 'Sign in with a passkey' }))
    await expectSent(page)
  })
})

test('a mailed link signs in in any browser, once', { tag: '@core' }, async ({
  page,
  browser,
  baseURL,
  emailOf,
  noise,
}) => {
  noise.allow(/status of 422 .*\/api\/auth\/sign_in_links/)
  const email = await emailOf('student')
  await openSignIn(page)
  await fillByKeyboard(page, 'Email address', email)
  await pressByKeyboard(page, 'link', 'Email me a link')
  await expectHeadingFocused(page, 'Sign in with a link')
  await expect(page).toHaveURL('/auth/sign-in-link')
  await expect(page.getByLabel('Email address')).toHaveValue(email)
  await test.step('a text that cannot be an address is refused in words', async () => {
    await fillField(page, 'Email address', 'robin')
    await pressByKeyboard(page, 'button', 'Send me a link')
    await expect(problemSummary(page)).toBeFocused()
    await expect(problemSummary(page).getByRole('listitem')).toHaveText(['Invalid email address'])
    await expectAccessible(page)
    await fillField(page, 'Email address', `${'a'.repeat(320)}@example.test`)
    await pressByKeyboard(page, 'button', 'Send me a link')
    await expect(problemSummary(page).getByRole('listitem')).toHaveText([
      'Email address: This must have at most 320 characters.',
    ])
    await fillField(page, 'Email address', email)
  })
  await pressByKeyboard(page, 'button', 'Send me a link')
  await expectHeadingFocused(page, 'Check your email')
  await expect(page.getByText(/^If .* has an account, we have sent an email with a link to sign in\./)).toBeVisible()
  const earlier = await signInLinkInMail(page, email)
  await pressByKeyboard(page, 'button', 'Send another link')
  await expect(page.getByText('another email is on its way.').first()).toBeVisible()
  await expect(button(page, 'Send another link')).toBeFocused()
  await expectUsable(page)

  // The newer one ends the earlier one.
  await expect.poll(() => signInLinkInMail(page, email)).not.toBe(earlier)
  const link = await signInLinkInMail(page, email)
  const elsewhere = await browser.newContext({ baseURL: String(baseURL), locale: 'en-GB' })
  const other = await elsewhere.newPage()
  await test.step('an earlier link is refused', async () => {
    await other.goto(earlier)
    await pressByKeyboard(other, 'button', 'Sign in')
    await expect(problemSummary(other)).toContainText('This link has expired. Please ask for a new one.')
  })
  await test.step('in another browser it signs in when the button is pressed', async () => {
    await other.goto(link)
    await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
    await expectUsable(other)
    await pressByKeyboard(other, 'button', 'Sign in')
    await expect(other).toHaveURL('/dashboard/learn')
    await expect(accountMenu(other)).toBeVisible()
  })
  await test.step('opened again there it leads on', async () => {
    await other.goto(link)
    await expect(other.getByText(/^You are signed in as /)).toBeVisible()
    await expectUsable(other)
    await pressByKeyboard(other, 'button', 'Sign in')
    await expect(problemSummary(other)).toContainText('This link has been used already.')
    await pressByKeyboard(other, 'link', await signedInName(other))
    await expect(other).toHaveURL('/dashboard/learn')
  })
  await elsewhere.close()
  await test.step('opened by a visitor it leads to another link', async () => {
    await page.goto(link)
    await pressByKeyboard(page, 'button', 'Sign in')
    await expect(problemSummary(page)).toBeFocused()
    await expect(problemSummary(page)).toContainText('This link has been used already. Please ask for a new one.')
    await expect(page).toHaveTitle(/^Error: Sign in with your link/)
    await expectUsable(page)
    await pressByKeyboard(page, 'link', 'Send me another link')
    await expectHeadingFocused(page, 'Sign in with a link')
  })
})

const signedInName = async (page: Page) =>
  String(await page.getByRole('link', { name: /^Stay signed in as / }).textContent())
