// docs/product/shell-and-search.md

import { paths } from '@stepwise/shared/routing/paths'
import type { Page } from 'playwright/test'
import { homeOf, learnerOf, productTitle } from '../support/accounts.ts'
import { expectArrival } from '../support/arrival.ts'
import { heading, mainMenu } from '../support/page.ts'
import { signOutByMenu } from '../support/sign-in.ts'
import { expect, test } from '../support/test.ts'

const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip to main content' })

test('links lead past the parts of a page, by keyboard', {
  tag: '@core',
}, async ({ page, signIn, edition }) => {
  await test.step('on pages of visitors the first Tab is the skip link, and Enter moves the focus to main', async () => {
    for (const path of ['/', '/auth/sign-in', '/not-found']) {
      await page.goto(path)
      await expect(heading(page), path).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(skipLink(page), path).toBeFocused()
      await expect(skipLink(page)).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main'), path).toBeFocused()
    }
  })

  await signIn(learnerOf[edition])
  await test.step('the skip link of the shell skips the bar and the menu', async () => {
    await page.goto(homeOf[edition])
    await expect(heading(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(skipLink(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'GUIDED TOUR' })).toBeFocused()
  })

  await test.step('the list of steps begins with a link past it, to the heading of the step', async () => {
    await page.goto('/tutorials/nvda/essentials/reading-commands')
    await expect(heading(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    const past = page.getByRole('link', { name: 'Skip the list of steps' })
    await expect(past).toBeFocused()
    await expect(past).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(heading(page)).toBeFocused()
  })
})

test('signing out leads to the landing page and removes the session', { tag: ['@core', '@pro'] }, async ({
  page,
  signIn,
  edition,
  context,
}) => {
  await signIn(edition === 'study' ? 'content' : 'qa')
  await page.goto(homeOf[edition])
  await signOutByMenu(page)
  await expect(page).toHaveURL('/')
  await expectArrival(page, { heading: /./, title: productTitle[edition] })
  // What is left says that someone has signed in here, and opens nothing (docs/product/ways-in.md#known-devices).
  expect((await context.cookies()).map(({ name }) => name)).toEqual([`stepwise_device_${edition}`])
  expect(await page.evaluate(() => localStorage.getItem('stepwise.signed-in'))).toBeNull()

  await page.goBack()
  await expect(mainMenu(page).getByRole('link', { name: 'Favourites' })).toHaveCount(0)
  await page.goto(homeOf[edition])
  await expect(page).toHaveURL('/auth/sign-in')
})

test('everything that a page preloads is used', { tag: '@core' }, async ({ page, signIn, edition }) => {
  // A script element may be gone as soon as its file is there.
  await page.addInitScript(() => {
    const used = new Set<string>()
    Object.assign(globalThis, { used })
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (added instanceof HTMLScriptElement) used.add(added.src)
        if (added instanceof HTMLLinkElement && added.rel === 'stylesheet') used.add(added.href)
      }
    }).observe(document, { childList: true, subtree: true })
  })
  const unused = () =>
    page.evaluate(() => {
      const { used } = globalThis as unknown as { used: Set<string> }
      const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload]:is([as=script], [as=style])')]
      return preloads.map(({ href }) => href).filter((href) => !used.has(href))
    })
  await signIn(learnerOf[edition])
  const { reflect, studyTools, profile, favourites } = paths
  for (const path of [homeOf[edition], ...[reflect, studyTools, profile, favourites].map(({ href }) => href({}))]) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      expect(await page.locator('link[rel=preload]').count()).toBeGreaterThan(2)
      await expect.poll(unused).toEqual([])
    })
  }
})
