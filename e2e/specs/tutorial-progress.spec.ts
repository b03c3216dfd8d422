// docs/product/steps-and-player.md

import type { Page } from 'playwright/test'
import { learnerOf } from '../support/accounts.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { stepList } from '../support/steps.ts'
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
