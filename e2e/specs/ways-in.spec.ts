// docs/product/ways-in.md, docs/product/accounts.md

import type { Page } from 'playwright/test'
import { expectAccessible, expectUsable } from '../support/accessibility.ts'
import { chooseByKeyboard, fillByKeyboard, pressByKeyboard } from '../support/keyboard.ts'
import { signInLinkInMail } from '../support/mail.ts'
import { accountMenu, button, clickButton, expectHeadingFocused, heading } from '../support/page.ts'
import { addAuthenticator, addPasskey } from '../support/passkey.ts'
import { openSignIn, signInAgainDialog, signOutByMenu } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

test.slow()
test.use({ contextOptions: { reducedMotion: 'reduce' } })

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
  noise.allow(/status of 401 .*\/api\//)
  await signIn('student')
  const device = await addAuthenticator(page)
  await addPasskey(page, 'My laptop')
  await expectUsable(page)
  await signOutByMenu(page)
  await expect(page).toHaveURL('/')

  await openSignIn(page)
  const passkey = button(page, 'Sign in with a passkey')
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

test('a mailed link signs in in another browser', { tag: '@core' }, async ({ page, browser, baseURL, emailOf }) => {
  const email = await emailOf('student')
  await openSignIn(page)
  await fillByKeyboard(page, 'Email address', email)
  await pressByKeyboard(page, 'link', 'Email me a link')
  await expectHeadingFocused(page, 'Sign in with a link')
  await pressByKeyboard(page, 'button', 'Send me a link')
  await expectHeadingFocused(page, 'Check your email')
  await expect(page.getByText(/^If .* has an account, we have sent an email with a link to sign in\./)).toBeVisible()
  const link = await signInLinkInMail(page, email)
  const elsewhere = await browser.newContext({ baseURL: String(baseURL), locale: 'en-GB' })
  const other = await elsewhere.newPage()
  await other.goto(link)
  await expect(other.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await expectUsable(other)
  await pressByKeyboard(other, 'button', 'Sign in')
  await expect(other).toHaveURL('/dashboard/learn')
  await expect(accountMenu(other)).toBeVisible()
  await elsewhere.close()
})
