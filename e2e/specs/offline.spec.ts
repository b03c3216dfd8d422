// docs/product/shell-and-search.md, docs/product/steps-and-player.md

import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { listenToAnnouncements } from '../support/announcements.ts'
import { expectArrival } from '../support/arrival.ts'
import { watchNetwork } from '../support/network.ts'
import { addBox, cardOf, notesPanel, openAddBox, savedCount } from '../support/notes.ts'
import { expectHeadingFocused } from '../support/page.ts'
import { currentStep, stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const offlineWords =
  'You are offline. Notes, favourites and finished steps are saved on this device until you are back.'
const banner = (page: Page) => page.getByRole('complementary', { name: 'Connection' })

test('offline the page stays and says so once, and the next step opens when the network is back', {
  tag: '@core',
}, async ({ page, context, signIn, noise }) => {
  noise.allow(/ERR_INTERNET_DISCONNECTED/)
  const announcements = await listenToAnnouncements(page)
  const network = watchNetwork(page)
  await signIn('content')
  await page.goto(stepAt('presentations/prepare-your-talk/shape-your-message/know-your-audience'))
  await expect(currentStep(page)).toHaveAccessibleName(/Completed/)
  await network.stepLoaded()
  const continueLink = page.getByRole('link', { name: 'Continue' })
  await continueLink.focus()

  await context.setOffline(true)
  await expect(banner(page)).toHaveText(offlineWords)
  await expect(continueLink).toBeFocused()
  // The panel was loaded ahead: it opens for the first time without a network.
  const text = `Offline from the start ${Date.now()}`
  await openAddBox(page)
  await addBox(page).fill(text)
  await addBox(page).press('Enter')
  await expect(cardOf(page, text)).toContainText('Not saved yet')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  await expect(notesPanel(page)).toHaveCount(0)
  await continueLink.press('Enter')
  const unreachable = 'This step could not be reached'
  await expectArrival(page, { heading: unreachable, title: 'Fewer words on slides - Stepwise' })
  await expect(banner(page)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expectHeadingFocused(page, unreachable)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  await context.setOffline(false)
  await expectArrival(page, { heading: 'Put fewer words on slides', title: 'Fewer words on slides - Stepwise' })
  await expect(banner(page)).toHaveText('You are back online.')
  await expect.poll(() => savedCount(page, text)).toBe(1)
  expect((await announcements()).filter((words) => /online|offline/.test(words))).toEqual([
    offlineWords,
    'You are back online.',
  ])
})
