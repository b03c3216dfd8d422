// docs/product/content-desk.md

import { expectAccessible } from '../support/accessibility.ts'
import { openPreviewChoices } from '../support/desk.ts'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { expect, test } from '../support/test.ts'

// docs/product/content-desk.md#preview-reads
test('a preview is shown as it is asked for, and what is done in it is not done', async ({ page, signIn }) => {
  await signIn('content')
  await page.goto('/dashboard/content?search=sleep+food')
  await chooseByKeyboard(page, page.getByRole('link', { name: 'Get sleep, food and kit ready' }))
  const preview = page.frameLocator('iframe[title="Preview of Get sleep, food and kit ready"]')
  await expect(preview.getByRole('heading', { level: 1, name: 'Get sleep, food and kit ready' })).toBeVisible()
  await openPreviewChoices(page)
  await tabTo(page, page.getByRole('radio', { name: 'Light' }))
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Largest' })).toBeChecked()
  await expect(preview.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light')
  await expect(preview.getByRole('heading', { level: 1, name: 'Get sleep, food and kit ready' })).toBeVisible()
  await expectAccessible(page)

  const written: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/steps/') && request.method() !== 'GET') written.push(request.url())
  })
  await preview.getByRole('button', { name: 'Add Favourite' }).click()
  await expect(preview.getByRole('button', { name: 'Remove Favourite' })).toBeVisible()
  await page.reload()
  await expect(preview.getByRole('button', { name: 'Add Favourite' })).toBeVisible()
  expect(written).toEqual([])
})

// docs/product/routes-and-guards.md#same-look
test('a preview of a public page has the styles of the product', async ({ page, signIn }) => {
  await signIn('content')
  await page.goto('/dashboard/content?search=privacy')
  await chooseByKeyboard(page, page.getByRole('link', { name: 'Privacy policy' }))
  const preview = page.frameLocator('iframe[title="Preview of Privacy policy"]')
  await expect(preview.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(preview.locator('link[rel="stylesheet"]').first()).not.toHaveAttribute('media')
  // A link of the browser's own blue is one without our styles.
  await expect(preview.getByRole('contentinfo').getByRole('link').first()).not.toHaveCSS('color', 'rgb(0, 0, 238)')
})
