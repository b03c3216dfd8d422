// docs/product/journal.md

import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright/test'
import { titleField } from '../support/journal.ts'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { button } from '../support/page.ts'
import { signInAgain } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const box = (page: Page, question: string) => page.getByRole('textbox', { name: question, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')

test('an entry is written, downloaded and deleted by keyboard alone', { tag: '@core' }, async ({ page, signIn }) => {
  await signIn('finished')
  await page.goto('/dashboard/reflect')
  await expect(page.getByRole('rowheader')).toHaveCount(5)
  await test.step('a new entry is written in three steps', async () => {
    await chooseByKeyboard(page, button(page, 'NEW ENTRY'))
    await expect(titleField(page)).toBeFocused()
    await page.keyboard.type('A walk by the river')
    await page.keyboard.press('Enter')
    await tabTo(page, box(page, 'What happened?'))
    await page.keyboard.type('I went for a walk before I wrote.')
    for (const heading of ['REFLECT', 'ACTION']) {
      await chooseByKeyboard(page, button(page, 'NEXT'))
      await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused()
    }
    await chooseByKeyboard(page, button(page, 'FINISH'))
    await expect(dialog(page)).toHaveCount(0)
    await expect(button(page, 'NEW ENTRY')).toBeFocused()
  })
  await test.step('it is downloaded as a Word document, with a link that works once', async () => {
    await chooseByKeyboard(page, button(page, 'Options for A walk by the river'))
    await expect(page.getByRole('menuitem', { name: 'Edit' })).toBeFocused()
    await page.keyboard.press('ArrowDown')
    const [download] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
    expect(download.suggestedFilename()).toMatch(/^Reflection - A walk by the river - \d{4}-\d\d-\d\d\.docx$/)
    const files = unzipSync(new Uint8Array(await readFile(await download.path())))
    const words = strFromU8(files['word/document.xml'] ?? new Uint8Array())
    expect(words).toContain('I went for a walk before I wrote.')
    expect((await page.request.get(download.url())).status()).toBe(410)
  })
  await test.step('two entries are selected and deleted', async () => {
    for (const place of [1, 2]) {
      await tabTo(page, page.getByRole('checkbox').nth(place), 80)
      await page.keyboard.press('Space')
    }
    await chooseByKeyboard(page, button(page, 'Delete selected'))
    await chooseByKeyboard(page, button(page, 'DELETE'))
    await expect(page.getByRole('rowheader')).toHaveCount(4)
    await expect(page.getByRole('rowheader', { name: 'A walk by the river' })).toHaveCount(0)
  })
})

test('an unfinished entry is offered after a reload and survives a lost network and an ended session', {
  tag: '@core',
}, async ({ page, signIn, context, noise }) => {
  noise.allow(/status of 401 .*\/api\/|ERR_INTERNET_DISCONNECTED/)
  await signIn('qa')
  await page.goto('/dashboard/reflect')
  await expect(page.getByText('No entries yet!')).toBeVisible()
  await button(page, "LET'S DO THIS!").click()
  await titleField(page).fill('Half an entry')
  await button(page, 'NEXT').click()
  await box(page, 'What did you notice?').fill('It is still here.')
  await page.reload()
  await button(page, "LET'S DO THIS!").click()
  await button(page, 'Continue your unfinished entry').click()
  await expect(box(page, 'What did you notice?')).toHaveValue('It is still here.')
  await button(page, 'NEXT').click()
  await button(page, 'NEXT').click()

  await context.setOffline(true)
  await button(page, 'FINISH').click()
  await expect(dialog(page).getByText(/could not reach the server/)).toBeVisible()
  await context.setOffline(false)
  await context.clearCookies()
  await button(page, 'Try again').click()
  await signInAgain(page)
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.getByRole('rowheader')).toHaveText(['Half an entry'])
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText(['Half an entry'])
})
