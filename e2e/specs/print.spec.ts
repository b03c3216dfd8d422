// docs/product/accessibility.md, docs/product/display.md

import type { Locator } from 'playwright/test'

import { homeOf, learnerOf } from '../support/accounts.ts'
import { openJournal, rows } from '../support/journal.ts'
import { notesPanel } from '../support/notes.ts'
import { heading, mainMenu, preferTheme } from '../support/page.ts'
import { countSheets, expectPrintColours } from '../support/print.ts'
import { readWith } from '../support/reading-settings.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const chapter = 'essay-writing/understand-the-task/read-the-question'
const textStep = stepAt(`${chapter}/what-the-question-asks`)
const videoStep = stepAt(`${chapter}/reading-an-essay-question`)

test('on paper everything is dark on white, from dark mode and a dark swatch: home, steps, journal, notebook', async ({
  page,
  signIn,
  edition,
}) => {
  await preferTheme(page, 'dark')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await readWith(page, { background_color: '#10182B', font_color: '#E6EDFF' })
  await signIn(learnerOf[edition])
  const print = async (where: string) => {
    await page.emulateMedia({ media: 'print' })
    await expectPrintColours(page, where)
    await page.emulateMedia({ media: 'screen' })
  }

  for (const path of [homeOf[edition], '/dashboard/learn', '/dashboard/software']) {
    await page.goto(path)
    await expect(page.getByRole('tabpanel').getByRole('progressbar').first()).toBeAttached()
    await print(path)
  }
  await page.goto(stepAt(`${chapter}/what-the-question-asks`))
  await expect(heading(page)).toBeVisible()
  await print('text step')
  await page.goto(stepAt(`${chapter}/reading-an-essay-question`))
  await page.getByRole('button', { name: 'TRANSCRIPT', exact: true }).click()
  await print('video step')
  // It would be open at the next visit.
  await page.getByRole('button', { name: 'CLOSE TRANSCRIPT' }).click()

  await page.goto('/dashboard/reflect')
  await expect(page.getByRole('table')).toBeVisible()
  await page
    .getByRole('checkbox', { name: /^Select / })
    .last()
    .check()
  await print('journal')
  await page.goto('/dashboard/print_notes')
  await expect(page.getByRole('article').first()).toBeVisible()
  await print('notebook')

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await test.step('in the chosen font and size, without what can be pressed', async () => {
    const dark = { background_color: '#10182B', font_color: '#E6EDFF' }
    await readWith(page, { ...dark, font_size: 6, font_family: 'Comic Sans' })
    const printed = async (text: Locator) => {
      await expect.poll(() => text.evaluate(brightness)).toBeLessThan(0.3)
      await expect(text).toHaveCSS('font-family', /^"Comic Sans MS"/)
      await expect(text).toHaveCSS('font-size', '20px')
      expect(await page.locator('body').evaluate(paperBrightness)).toBe(1)
    }
    const main = page.getByRole('main')

    await page.goto(textStep)
    await expect(heading(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await printed(main.getByRole('paragraph').filter({ hasText: 'Unpack it before you read' }))
    expect(await heading(page).evaluate(brightness)).toBeLessThan(0.3)
    // Nothing can be opened on paper.
    await expect(main.getByRole('heading', { name: 'Five task words that are easy to mix up' })).toBeVisible()
    for (const name of ['READ MORE', 'Add note']) await expect(page.getByRole('button', { name })).toBeHidden()
    await expect(mainMenu(page)).toBeHidden()

    await page.emulateMedia({ media: 'screen' })
    await page.goto(videoStep)
    await page.getByRole('button', { name: 'TRANSCRIPT', exact: true }).click()
    await page.emulateMedia({ media: 'print' })
    await printed(page.getByRole('region', { name: 'Transcript' }).getByRole('button').last())
    await expect(page.getByRole('slider', { name: 'Seek' })).toBeHidden()

    await page.goto('/dashboard/print_notes')
    await printed(main.getByRole('article').getByRole('paragraph').first())
  })
})

// docs/product/accessibility.md#print-dialog
test('an open entry is printed whole, without the journal behind it', async ({ page, signIn }) => {
  await signIn('institution')
  const answer = Array.from({ length: 120 }, (_, line) => `Line ${line} of what happened.`).join('\n\n')
  await openJournal(page, [{ title: 'A long day', observe_1: answer }])
  await rows(page).first().getByRole('button').click()
  const dialog = page.getByRole('dialog', { name: 'A long day' })
  await expect(dialog).toBeVisible()
  expect(await countSheets(page)).toBeGreaterThan(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('table', { includeHidden: true })).toBeHidden()
  await expect(dialog.getByRole('button')).toHaveCount(0)
  await expectPrintColours(page, 'an entry')

  await page.emulateMedia({ media: null })
  await dialog.getByRole('button', { name: 'Edit' }).click()
  const form = page.getByRole('dialog', { name: 'Edit entry' })
  await form.getByRole('button', { name: 'NEXT' }).click()
  await expect(form.getByRole('textbox').first()).toHaveValue(answer)
  expect(await countSheets(page)).toBeGreaterThan(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article', { includeHidden: true })).toBeHidden()
})

// docs/product/accessibility.md#print-dialog
test('a panel is not printed, and the step behind it is', async ({ page, signIn, edition }) => {
  await signIn(learnerOf[edition])
  await page.goto(textStep)
  await expect(heading(page)).toBeVisible()
  const sheets = await countSheets(page)
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect(notesPanel(page)).toBeVisible()
  expect(await countSheets(page)).toBe(sheets)
  await page.emulateMedia({ media: 'print' })
  await expect(notesPanel(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
})

const brightness = (element: Element) => {
  const [red = 0, green = 0, blue = 0] = (getComputedStyle(element).color.match(/[\d.]+/g) ?? []).map(Number)
  return (red + green + blue) / 765
}

/** A transparent background is the white paper. */
const paperBrightness = (element: Element) => {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (
    getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []
  ).map(Number)
  return alpha === 0 ? 1 : (red + green + blue) / 765
}
