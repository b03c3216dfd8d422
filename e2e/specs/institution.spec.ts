// docs/product/ways-in.md, docs/product/accounts.md

import type { Page } from 'playwright/test'
import { expectUsable } from '../support/accessibility.ts'
import { homeOf } from '../support/accounts.ts'
import { openInstitution } from '../support/identity-provider.ts'
import { fillByKeyboard, pressByKeyboard } from '../support/keyboard.ts'
import { onboardByKeyboard } from '../support/onboarding.ts'
import { heading } from '../support/page.ts'
import { openSignIn, signOutByKeyboard } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const continueName = 'Continue with Kelda University'

/** Says who one is on the institution's own page. */
async function signInThere(page: Page, name: string) {
  await expect(heading(page)).toHaveText('Kelda University')
  await fillByKeyboard(page, 'User name', name)
  await page.keyboard.press('Enter')
}

async function takeOffer(page: Page, email: string) {
  await openSignIn(page)
  await fillByKeyboard(page, 'Email address', email)
  await expect(page.getByRole('link', { name: continueName })).toBeVisible()
}

test('someone signs in at their institution, comes to onboarding, signs out at both ends, and is asked before another account is linked', {
  tag: ['@core', '@pro'],
}, async ({ page, edition, baseURL, endWithTest }) => {
  // A domain of this try of the test: its people have accounts afterwards.
  const domain = `journey-${Date.now()}.kelda.example`
  const { idp, close } = await openInstitution(edition, String(baseURL), domain)
  endWithTest(close)
  const email = `robin@${domain}`
  const claims = { email, email_verified: true, given_name: 'Robin', family_name: 'Price' }
  idp.people.set('robin', claims).set('robin-again', claims)

  await test.step('the sign-in page offers it once the address is typed', async () => {
    await takeOffer(page, email)
    await pressByKeyboard(page, 'link', continueName)
    await signInThere(page, 'robin')
  })

  await test.step('a first sign-in makes the account', async () => {
    await onboardByKeyboard(page, edition)
    await expect(page).toHaveURL(homeOf[edition])
  })

  await test.step('signing out leads over the institution to the landing page', async () => {
    await signOutByKeyboard(page)
    await expect(heading(page)).toHaveText('Kelda University')
    await pressByKeyboard(page, 'button', 'Sign out of Kelda University')
    await expect(page).toHaveURL('/')
    await page.goto(homeOf[edition])
    await expect(page).toHaveURL('/auth/sign-in')
  })

  await test.step('the next time they are asked there again, and come to the page that they wanted', async () => {
    await page.goto('/dashboard/reflect')
    await expect(page).toHaveURL('/auth/sign-in')
    await fillByKeyboard(page, 'Email address', email)
    await expect(page.getByRole('link', { name: continueName })).toBeVisible()
    await pressByKeyboard(page, 'link', continueName)
    await signInThere(page, 'robin')
    await expect(page).toHaveURL('/dashboard/reflect')
  })

  await test.step('a person with an account is asked before it is linked', async () => {
    await signOutByKeyboard(page)
    await pressByKeyboard(page, 'button', 'Sign out of Kelda University')
    await expect(page).toHaveURL('/')

    // To the institution they are someone else now, with the same address.
    idp.visitor = 'robin-again'
    await takeOffer(page, email)
    await pressByKeyboard(page, 'link', continueName)
    await expect(page).toHaveURL('/auth/institution/link')
    await expect(heading(page)).toHaveText('Sign in with Kelda University?')
    await expect(page.getByRole('paragraph').filter({ hasText: 'You already have a Stepwise' })).toContainText(email)
    await expectUsable(page)
    await pressByKeyboard(page, 'button', 'Yes, link them')
    await expect(heading(page)).toHaveText(/^Hi Robin, /)
  })
})
