// docs/product/browsers.md, docs/product/notes.md, docs/product/journal.md

import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { rows, titleField } from '../support/journal.ts'
import { addNote, openListedAddBox, savedCount } from '../support/notes.ts'
import { openAsOlder } from '../support/older-browsers.ts'
import { button, heading } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const step = stepAt('reading-research/find-and-judge-sources/search-well/choosing-search-words')

/** Files of the product that the page has asked for, by a part of their address. */
function requestsOf(page: Page, part: string): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(part)) requested.push(request.url())
  })
  return requested
}

test('the oldest supported browsers write notes and entries, and search', { tag: '@core' }, async ({
  page,
  signIn,
}) => {
  await openAsOlder(page)
  const provided = requestsOf(page, '/older-browsers.js')
  await signIn('finished')

  await test.step('a note is saved', async () => {
    await page.goto(step)
    await expect(heading(page)).toBeVisible()
    expect(provided).toHaveLength(1)
    await openListedAddBox(page)
    await addNote(page, 'Written in an older browser')
    await expect.poll(() => savedCount(page, 'Written in an older browser')).toBe(1)
    await page.goto('/dashboard/print_notes')
    await expect(page.getByText('Written in an older browser')).toBeVisible()
  })

  await test.step('a journal entry is saved', async () => {
    await page.goto('/dashboard/reflect')
    await button(page, 'NEW ENTRY').click()
    await titleField(page).fill('An older browser')
    await titleField(page).press('Enter')
    for (const name of ['NEXT', 'NEXT', 'FINISH']) await button(page, name).click()
    await expect(rows(page).filter({ hasText: 'An older browser' })).toBeVisible()
  })

  await test.step('the search marks what it found', async () => {
    await page.goto('/dashboard/learn')
    await page.getByRole('combobox', { name: 'Search' }).fill('revison')
    await expect(page.getByRole('listbox', { name: 'Search results' }).locator('mark').first()).toHaveText(/revision/i)
  })

  await test.step('a public page starts when it is used', async () => {
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto('/resources')
    await page.keyboard.press('Tab')
    await expect(page.locator('html[data-rendered]')).toHaveCount(0)
    expect(provided.length).toBeGreaterThan(1)
  })
})

test('a browser that is too old sees a notice on every page, and what still works', {
  tag: ['@core', '@pro'],
}, async ({ page, noise, edition }) => {
  noise.allow(/violates the following Content Security Policy directive:? ["']script-src 'none'/)
  await openAsOlder(page, { isTooOld: true })
  const calls = requestsOf(page, '/api/')
  const title = `This browser is too old for ${edition === 'pro' ? 'Stepwise Pro' : 'Stepwise'}`
  const notice = page.getByRole('heading', { name: title })

  for (const path of ['/', '/auth/sign-in', '/dashboard/learn']) {
    await page.goto(path)
    await expect(notice).toBeInViewport()
    await expect(page.getByText('Firefox 115')).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
  await page.goto('/')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await page.goto('/dashboard/learn')
  await expect(page.getByRole('status')).toHaveCount(0)

  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'the start page' })).toBeFocused()
  await page.getByRole('link', { name: 'the contact form' }).click()
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeInViewport()
  expect(calls).toEqual([])
})
