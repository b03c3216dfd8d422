// docs/product/routes-and-guards.md#guard-table

import { homeOf, learnerOf, productTitle } from '../support/accounts.ts'
import { heading, mainMenu } from '../support/page.ts'
import { signInByForm } from '../support/sign-in.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

test('a visitor at a page of signed-in people is asked to sign in', { tag: '@core' }, async ({ page }) => {
  for (const path of ['/dashboard/learn', '/dashboard/software', '/favourites']) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/auth/sign-in')
    await expect(heading(page)).toHaveText('Sign in')
  }
})

test('a visitor who had to sign in comes to the page they requested', { tag: '@core' }, async ({
  page,
  edition,
  emailOf,
}) => {
  const requested = stepAt('lectures/get-ready/before-the-lecture/getting-ready-for-a-lecture')
  await page.goto(requested)
  await expect(page).toHaveURL('/auth/sign-in')
  await signInByForm(page, { email: await emailOf(learnerOf[edition]) })
  await expect(page).toHaveURL(requested)
  await expect(heading(page)).toBeFocused()
})

test('a signed-in person is sent home from pages of visitors, and from an unknown path', {
  tag: ['@core', '@core-pro'],
}, async ({ page, signIn, edition }) => {
  await signIn(learnerOf[edition])
  for (const path of ['/', '/auth', '/auth/sign-in', '/no/such/page']) {
    await page.goto(path)
    await expect(page, path).toHaveURL(homeOf[edition])
    await expect(heading(page)).toBeVisible()
  }
})

test('an unknown path shows a visitor "Page not found"', { tag: '@core' }, async ({ page, edition }) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL('/not-found')
  await expect(heading(page)).toHaveText('Page not found')
  await expect(page).toHaveTitle(`Page not found - ${productTitle[edition]}`)
})

test('a person who has not chosen software yet is sent to onboarding', { tag: ['@core', '@core-pro'] }, async ({
  page,
  signIn,
  edition,
}) => {
  await signIn('new')
  await page.goto(homeOf[edition])
  await expect(page).toHaveURL('/onboarding')
  await expect(heading(page)).toBeVisible()
})

test('an unknown step shows "Page not found" in every view', { tag: '@core' }, async ({
  page,
  signIn,
  edition,
  noise,
}) => {
  noise.allow(/status of 404 .*\/api\/flows\//)
  await signIn(learnerOf[edition])
  for (const path of [
    stepAt('lectures/get-ready/before-the-lecture/juggling'),
    stepAt('lectures/get-ready/before-the-lecture/Jugg%20ling%3Cb%3E%F0%9F%8E%93'),
    stepAt(`lectures/get-ready/before-the-lecture/${'long-'.repeat(60)}slug`),
    stepAt('alchemy/get-ready/before-the-lecture/getting-ready-for-a-lecture'),
    stepAt('lectures/alchemy/before-the-lecture/getting-ready-for-a-lecture'),
    stepAt('lectures/get-ready/alchemy/getting-ready-for-a-lecture'),
    '/tutorials/nvda/essentials/juggling',
    `/tutorials/nvda${stepAt('lectures/get-ready/before-the-lecture/juggling')}`,
  ]) {
    await page.goto(path)
    await expect(page, path).toHaveURL('/not-found')
    await expect(heading(page)).toHaveText('Page not found')
  }
})

test('an unknown flow or software, or a step that is no favourite, leads to a home', async ({
  page,
  signIn,
  edition,
  noise,
}) => {
  // The boot script requests the step before anybody knows that it is no favourite.
  noise.allow(/status of 404 .*\/api\/flows\//)
  await signIn(learnerOf[edition])
  for (const [path, home] of [
    ['/dashboard/learn/alchemy', '/dashboard/learn'],
    ['/dashboard/software/alchemy', '/dashboard/software'],
    ['/tutorials/alchemy/essentials/first-steps', '/dashboard/software'],
    [`/favourites${stepAt('alchemy/a/b/c')}`, homeOf[edition]],
  ] as const) {
    await page.goto(path)
    await expect(page, path).toHaveURL(home)
    await expect(heading(page)).toBeVisible()
  }
})

test('study tools exist in the study edition only: pro has no menu item, and their addresses lead home', {
  tag: '@core-pro',
}, async ({ page, signIn, edition }) => {
  await signIn(learnerOf[edition])
  await page.goto('/dashboard/study-tools')
  await expect(page).toHaveURL(edition === 'study' ? '/dashboard/study-tools' : homeOf.pro)
  const item = mainMenu(page).getByRole('link', { name: 'Study Tools' })
  await expect(item).toHaveCount(edition === 'study' ? 1 : 0)
})
