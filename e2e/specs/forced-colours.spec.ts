// docs/product/accessibility.md

import { expectMarksSeen } from '../support/marks.ts'
import { notesPanel } from '../support/notes.ts'
import { accountMenu, button, heading, preferTheme } from '../support/page.ts'
import { stepAt, stepList } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const chapter = 'essay-writing/understand-the-task/read-the-question'

// The palette of the system is not that of the product's theme: each is tried on the other one, where its own colours are faint.
for (const { system, theme } of [
  { system: 'dark', theme: 'light' },
  { system: 'light', theme: 'dark' },
] as const) {
  test.describe(`in forced ${system} colours over the ${theme} theme`, () => {
    test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' }, colorScheme: system })

    test.beforeEach(async ({ page, signIn }) => {
      await preferTheme(page, theme)
      await signIn('finished')
    })

    test('marks of learning, the player, the testimonials and the journal have 3 : 1', async ({ page }) => {
      await page.goto('/dashboard/learn')
      await expect(page.getByRole('progressbar').first()).toBeVisible()
      expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true)
      await expectMarksSeen(page, 'home')
      await accountMenu(page).click()
      await page.getByRole('menuitem', { name: 'View Achievements' }).click()
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible()
      await expectMarksSeen(page, 'achievements')

      await page.goto(stepAt(`${chapter}/what-the-question-asks`))
      await expect(
        stepList(page)
          .getByRole('link', { name: /Completed/ })
          .first(),
      ).toBeVisible()
      await expectMarksSeen(page, 'text step')
      await button(page, /^(Add|Remove) Favourite$/).click()
      await expectMarksSeen(page, 'a favourite')
      await button(page, 'Add note').click()
      await expect(notesPanel(page).getByRole('article').first()).toBeVisible()
      await expectMarksSeen(page, 'notes panel')

      await page.goto(stepAt(`${chapter}/reading-an-essay-question`))
      await button(page, 'TRANSCRIPT').click()
      for (const name of ['Speed', 'Zoom', 'Chapters']) {
        await button(page, new RegExp(`^${name}`)).click()
        await expectMarksSeen(page, `player with ${name}`)
      }
      await page.goto('/onboarding/testimonial')
      await expect(heading(page)).toBeVisible()
      await expectMarksSeen(page, 'testimonials')

      await page.goto('/dashboard/reflect')
      await expect(page.getByRole('table')).toBeVisible()
      await expectMarksSeen(page, 'journal')
      await page.getByRole('checkbox', { name: 'Select all entries' }).check()
      await expectMarksSeen(page, 'journal with a selection')
    })
  })
}
