// docs/product/errors.md

import type { Page } from 'playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import type { Account } from '../support/accounts.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { expectArrival } from '../support/arrival.ts'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { heading, mainMenu } from '../support/page.ts'
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

/** From a page of another remote, so that the dashboard is a route change. */
async function openDashboardAgain(page: Page) {
  await page.goto('/support')
  await mainMenu(page).getByRole('link', { name: 'Learn', exact: true }).click()
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

  await test.step('a failed Try again is announced and leaves the focus on the heading', async () => {
    await chooseByKeyboard(page, page.getByRole('button', { name: 'Try again', exact: true }))
    await expect
      .poll(async () => (await announcements()).slice(-2))
      .toEqual(['Loading Learn again.', 'Learn could not be loaded.'])
    await expect(heading(page)).toBeFocused()
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

test('a failed part of a remote is loaded again by itself, or shows a notice, and no one loses their place', async ({
  page,
  signIn,
}) => {
  await signIn('qa')
  await test.step("a page's files that fail once are loaded again by themselves, without a second copy of the remote", async () => {
    const entries = new Set<string>()
    page.on('request', (request) => {
      if (/\/learn\/.*remoteEntry/.test(request.url())) entries.add(request.url())
    })
    const failures: string[] = []
    for (const kind of ['js', 'css']) {
      await page.route(
        `**/remotes/learn/**/page-learn-home.*.${kind}`,
        (route) => {
          failures.push(kind)
          return route.abort('connectionreset')
        },
        { times: 1 },
      )
    }
    await openDashboardAgain(page)
    await expectArrival(page, dashboard)
    expect(failures.toSorted()).toEqual(['css', 'js'])
    expect(entries.size).toBe(1)
  })
  await test.step('a notes panel that cannot be loaded shows a notice and leaves the focus', async () => {
    await page.route('**/remotes/learn/**/slot-panel-notes.*.js*', (route) => route.fulfill({ status: 404 }))
    await page.goto('/dashboard/learn')
    await expect(heading(page)).toBeVisible()
    const opener = mainMenu(page).getByRole('button', { name: 'Notes' })
    await chooseByKeyboard(page, opener)
    await expect(page.getByRole('region', { name: 'Notes could not be opened' })).toBeVisible()
    await expect(opener).toBeFocused()
    await expectAccessible(page)
  })
})
