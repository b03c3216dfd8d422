// docs/product/routes-and-guards.md#guard-table

import { homeOf, learnerOf, productTitle } from '../support/accounts.ts'
import { heading, mainMenu } from '../support/page.ts'
import { signInByForm } from '../support/sign-in.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

test('a visitor is asked to sign in and comes to the page they requested; an unknown page is not found', {
  tag: '@core',
}, async ({ page, edition, emailOf, noise }) => {
  noise.allow(/status of 404 .*\/no\/such\/page$/)
  await test.step('an unknown path shows a visitor "Page not found"', async () => {
    expect((await page.goto('/no/such/page'))?.status()).toBe(404)
    await expect(page).toHaveURL('/not-found')
    await expect(heading(page)).toHaveText('Page not found')
    await expect(page).toHaveTitle(`Page not found - ${productTitle[edition]}`)
  })
  await test.step('a visitor who had to sign in comes to the page they requested', async () => {
    const requested = stepAt('lectures/get-ready/before-the-lecture/getting-ready-for-a-lecture')
    await page.goto(requested)
    await expect(page).toHaveURL('/auth/sign-in')
    await signInByForm(page, { email: await emailOf(learnerOf[edition]) })
    await expect(page).toHaveURL(requested)
    await expect(heading(page)).toBeFocused()
  })
})

test('a person without chosen software is sent to onboarding, one with it is sent home from pages of visitors and of the other edition', {
  tag: ['@core', '@core-pro'],
}, async ({ page, signIn, edition, noise }) => {
  noise.allow(/status of 404 .*\/(no\/such\/page|dashboard\/study-tools)$/)
  await test.step('a person who has not chosen software yet is sent to onboarding', async () => {
    await signIn('new')
    await page.goto(homeOf[edition])
    await expect(page).toHaveURL('/onboarding')
    await expect(heading(page)).toBeVisible()
  })
  await signIn(learnerOf[edition])
  await test.step('pages of visitors and an unknown path lead home', async () => {
    for (const path of ['/auth', '/no/such/page']) {
      await page.goto(path)
      await expect(page, path).toHaveURL(homeOf[edition])
      await expect(heading(page)).toBeVisible()
    }
  })
  await test.step('in pro study tools have no menu item, and their addresses lead home', async () => {
    await page.goto('/dashboard/study-tools')
    await expect(page).toHaveURL(edition === 'study' ? '/dashboard/study-tools' : homeOf.pro)
    const item = mainMenu(page).getByRole('link', { name: 'Study Tools' })
    await expect(item).toHaveCount(edition === 'study' ? 1 : 0)
  })
})
