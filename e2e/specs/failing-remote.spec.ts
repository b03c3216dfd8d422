// docs/product/errors.md

import type { Page } from 'playwright/test'
import type { Account } from '../support/accounts.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { expectArrival } from '../support/arrival.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { mainMenu } from '../support/page.ts'
import { signInByForm } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const entry = '**/remotes/learn/**/remoteEntry.*.js*'
const card = { heading: 'Learn could not be shown', title: 'Learn - Stepwise' }
const dashboard = { heading: /^Hi Quinn, /, title: 'Learn - Stepwise' }

/** Through the form, so that the dashboard is a route change and not the first page. */
async function openDashboard(page: Page, emailOf: (account: Account) => Promise<string>) {
  await page.goto('/auth/sign-in')
  await signInByForm(page, { email: await emailOf('qa') })
}

test.beforeEach(({ noise }) => {
  // What the browser and the federation runtime print for a missing bundle, and our own report of it.
  noise.allow(/Failed to load resource: .*\/remotes\/learn\//)
  noise.allow(/\[stepwise\] learn /)
  noise.allow(/\[ ?Federation Runtime ?\]/)
})

test('a remote that answers 404 shows a failure card, the rest works, and Try again loads it', {
  tag: '@core',
}, async ({ page, emailOf }) => {
  const announcements = await listenToAnnouncements(page)
  const requested: string[] = []
  await page.route(entry, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ status: 404, body: 'There is nothing here.' })
  })

  await test.step('the card comes after three attempts, is announced and has the focus on its heading', async () => {
    await openDashboard(page, emailOf)
    await expectArrival(page, card)
    expect(new Set(requested).size).toBe(3)
    await expect.poll(announcements).toContain('Learn could not be loaded.')
  })

  await test.step('the shell and the other remotes work', async () => {
    await page.getByRole('button', { name: 'Dark mode' }).click()
    await expect(page.getByRole('button', { name: 'Dark mode' })).toHaveAttribute('aria-pressed', 'true')
    await expect.poll(announcements).toContain('Dark mode is on')
    await mainMenu(page).getByRole('link', { name: 'Favourites' }).click()
    await expectArrival(page, { ...card, title: 'Favourites - Stepwise' })
    await page.goBack()
    await expectArrival(page, card)
  })

  await test.step('Try again shows the page once the bundle is there', async () => {
    await page.unroute(entry)
    await chooseByKeyboard(page, page.getByRole('button', { name: 'Try again', exact: true }))
    await expectArrival(page, dashboard)
    await expect.poll(announcements).toContain('Learn is back.')
    // What learn shows in the shell is back too.
    await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible()
  })
})
