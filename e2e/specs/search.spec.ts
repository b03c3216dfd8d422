// docs/product/shell-and-search.md

import type { Page } from 'playwright/test'
import { heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'
import { testPages } from '../support/visited-page.ts'

const box = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const list = (page: Page) => page.getByRole('listbox', { name: 'Search results' })
const searchButton = (page: Page) => page.getByRole('button', { name: 'Search', exact: true })

async function openHome(page: Page) {
  await page.goto('/dashboard/learn')
  await expect(heading(page)).toBeVisible()
  await expect(box(page).or(searchButton(page))).toBeVisible()
}

test('long results scroll inside, and the selected one is seen in forced colours', async ({ page, signIn }) => {
  await signIn('institution')
  await openHome(page)
  await test.step('the results take at most 477 px and scroll inside', async () => {
    await box(page).fill('essay')
    await expect(list(page)).toBeVisible()
    const { height, scrolls } = await list(page).evaluate((element) => ({
      height: element.parentElement?.getBoundingClientRect().height ?? 0,
      scrolls: element.scrollHeight > element.clientHeight,
    }))
    expect(height).toBeLessThanOrEqual(477)
    expect(scrolls).toBe(true)
  })
  await test.step('the selected option is visible in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.keyboard.press('ArrowDown')
    const chosen = list(page).getByRole('option', { selected: true })
    await expect(chosen).toHaveCSS('outline-style', 'solid')
  })
})

const search = (query: string) => async (page: Page) => {
  await box(page).fill(query)
  await expect(list(page).or(page.getByRole('banner').getByText('No results found'))).toBeVisible()
  await page.keyboard.press('ArrowDown')
}

testPages({
  title: 'the search',
  pages: [
    { name: 'search, results', as: 'institution', path: '/dashboard/learn', reach: search('exam') },
    { name: 'search, nothing found', path: '/dashboard/learn', reach: search('zzzzqqq') },
    {
      name: 'search on a narrow screen',
      path: '/dashboard/learn',
      width: 375,
      reach: async (page) => {
        await searchButton(page).click()
        await search('exam')(page)
      },
    },
  ],
})
