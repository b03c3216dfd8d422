// docs/product/accessibility.md

import { homeOf, learnerOf } from '../support/accounts.ts'
import { heading, preferTheme } from '../support/page.ts'
import { expectPrintColours } from '../support/print.ts'
import { readWith } from '../support/reading-settings.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const chapter = 'essay-writing/understand-the-task/read-the-question'

test('on paper everything is dark on white, from dark mode and a dark swatch: home, steps, journal, notebook', {
  tag: '@core',
}, async ({ page, signIn, edition }) => {
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
})
