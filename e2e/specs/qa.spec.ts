// docs/product/qa.md

import type { Page } from 'playwright/test'
import { buildChanged, publishTo, release } from '../product/changed-remote.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { accountMenu, heading, preferTheme } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const words = {
  file: 'src/pages/reflect/Banner.tsx',
  from: 'Look back on what you did',
  to: 'Look at what you did',
}
const journal = '/dashboard/reflect'
const banner = (page: Page) => page.getByRole('region', { name: 'Test versions' })

async function chooseInAccountMenu(page: Page, name: string) {
  await accountMenu(page).click()
  await page.getByRole('menuitem', { name }).click()
}

test('another version for one browser: by a link, by the panel, and back again', { tag: '@alone' }, async ({
  page,
  signIn,
  baseURL,
}) => {
  test.setTimeout(120_000)
  const part = await publishTo('study', 'journal', await buildChanged('journal', words))
  const version = String(part.split('@')[1])
  await signIn('qa')
  await page.goto(journal)
  await expect(page.getByText(words.from)).toBeVisible()

  await test.step('the link leads to its page, with the version, in the state that was asked for', async () => {
    const state = ['--path', journal, '--theme', 'dark', '--text-size', '10', '--fault', 'server-error']
    const output = await release('study', 'override', part, ...state, '--address', String(baseURL), '--why', 'a test')
    await page.goto(String(/\S+\/release\/override\?token=\S+/.exec(output)?.[0]))
    await expect(page).toHaveURL(journal)
    await expect(page.getByText(words.to)).toBeVisible()
    await expect(banner(page)).toContainText(`journal ${version}, until`)
    await expect(page.getByText('Your journal could not be loaded')).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
    await expectAccessible(page)
  })

  await test.step('Stop brings back what is live', async () => {
    await banner(page).getByRole('button', { name: 'Stop' }).click()
    await expect(page.getByText(words.from)).toBeVisible()
    await expect(banner(page)).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  })

  await test.step('in the panel it is chosen without a link', async () => {
    await chooseInAccountMenu(page, 'Choose versions')
    const panel = page.getByRole('dialog', { name: 'Choose versions' })
    const versions = panel.getByLabel(/\(journal\)$/)
    await versions.selectOption(version)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 640 })
    const fields = panel.locator('select, input, button, img, p, li')
    const rightEnds = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().right))
    expect(Math.max(...rightEnds), 'nothing is cut off in a narrow window').toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 1280, height: 800 })
    await panel.getByRole('button', { name: 'Use these' }).click()
    await expect(page.getByText(words.to)).toBeVisible()
    await expect(banner(page)).toContainText(`journal ${version}, until`)
    await page.goto('/dashboard/learn')
    await expect(heading(page)).toBeVisible()
    await expect(banner(page)).toBeVisible()
  })
})

test('What am I running: by its key and in the menu, on any theme and width, as a text to copy', {
  tag: '@alone',
}, async ({ page, context, signIn }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('qa')
  await preferTheme(page, 'dark')
  await page.goto(journal)
  const running = page.getByRole('dialog', { name: 'What am I running' })
  await expect(heading(page)).toBeVisible()
  await page.keyboard.press('F2')
  const parts = running.getByRole('table', { name: 'Parts of this page' })
  await expect(parts.getByRole('row', { name: /journal/ })).toContainText(/\d+ files?, .*\skB/)
  await expect(parts.getByRole('row', { name: /^host/ })).toContainText(/ by /)
  await expect(running.getByRole('row', { name: /^react / })).toContainText('from host')
  await expectAccessible(page)
  await running.getByRole('button', { name: 'Copy report' }).click()
  await expect(running.getByText('The report has been copied.')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^What am I running: [\s\S]*\njournal 1\.0\.0-/,
  )
  await page.keyboard.press('F2')
  await expect(running).toHaveCount(0)

  await page.setViewportSize({ width: 320, height: 640 })
  await chooseInAccountMenu(page, 'What am I running')
  await expect(parts.getByRole('row', { name: /journal/ })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(accountMenu(page)).toBeFocused()
})
