// docs/product/steps-and-player.md

import type { Page } from 'playwright/test'
import { learnerOf } from '../support/accounts.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { expectHeadingFocused, mainMenu } from '../support/page.ts'
import { stepAt, stepList } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const headingOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })
const bar = (page: Page, percent: number) =>
  expect(stepList(page).getByRole('progressbar')).toHaveAttribute('aria-valuenow', `${percent}`)
const card = (page: Page, name: string, percent: number) =>
  expect(page.getByRole('progressbar', { name: `Progress in ${name}` })).toHaveAttribute('aria-valuenow', `${percent}`)

test('an essential is completed by its text, its video, or the text of its video', { tag: ['@core', '@pro'] }, async ({
  page,
  signIn,
  edition,
}) => {
  test.slow()
  await signIn(learnerOf[edition])
  await page.goto('/tutorials/nvda/essentials/reading-commands')
  await expect(headingOf(page, 'Reading with NVDA')).toBeVisible()
  await expect(stepList(page).getByRole('link', { name: /^Reading with NVDA.*Completed/ })).toBeVisible()
  await bar(page, 20)

  await page.goto('/tutorials/nvda/essentials/first-steps')
  await expect(headingOf(page, 'First steps with NVDA')).toBeVisible()
  await bar(page, 20)
  const play = page.getByRole('button', { name: 'Play', exact: true })
  await expect(play).toBeVisible()
  await chooseByKeyboard(page, play, 'Space')
  await expect(stepList(page).getByRole('link', { name: /^First steps with NVDA.*Completed/ })).toBeVisible({
    timeout: 150_000,
  })
  await bar(page, 40)
  await page.goto('/dashboard/software/nvda')
  await card(page, 'Essentials', 40)

  await page.goto('/tutorials/dragon/essentials/first-steps')
  await expect(headingOf(page, 'First steps with Dragon')).toBeVisible()
  await page.getByRole('button', { name: 'Read', exact: true }).press('Space')
  await bar(page, 20)
})

test('a favourite of a strategy leads to it, and an offline tutorial waits in place', async ({
  page,
  signIn,
  context,
  noise,
}) => {
  await test.step('a favourite of a strategy leads to that strategy', async () => {
    await signIn('content')
    const path = stepAt('reading-research/read-with-a-purpose/before-you-read/skim-first')
    await page.goto(`/tutorials/nvda${path}`)
    const strategy = 'Skim a text with NVDA'
    await expect(headingOf(page, strategy)).toBeVisible()
    await chooseByKeyboard(page, page.getByRole('button', { name: 'Add Favourite' }), 'Space')
    await expect(page.getByRole('button', { name: 'Remove Favourite' })).toBeFocused()
    await mainMenu(page).getByRole('link', { name: 'Favourites' }).press('Enter')
    await expect(page).toHaveURL(`/favourites${path}`)
    await expectHeadingFocused(page, strategy)
    await expect(stepList(page).getByRole('link', { name: strategy })).toHaveAttribute('aria-current', 'page')
  })

  await test.step('an offline tutorial waits in place and opens when the network is back', async () => {
    noise.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await signIn('content')
    await page.goto('/dashboard/software/nvda')
    const essentials = page.getByRole('main').getByRole('link', { name: 'Essentials' })
    await expect(essentials).toBeVisible()
    // Loads the code of the page before the network is taken away.
    await essentials.press('Enter')
    await expect(headingOf(page, 'First steps with NVDA')).toBeVisible()
    await page.goBack()
    await expect(essentials).toBeVisible()
    await context.setOffline(true)
    await essentials.press('Enter')
    await expectHeadingFocused(page, 'This step could not be reached')
    await expect(page).toHaveURL('/tutorials/nvda/essentials/first-steps')
    await context.setOffline(false)
    await expect(headingOf(page, 'First steps with NVDA')).toBeVisible()
  })
})
