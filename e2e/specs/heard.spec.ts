// docs/product/accessibility.md#heard

import type { Edition } from '@stepwise/shared/contracts'
import type { Locator, Page } from 'playwright/test'
import { homeOf, learnerOf } from '../support/accounts.ts'
import { titleField } from '../support/journal.ts'
import { button, clickButton, heading, mainMenu, problemSummary } from '../support/page.ts'
import { waitForPlayer } from '../support/player.ts'
import { fillSignIn, openSignIn, submitSignIn } from '../support/sign-in.ts'
import { stepAt, textStepOf, videoStepOf } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { appStarted, startApp } from '../support/words.ts'

// What a screen reader can say of fourteen pages: roles, names, states and texts, in their order. A person has read every line.

interface Place {
  name: string
  path: string
  /** Leads from the opened page to the state that is heard. */
  reach?: (page: Page) => Promise<void>
  /** What is heard; the main part of the page if left out. */
  part?: (page: Page) => Locator
}

const wholePage = (page: Page) => page.locator('body')
const dialog = (name: string) => (page: Page) => page.getByRole('dialog', { name })

const visited: Place[] = [
  { name: 'landing', path: '/', reach: startApp, part: wholePage },
  {
    name: 'sign-in, with a wrong password',
    path: '/auth/sign-in',
    reach: async (page) => {
      await openSignIn(page)
      await fillSignIn(page, { email: 'nobody@demo.stepwise.test', password: 'nothing' })
      await submitSignIn(page)
      await expect(problemSummary(page)).toBeFocused()
    },
  },
]

const learned = (edition: Edition): Place[] => [
  {
    name: 'home',
    path: homeOf[edition],
    reach: (page) => expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false'),
    part: wholePage,
  },
  {
    name: 'search',
    path: homeOf[edition],
    reach: async (page) => {
      await page.getByRole('combobox', { name: 'Search', exact: true }).fill(rareWord[edition])
      await expect(page.getByRole('option').first()).toBeVisible()
    },
    part: (page) => page.getByRole('listbox'),
  },
  { name: 'text step', path: textStepOf[edition], reach: (page) => clickButton(page, 'READ MORE') },
  {
    name: 'video step, with its transcript',
    path: videoStepOf[edition],
    reach: async (page) => {
      await waitForPlayer(page)
      await button(page, 'TRANSCRIPT').click()
      await expect(page.getByRole('region', { name: 'Transcript' }).getByRole('button').first()).toBeVisible()
    },
    part: (page) => page.getByRole('article').first(),
  },
  { name: 'app step', path: stepAt(appStepOf[edition]), part: (page) => page.getByRole('article').first() },
  { name: 'favourites', path: '/favourites' },
  {
    name: 'journal',
    path: '/dashboard/reflect',
    reach: (page) => expect(page.getByRole('table')).toBeVisible(),
  },
  {
    name: 'journal entry',
    path: '/dashboard/reflect',
    reach: async (page) => {
      await clickButton(page, 'NEW ENTRY')
      await titleField(page).fill('A title')
      await clickButton(page, 'NEXT')
      await expect(page.getByRole('heading', { name: 'OBSERVE', exact: true })).toBeFocused()
    },
  },
  {
    name: 'notes panel',
    path: homeOf[edition],
    reach: async (page) => {
      await mainMenu(page).getByRole('button', { name: 'Notes' }).click()
      await expect(dialog('Notes')(page).getByRole('article').first()).toBeVisible()
    },
    part: dialog('Notes'),
  },
  {
    name: 'accessibility settings',
    path: textStepOf[edition],
    reach: async (page) => {
      await clickButton(page, 'Accessibility settings')
      await expect(dialog('Accessibility settings')(page).getByRole('slider').first()).toBeVisible()
    },
    part: dialog('Accessibility settings'),
  },
  { name: 'profile', path: '/dashboard/settings/profile' },
  { name: 'support', path: '/support' },
]

/** Few are found with it, so that other texts change nothing. */
const rareWord: Record<Edition, string> = { study: 'unpicker', pro: 'passport' }

const appStepOf: Record<Edition, string> = {
  study: 'essay-writing/understand-the-task/read-the-question/question-unpicker',
  pro: 'writing-at-work/emails-that-get-answers/start-with-the-reader/email-planner',
}

/** Days and addresses of accounts are other ones in each run. */
const hideChanges = (page: Page) =>
  page.evaluate(() => {
    const still = (text: string) =>
      text
        .replaceAll(/(?:[A-Z][a-z]+day,? )?\b\d{1,2} [A-Z][a-z]{2,8}(?: \d{4})?\b/g, 'a day')
        .replaceAll(/(?:[A-Z][a-z]{2},\s)?[A-Z][a-z]{2}\s\d{1,2}(?:st|nd|rd|th)\b/g, 'a day')
        .replaceAll(/[\w.-]+@demo\.[\w.]+/g, 'an address')
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) texts.currentNode.nodeValue = still(texts.currentNode.nodeValue ?? '')
    for (const element of document.querySelectorAll('[aria-label]'))
      element.setAttribute('aria-label', still(element.getAttribute('aria-label') ?? ''))
  })

test('fourteen pages are heard as recorded', {
  tag: ['@core', '@pro'],
}, async ({ page, signIn, edition, noise }) => {
  test.slow()
  noise.allow(/status of 4\d\d .*\/api\/auth\/sign_in$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const hear = ({ name, path, reach, part = (page) => page.getByRole('main') }: Place) =>
    test.step(name, async () => {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      // It would put what is hidden back.
      await appStarted(page)
      await reach?.(page)
      await page.mouse.move(0, 0)
      await hideChanges(page)
      await expect(part(page)).toMatchAriaSnapshot({ name: `${name.replaceAll(/[^a-z]+/g, '-')}-${edition}.aria.yml` })
    })
  for (const place of visited) await hear(place)
  await signIn(learnerOf[edition])
  for (const place of learned(edition)) await hear(place)
})
