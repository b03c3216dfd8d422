// docs/product/homes.md, docs/product/steps-and-player.md

import { expectArrival } from '../support/arrival.ts'
import { watch } from '../support/player.ts'
import { fillSignIn, passwordField } from '../support/sign-in.ts'
import { stepList } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { startApp } from '../support/words.ts'

test('a pro learner goes from their software to its essentials, strategies and the learning paths', {
  tag: '@core-pro',
}, async ({ page, emailOf }) => {
  const main = page.getByRole('main')
  await test.step('the landing page of pro leads to sign-in, and that to software, the first tab', async () => {
    await page.goto('/')
    await expect(page).toHaveTitle('Stepwise Pro')
    await startApp(page)
    await main.getByRole('link', { name: 'Sign in' }).click()
    await expectArrival(page, {
      heading: 'Welcome to Stepwise Pro',
      title: 'Sign in or create an account - Stepwise Pro',
    })
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await fillSignIn(page, { email: await emailOf('pro') })
    await passwordField(page).press('Enter')
    await expectArrival(page, { heading: /^Hi Priya, /, title: 'Software - Stepwise Pro' })
    await expect(page).toHaveURL('/dashboard/software')
  })
  await test.step('the guided tour has its own video and words', async () => {
    const requested: string[] = []
    page.on('request', (request) => void requested.push(request.url()))
    await page.getByRole('button', { name: 'GUIDED TOUR' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Guided tour' })
    await expect(dialog.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    await expect.poll(() => requested.filter((url) => url.includes('/guided-tour-pro/'))).not.toEqual([])
    expect(requested.filter((url) => url.includes('/guided-tour/'))).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
  })
  await test.step('the essentials and the strategies of the chosen software open at their first step', async () => {
    await page.getByRole('navigation', { name: 'Software' }).getByRole('link', { name: 'NVDA' }).click()
    await main.getByRole('link', { name: 'Essentials' }).click()
    await expect(page).toHaveURL(/\/tutorials\/nvda\/essentials\//)
    await watch(page, 2)
    await page.goBack()
    await expectArrival(page, { heading: /^Hi Priya, /, title: 'Nvda - Stepwise Pro' })
    await main.getByRole('link', { name: 'Strategies' }).click()
    await expect(page).toHaveURL(/\/tutorials\/nvda\/flows\//)
    await expect(stepList(page).locator('[aria-current="page"]')).toHaveAccessibleName(/Completed/)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expect(page).toHaveURL('/dashboard/software/nvda')
  })
  await test.step('flows are called learning paths', async () => {
    await page.getByRole('tab', { name: 'Learning paths' }).click()
    await expect(page).toHaveURL('/dashboard/learn')
    await expect(page.getByRole('navigation', { name: 'Learning paths' }).getByRole('link')).not.toHaveCount(0)
    await expect(page.getByText(/\bflows?\b/i)).toHaveCount(0)
  })
})
