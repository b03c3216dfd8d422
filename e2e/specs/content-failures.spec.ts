// docs/product/content-desk.md

import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { discard, draftStatus, goToField, openPanel, panel, press } from '../support/desk.ts'
import { expectFocusNotLost, heading } from '../support/page.ts'
import { signInAgain } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

// The server fails at each call of the desk, or the session has ended. By keyboard alone; each journey has a document of its own, and
// what it publishes is taken back.
const editorOf = (id: string) => `/dashboard/content/${encodeURIComponent(id)}`

/** The server answers these calls with 500 until the returned function is called. */
async function failing(page: Page, method: string, calls: string) {
  const pattern = `**/api/content_desk/documents${calls}`
  await page.route(pattern, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { errors: {}, msg: '' } })
      : route.fallback(),
  )
  return () => page.unroute(pattern)
}

/** The panel tells of the failure, and nobody loses their place. */
async function expectTold(page: Page, name: string, words: RegExp) {
  await expect(panel(page, name).getByText(words)).toBeVisible()
  await expectFocusNotLost(page)
  await expectAccessible(page)
}

async function publishWithWarnings(page: Page) {
  await press(page, 'Publish')
  await press(page, 'Publish with these warnings')
}

test('a list or a document that cannot be loaded says so, and who signs in again in the editor goes on writing', async ({
  page,
  context,
  signIn,
  noise,
}) => {
  noise.allow(/status of (401|500)|ERR_FAILED/)
  await signIn('content')
  const endList = await failing(page, 'GET', '')
  await page.goto('/dashboard/content')
  await expect(page.getByRole('alert')).toContainText('The documents could not be loaded.')
  await expectAccessible(page)
  await endList()
  await press(page, 'Try again')
  await expect(page.getByRole('table')).toBeVisible()
  await expect(heading(page)).toBeFocused()

  // An answer of the server would lead to the error page (docs/product/errors.md#who-answers).
  const document = '**/api/content_desk/documents/*'
  await page.route(document, (route) => route.abort())
  await page.goto(editorOf('software:nvda'))
  await expect(page.getByRole('alert')).toContainText('The document could not be loaded.')
  await expectAccessible(page)
  await page.unroute(document)
  await press(page, 'Try again')
  await expect(page.getByRole('heading', { level: 1, name: 'Edit “NVDA”' })).toBeFocused()
  await test.step('who signs in again goes on writing, and the draft is saved', async () => {
    await page.goto(editorOf('software:dragon'))
    await expect(draftStatus(page)).toHaveText('No changes')
    const description = await goToField(page, 'Description')
    await context.clearCookies()
    await page.keyboard.press('ControlOrMeta+End')
    await page.keyboard.type(' Written at the end.')
    await signInAgain(page)
    await expect(description).toHaveValue(/Written at the end\.$/)
    await expect(draftStatus(page)).toHaveText(/^Draft saved/)
    await expect(description).toBeFocused()
    await discard(page)
  })
})

test('a failed save, check, publication or way back is told, the text stays, and the next press works', {
  tag: '@alone',
}, async ({ page, signIn, noise }) => {
  test.setTimeout(120_000)
  noise.allow(/status of 500/)
  await signIn('content')
  await page.goto(editorOf('software:glean'))
  const endSave = await failing(page, 'PUT', '/*/draft')
  const description = await goToField(page, 'Description')
  await page.keyboard.press('ControlOrMeta+End')
  // A word of the glossary brings a warning.
  await page.keyboard.type(' Simply click.')
  await expect(draftStatus(page)).toHaveText(/^Not saved yet.*the server has a problem/)
  await expectAccessible(page)
  await endSave()
  await expect(draftStatus(page)).toHaveText(/^Draft saved/)

  await openPanel(page, 'Check')
  const endCheck = await failing(page, 'POST', '/*/check')
  await press(page, 'Check this text')
  await expectTold(page, 'Check', /^The check gave no answer\. Internal error/)
  await openPanel(page, 'Publish')
  await press(page, 'Publish')
  await expectTold(page, 'Publish', /^Internal error/)
  await endCheck()

  const endPublication = await failing(page, 'POST', '/*/publications')
  await publishWithWarnings(page)
  await expectTold(page, 'Publish', /^Nothing was changed\. Internal error/)
  await expect(description).toHaveValue(/Simply click\.$/)
  await endPublication()
  await publishWithWarnings(page)
  await expect(page.getByRole('region', { name: /^Published/ })).toBeVisible()

  const endWayBack = await failing(page, 'POST', '/*/revisions/*/restoration')
  await press(page, 'Take back')
  await expectTold(page, 'Publish', /^Nothing was changed\. Internal error/)
  await openPanel(page, 'History')
  await press(page, /^Take back revision/)
  await expectTold(page, 'History', /^Nothing was changed\. Internal error/)
  await endWayBack()
  await press(page, /^Take back revision/)
  await expect(page.getByRole('region', { name: /^Done\. Readers see/ })).toBeVisible()
})
