// docs/product/homes.md, docs/product/steps-and-player.md

import type { Page } from 'playwright/test'
import { expectArrival } from '../support/arrival.ts'
import { mainMenu } from '../support/page.ts'
import { watch } from '../support/player.ts'
import { signInByForm } from '../support/sign-in.ts'
import { stepList } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { appStarted, startApp } from '../support/words.ts'

// A module that the demo student has not begun: three texts, then a chapter that starts with a video.
const flow = 'Reading and research'
const module = 'Find and judge sources'

test('a student signs in, reads, watches, adds a favourite, and finds it all again', { tag: '@core' }, async ({
  page,
  emailOf,
}) => {
  await page.goto('/')
  await startApp(page)
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Sign In', exact: true }).click()
  await expectArrival(page, { heading: 'Sign in', title: 'Sign in - Stepwise' })
  await signInByForm(page, { email: await emailOf('student') })
  await expectArrival(page, { heading: /^Hi Sam, /, title: 'Learn - Stepwise' })

  await test.step('a text step is completed when it is shown, and Continue goes on into the next chapter', async () => {
    await page.getByRole('navigation', { name: 'Study flows' }).getByRole('link', { name: flow }).click()
    await page.getByRole('link', { name: module, exact: true }).click()
    await expectArrival(page, { heading: 'Choosing search words', title: 'Choosing search words - Stepwise' })
    await expect(stepLink(page, 'Choosing search words')).toHaveAccessibleName(/Text.*Completed/)
    for (const name of ['Using the library', 'Getting accessible copies', 'Judging a source']) {
      await page.getByRole('link', { name: 'Continue' }).click()
      await expectArrival(page, { heading: name, title: `${name} - Stepwise` })
    }
    await expect(chapter(page, 'Search well')).toHaveAccessibleName(/100% completed/)
  })
  await test.step('a video is completed after five seconds, in the step, the chapter and the module', async () => {
    const before = await percentShown(page)
    await expect(stepLink(page, 'Judging a source')).not.toHaveAccessibleName(/Completed/)
    await watch(page, 5)
    await expect(stepLink(page, 'Judging a source')).toHaveAccessibleName(/Video.*Completed/)
    await expect(chapter(page, 'Judge and keep')).not.toHaveAccessibleName(/\(0% complete\)/)
    expect(await percentShown(page)).toBeGreaterThan(before)
  })
  await test.step('a favourite and the progress are there after a reload, and on the dashboard', async () => {
    await page.getByRole('button', { name: 'Add Favourite' }).click()
    await expect(stepLink(page, 'Judging a source')).toHaveAccessibleName(/Favourite, Completed/)
    const percent = await percentShown(page)
    await page.reload()
    await appStarted(page)
    await expect(stepLink(page, 'Judging a source')).toHaveAccessibleName(/Favourite, Completed/)
    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expectArrival(page, { heading: /^Hi Sam, /, title: 'Reading research - Stepwise' })
    await expect(cardProgress(page)).toHaveAttribute('aria-valuenow', String(percent))
    await mainMenu(page).getByRole('link', { name: 'Favourites' }).click()
    await page.getByRole('button', { name: flow }).click()
    await stepLink(page, 'Judging a source').click()
    await expectArrival(page, { heading: 'Judging a source', title: 'Judging a source - Stepwise' })
  })
})

const stepLink = (page: Page, name: string) => stepList(page).getByRole('link', { name: new RegExp(`^${name}`) })
const chapter = (page: Page, name: string) => stepList(page).getByRole('button', { name: new RegExp(`^${name}`) })
const moduleProgress = (page: Page) => stepList(page).getByRole('progressbar')
const cardProgress = (page: Page) => page.getByRole('progressbar', { name: `Progress in ${module}` })
const percentShown = async (page: Page) => Number(await moduleProgress(page).getAttribute('aria-valuenow'))
