// docs/product/accessibility.md

import type { Edition } from '@stepwise/shared/contracts'
import type { Page } from 'playwright/test'
import { homeOf, learnerOf } from '../support/accounts.ts'
import { titleField } from '../support/journal.ts'
import { button, clickButton, heading, mainMenu, problemSummary } from '../support/page.ts'
import { fillSignIn, openSignIn, submitSignIn } from '../support/sign-in.ts'
import { bringScreenReader, Hearing } from '../support/spoken.ts'
import { currentStep, textStepOf, videoStepOf } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { startApp } from '../support/words.ts'

// What a screen reader says of the main pages, word for word. A person has read every line of it; whoever changes it reads it again.

/** How long the video is, and its first chapter. */
const firstChapter = { study: /of .+ sec, Slow down$/, pro: /of .+ sec, The top$/ }

type Journey = {
  name: string
  /** Whether nobody is signed in. */
  isVisit?: boolean
  walk: (page: Page, hearing: Hearing, edition: Edition) => Promise<void>
}

const opened = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(heading(page)).toBeVisible()
  // It comes with code of its own, after the heading on a busy machine.
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toBeVisible()
}

const journeys: Journey[] = [
  {
    name: 'landing',
    isVisit: true,
    walk: async (page, hearing) => {
      await page.goto('/')
      await startApp(page)
      await hearing.read('The landing page')
    },
  },
  {
    name: 'sign in',
    isVisit: true,
    walk: async (page, hearing) => {
      await openSignIn(page)
      await hearing.read('The page opens')
      await submitSignIn(page)
      await expect(problemSummary(page)).toBeFocused()
      await hearing.read('Sign in, with nothing typed')
      await fillSignIn(page, { email: 'nobody@demo.stepwise.test', password: 'nothing' })
      await submitSignIn(page)
      await expect(problemSummary(page)).not.toContainText('Enter')
      await hearing.read('Sign in, with a wrong password')
    },
  },
  {
    name: 'home',
    walk: async (page, hearing, edition) => {
      await opened(page, homeOf[edition])
      await expect(page.getByRole('tabpanel')).toHaveAttribute('aria-busy', 'false')
      await hearing.read('The home')
    },
  },
  {
    name: 'text step',
    walk: async (page, hearing, edition) => {
      await opened(page, textStepOf[edition])
      // Being shown completes it, a call later.
      await expect(currentStep(page)).toHaveAccessibleName(/Completed/)
      await hearing.read('A text step')
      await clickButton(page, 'READ MORE')
      await hearing.read('READ MORE is open')
    },
  },
  {
    name: 'video step',
    walk: async (page, hearing, edition) => {
      await opened(page, videoStepOf[edition])
      await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'true')
      // Length and chapters come with files of their own.
      await expect(page.getByRole('slider', { name: 'Seek' })).toHaveAttribute('aria-valuetext', firstChapter[edition])
      await hearing.read('A video step')
      await button(page, 'TRANSCRIPT').click()
      await expect(page.getByRole('region', { name: 'Transcript' }).getByRole('button').first()).toBeVisible()
      await hearing.read('The transcript is open')
    },
  },
  {
    name: 'journal',
    walk: async (page, hearing) => {
      await opened(page, '/dashboard/reflect')
      await expect(page.getByRole('table')).toBeVisible()
      await hearing.read('The journal')
      await clickButton(page, 'NEW ENTRY')
      await expect(titleField(page)).toBeVisible()
      await hearing.read('A new entry')
      await clickButton(page, 'NEXT')
      await expect(problemSummary(page)).toBeFocused()
      await hearing.read('NEXT, without a title')
      await titleField(page).fill('A title')
      await clickButton(page, 'NEXT')
      await expect(page.getByRole('heading', { name: 'OBSERVE', exact: true })).toBeFocused()
      await hearing.read('NEXT, with a title')
    },
  },
  {
    name: 'notes panel',
    walk: async (page, hearing, edition) => {
      await opened(page, homeOf[edition])
      await mainMenu(page).getByRole('button', { name: 'Notes' }).click()
      await expect(page.getByRole('dialog', { name: 'Notes' }).getByRole('article').first()).toBeVisible()
      await hearing.read('The notes panel')
    },
  },
  {
    name: 'accessibility panel',
    walk: async (page, hearing, edition) => {
      await opened(page, textStepOf[edition])
      await clickButton(page, 'Accessibility settings')
      await expect(
        page.getByRole('dialog', { name: 'Accessibility settings' }).getByRole('slider').first(),
      ).toBeVisible()
      await hearing.read('The accessibility panel')
    },
  },
]

test('what is said on the main pages, to a visitor and to somebody in the middle of the course', {
  tag: ['@core', '@pro'],
}, async ({ page, signIn, edition, noise }) => {
  test.slow()
  noise.allow(/status of 4\d\d .*\/api\/auth\/sign_in$/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await bringScreenReader(page)
  const hear = ({ name, walk }: Journey) =>
    test.step(name, async () => {
      const hearing = new Hearing(page)
      await walk(page, hearing, edition)
      hearing.expectReviewed(edition, name)
    })
  for (const journey of journeys.filter(({ isVisit }) => isVisit)) await hear(journey)
  await signIn(learnerOf[edition])
  for (const journey of journeys.filter(({ isVisit }) => !isVisit)) await hear(journey)
})
