import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from 'playwright/test'

// This remote alone in the workbench (docs/product/qa.md#workbench): npm run check -- isolation.

const tool = '/dashboard/study-tools?tool=wizard'
const wizard = (page: Page) => page.getByRole('dialog')

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual([])
}

test('the wizard opens at its first page, signed in, and the address says the state', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard\/study-tools\?person=student$/)
  await page.getByLabel('Theme').selectOption('Dark')
  await page.getByLabel('Text size').selectOption('10')
  await expect(page).toHaveURL(/\?person=student&theme=dark&textSize=10$/)
  await page.reload()
  await expect(page.getByLabel('Theme')).toHaveValue('dark')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expectAccessible(page)
})

test('a server error: the wizard says so, and the person stays signed in', async ({ page }) => {
  await page.goto(`${tool}&person=finished&fault=server-error`)
  await expect(wizard(page).getByText(/Internal error/)).toBeVisible()
  await expect(page.getByLabel('Person', { exact: true })).toHaveValue('finished')
  await expectAccessible(page)
})

test('the session ends: the person is asked to sign in again, and goes on', async ({ page }) => {
  await page.goto(`${tool}&person=student&fault=signed-out`)
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByRole('button', { name: 'Sign in as before' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(wizard(page)).toBeVisible()
})
