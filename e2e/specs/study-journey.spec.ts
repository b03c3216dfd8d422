// docs/product/homes.md, docs/product/steps-and-player.md

import type { Locator, Page } from 'playwright/test'
import { password } from '../support/accounts.ts'
import { expectArrival } from '../support/arrival.ts'
import { heading, mainMenu } from '../support/page.ts'
import { watch } from '../support/player.ts'
import { passwordField, signInByForm, submitSignIn } from '../support/sign-in.ts'
import { stepList } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { startApp } from '../support/words.ts'

// A module that the demo student has not begun: three texts, then a chapter that starts with a video.
const flow = 'Reading and research'
const module = 'Find and judge sources'

test('a student signs in, reads, watches, adds a favourite, and finds it all again', { tag: '@core' }, async ({
  page,
  noise,
  emailOf,
}) => {
  await test.step('from the landing page to the form', async () => {
    await page.goto('/')
    await expect(page).toHaveTitle('Stepwise')
    await startApp(page)
    await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click()
    await expectArrival(page, { heading: 'Welcome to Stepwise', title: 'Sign in or create an account - Stepwise' })
    await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await expectArrival(page, { heading: 'Sign in', title: 'Sign in - Stepwise' })
  })

  await test.step('a wrong password shows a red alert, and the address stays', async () => {
    noise.allow(/status of 4\d\d .*\/api\/auth\/sign_in$/)
    await signInByForm(page, { email: await emailOf('student'), password: 'not-my-password' })
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('The email address or password is not right.')
    await expect(alert).toBeFocused()
    expect(await isRed(alert)).toBe(true)
    await expect(page).toHaveTitle('Error: Sign in - Stepwise')
    await expect(page.getByLabel('Email address')).toHaveValue(await emailOf('student'))
  })

  await test.step('the right password leads to the dashboard', async () => {
    await passwordField(page).fill(password)
    await submitSignIn(page)
    await expectArrival(page, { heading: /^Hi Sam, /, title: 'Learn - Stepwise' })
    await expect(page).toHaveURL('/dashboard/learn')
    await expect(page.getByRole('tab')).toHaveText(['Study flows', 'Software'])
  })

  await test.step('a chip shows the modules of its flow, and the focus stays on it', async () => {
    const chip = page.getByRole('navigation', { name: 'Study flows' }).getByRole('link', { name: flow })
    await chip.click()
    await expect(page).toHaveURL('/dashboard/learn/reading-research')
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(flow)
    await expect(chip).toBeFocused()
    await expect(cardProgress(page)).toHaveAttribute('aria-valuenow', '0')
  })

  await test.step('a text step is completed when it is shown', async () => {
    await page.getByRole('link', { name: module, exact: true }).click()
    await expectArrival(page, { heading: 'Choosing search words', title: 'Choosing search words - Stepwise' })
    await expect(stepLink(page, 'Choosing search words')).toHaveAccessibleName(/Text.*Completed/)
    await expect(stepLink(page, 'Using the library')).not.toHaveAccessibleName(/Completed/)
    await expect(moduleProgress(page)).toHaveAccessibleName(/^[1-9]\d?% complete$/)
  })

  await test.step('Continue goes on, step by step, into the next chapter', async () => {
    for (const name of ['Using the library', 'Getting accessible copies', 'Judging a source']) {
      await page.getByRole('link', { name: 'Continue' }).click()
      await expectArrival(page, { heading: name, title: `${name} - Stepwise` })
    }
    await expect(chapter(page, 'Search well')).toHaveAccessibleName(/100% completed/)
    await expect(chapter(page, 'Judge and keep')).toHaveAttribute('aria-expanded', 'true')
    await expect(chapter(page, 'Judge and keep')).toHaveAccessibleName(/\(0% complete\)/)
  })

  await test.step('a video is completed after five seconds, in the step, the chapter and the module', async () => {
    const before = await percentShown(page)
    await expect(stepLink(page, 'Judging a source')).not.toHaveAccessibleName(/Completed/)
    await watch(page, 5)
    await expect(stepLink(page, 'Judging a source')).toHaveAccessibleName(/Video.*Completed/)
    await expect(chapter(page, 'Judge and keep')).not.toHaveAccessibleName(/\(0% complete\)/)
    expect(await percentShown(page)).toBeGreaterThan(before)
  })

  await test.step('a favourite is marked in the list of steps', async () => {
    await page.getByRole('button', { name: 'Add Favourite' }).click()
    await expect(page.getByRole('button', { name: 'Remove Favourite' })).not.toHaveAttribute('aria-pressed')
    await expect(stepLink(page, 'Judging a source')).toHaveAccessibleName(/Favourite, Completed/)
  })

  await test.step('Back and Forward focus the heading of their page', async () => {
    await page.goBack()
    await expectArrival(page, { heading: 'Getting accessible copies', title: 'Getting accessible copies - Stepwise' })
    await page.goForward()
    await expectArrival(page, { heading: 'Judging a source', title: 'Judging a source - Stepwise' })
  })

  await test.step('everything is there after a reload', async () => {
    const percent = await percentShown(page)
    await page.reload()
    await expect(heading(page)).toHaveText('Judging a source')
    await expect(stepLink(page, 'Judging a source')).toHaveAccessibleName(/Favourite, Completed/)
    expect(await percentShown(page)).toBe(percent)

    await page.getByRole('link', { name: 'Go to Dashboard' }).click()
    await expectArrival(page, { heading: /^Hi Sam, /, title: 'Reading research - Stepwise' })
    await expect(page).toHaveURL('/dashboard/learn/reading-research')
    await expect(cardProgress(page)).toHaveAttribute('aria-valuenow', String(percent))
    await expect(card(page).getByText('RESUME')).toBeVisible()
  })

  await test.step('the favourite is among the favourites', async () => {
    await mainMenu(page).getByRole('link', { name: 'Favourites' }).click()
    await expect(page).toHaveURL(/\/favourites\/flows\//)
    await expect(heading(page)).toBeFocused()
    await page.getByRole('button', { name: flow }).click()
    await stepLink(page, 'Judging a source').click()
    await expectArrival(page, { heading: 'Judging a source', title: 'Judging a source - Stepwise' })
    await page.getByRole('button', { name: 'Remove Favourite' }).click()
    await expect(page.getByRole('button', { name: 'Add Favourite' })).toBeVisible()
    await expect(heading(page)).toHaveText('Judging a source')
  })
})

const stepLink = (page: Page, name: string) => stepList(page).getByRole('link', { name: new RegExp(`^${name}`) })
const chapter = (page: Page, name: string) => stepList(page).getByRole('button', { name: new RegExp(`^${name}`) })
const moduleProgress = (page: Page) => stepList(page).getByRole('progressbar')
const card = (page: Page) => page.getByRole('article').filter({ has: page.getByRole('link', { name: module }) })
const cardProgress = (page: Page) => page.getByRole('progressbar', { name: `Progress in ${module}` })
const percentShown = async (page: Page) => Number(await moduleProgress(page).getAttribute('aria-valuenow'))

async function isRed(alert: Locator): Promise<boolean> {
  const colour = await alert.evaluate((element) => getComputedStyle(element).borderTopColor)
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number)
  return red > 1.5 * green && red > 1.5 * blue
}
