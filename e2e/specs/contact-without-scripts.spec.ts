// docs/product/public-pages.md

import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { expect, test } from '../support/test.ts'

/** The landing page's form as a browser without scripts has it. */
const form = `<!doctype html><title>Form</title><form method="post" action="/api/contact/guest_message" novalidate>
<input name="full_name" aria-label="Name"><input name="email" aria-label="Email address"><textarea name="message" aria-label="Message"></textarea>
<input name="website" hidden><button>Send message</button></form>`

async function fill(page: Page, typed: Record<string, string>) {
  for (const [label, value] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Send message' }).click()
}

test('without scripts a page says what is wrong in the contact form, passes axe, and leads to the fields', {
  tag: '@core',
}, async ({ page, noise, edition }) => {
  noise.allow(/status of 422 .*\/api\/contact\/guest_message$/)
  await page.route('**/plain-form', (route) => route.fulfill({ contentType: 'text/html', body: form }))
  await page.goto('/plain-form')
  const message = `Sent from ${edition} at ${Date.now()}\n<b>"Hi" & bye</b>`
  await fill(page, { 'Email address': 'robin', Message: message })

  await expect(page).toHaveTitle(/^Error: Contact us/)
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(message)
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page)
  }
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Enter your name' }).click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
})
