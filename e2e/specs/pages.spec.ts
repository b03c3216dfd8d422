// docs/product/accessibility.md

import type { Page } from 'playwright/test'
import { installRecognition } from '../../shared/testing/recognition.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { titleField } from '../support/journal.ts'
import { accountMenu, clickButton, mainMenu } from '../support/page.ts'
import { signInByForm } from '../support/sign-in.ts'
import { currentStep, stepAt } from '../support/steps.ts'
import { expect } from '../support/test.ts'
import { testPages } from '../support/visited-page.ts'

const module = 'essay-writing/understand-the-task'
const lastOfChapter = stepAt('organisation/files-and-deadlines/find-it-again/backing-up')
const star = stepAt('organisation/files-and-deadlines/meet-the-deadline/deadlines-recap')
const video = stepAt(`${module}/read-the-question/reading-an-essay-question`)

const quickCheck = (page: Page) => page.getByRole('region', { name: 'Quick check' })
const checkAnswers = (page: Page) => quickCheck(page).getByRole('button', { name: 'Check my answers' }).click()
const openDictation = async (page: Page) => {
  await page.addInitScript(installRecognition, 'service' as const)
  await page.reload()
  await clickButton(page, 'Add note')
  await page.getByRole('dialog', { name: 'Notes' }).getByRole('button', { name: 'Dictate' }).click()
}

// The other pages of accounts: sign-up-states, onboarding-states and profile.
testPages({
  title: 'the landing page, pages of failures and the sign-in',
  tag: ['@core'],
  pages: [
    { name: 'landing', path: '/' },
    { name: 'error', path: '/error', help: 'Get Support' },
    { name: 'something went wrong', path: '/something-went-wrong', help: 'Get Support' },
    { name: 'not found', path: '/not-found' },

    { name: 'sign-in', path: '/auth/sign-in' },
  ],
})

testPages({
  title: 'the home, its layers, notes and their notebook',
  tag: ['@core'],
  pages: [
    { name: 'dashboard, flows', as: 'finished', path: '/dashboard/learn' },
    { name: 'dashboard, software', path: '/dashboard/software' },
    { name: 'favourites', path: '/favourites' },
    {
      name: 'dashboard, account menu',
      path: '/dashboard/learn',
      reach: async (page) => {
        await accountMenu(page).click()
        await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
      },
    },
    {
      name: 'dashboard, side menu at 768 px',
      path: '/dashboard/learn',
      width: 768,
      reach: async (page) => {
        await clickButton(page, 'Open menu')
        await expect(mainMenu(page)).toBeVisible()
      },
    },

    {
      name: 'notes panel',
      path: '/dashboard/learn',
      reach: async (page) => {
        await mainMenu(page).getByRole('button', { name: 'Notes' }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
    { name: 'notebook to print', path: '/dashboard/print_notes' },
  ],
})

testPages({
  title: 'each kind of step',
  tag: ['@core'],
  pages: [
    {
      name: 'text step, READ MORE open',
      as: 'finished',
      path: stepAt(`${module}/read-the-question/what-the-question-asks`),
      reach: (page) => clickButton(page, 'READ MORE'),
    },
    {
      name: 'video step',
      path: video,
      reach: (page) => expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible(),
    },
    { name: 'app step', path: stepAt(`${module}/read-the-question/question-unpicker`) },
    { name: 'star step', path: stepAt(`${module}/plan-your-answer/task-recap`) },
    {
      name: 'tutorials, essentials',
      path: '/dashboard/software/nvda',
      reach: async (page) => {
        await page.getByRole('link', { name: 'Essentials' }).click()
        await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
      },
    },
    {
      name: 'tutorials, strategies',
      path: '/dashboard/software/nvda',
      reach: async (page) => {
        await page.getByRole('link', { name: 'Strategies' }).click()
        await expect(currentStep(page)).toBeVisible()
      },
    },
  ],
})

testPages({
  title: 'the journal',
  tag: ['@core'],
  pages: [
    {
      name: 'journal, entries selected, options open',
      as: 'finished',
      path: '/dashboard/reflect',
      reach: async (page) => {
        await page.getByRole('checkbox').nth(1).check()
        await page
          .getByRole('button', { name: /^Options for/ })
          .first()
          .click()
        await expect(page.getByRole('menuitem', { name: 'Delete' })).toBeVisible()
      },
    },
    {
      name: 'journal, delete dialog',
      path: '/dashboard/reflect',
      reach: async (page) => {
        await page.getByRole('checkbox', { name: 'Select all entries' }).check()
        await clickButton(page, 'Delete selected')
        await expect(page.getByRole('dialog', { name: 'Delete entries?' })).toBeVisible()
      },
    },
    {
      name: 'journal, each step',
      path: '/dashboard/reflect',
      reach: async (page) => {
        await clickButton(page, 'NEW ENTRY')
        await titleField(page).fill('A title')
        for (const heading of ['OBSERVE', 'REFLECT', 'ACTION']) {
          await clickButton(page, 'NEXT')
          await expect(page.getByRole('heading', { name: heading, exact: true })).toBeFocused()
          if (heading !== 'ACTION') await expectAccessible(page)
        }
        await page.getByRole('button', { name: /^Help: / }).click()
      },
    },
  ],
})

testPages({
  title: 'the menu of narrow windows, and the other ways in',
  pages: [
    {
      name: 'landing, menu of narrow windows',
      path: '/',
      width: 375,
      reach: async (page) => {
        await clickButton(page, 'Menu')
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
    { name: 'choice', path: '/auth' },
    {
      name: 'sign-in with empty fields',
      path: '/auth/sign-in',
      reach: async (page) => {
        await clickButton(page, 'Sign in')
        await expect(page.getByRole('alert')).toBeFocused()
      },
    },
    {
      name: 'sign-in rejected',
      path: '/auth/sign-in',
      noise: /status of 4\d\d .*\/api\/auth\/sign_in$/,
      reach: async (page) => {
        await signInByForm(page, { email: 'nobody@demo.stepwise.test', password: 'nothing' })
        await expect(page.getByRole('alert')).toBeFocused()
      },
    },
    {
      name: 'confirmation of an unknown token',
      path: '/auth/confirmations/no-such-token',
      noise: /status of 4\d\d .*\/api\/auth\/confirmations/,
    },
    { name: 'keyboard shortcuts, signed out', path: '/shortcuts' },
  ],
})

testPages({
  title: 'states of the home, of steps and the journal',
  pages: [
    {
      name: 'dashboard, guided tour',
      as: 'finished',
      path: '/dashboard/learn',
      reach: async (page) => {
        await clickButton(page, 'GUIDED TOUR')
        await expect(page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true })).toBeVisible()
      },
    },
    { name: 'not found, signed in', path: '/not-found' },
    {
      name: 'video step, speeds and transcript open',
      path: video,
      reach: async (page) => {
        await page.getByRole('button', { name: /^Speed/ }).click()
        await clickButton(page, 'TRANSCRIPT')
        await page.getByRole('region', { name: 'Transcript' }).getByRole('button').nth(2).click()
        await expect(page.locator('[aria-current="true"]')).toBeVisible()
      },
    },
    { name: 'video step, read', path: video, reach: (page) => clickButton(page, 'Read') },
    {
      name: 'step, its steps at 375 px',
      path: stepAt(`${module}/plan-your-answer/task-recap`),
      width: 375,
      reach: async (page) => {
        await clickButton(page, 'Steps')
        await expect(page.getByRole('dialog').getByRole('link', { name: /^Recap: understand the task/ })).toBeVisible()
      },
    },
    {
      name: 'journal, a title is missing',
      path: '/dashboard/reflect',
      reach: async (page) => {
        await clickButton(page, 'NEW ENTRY')
        await clickButton(page, 'NEXT')
        await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
      },
    },
  ],
})

testPages({
  title: 'where nothing was begun, a flow in its middle, shortcuts, and what was announced',
  pages: [
    { name: 'dashboard, flows not begun', as: 'qa', path: '/dashboard/learn/presentations' },
    { name: 'favourites, none yet', path: '/favourites' },
    { name: 'journal, no entries yet', path: '/dashboard/reflect' },

    { name: 'dashboard, a flow in its middle', as: 'student', path: '/dashboard/learn/essay-writing' },
    { name: 'keyboard shortcuts', as: 'finished', path: '/shortcuts' },
    {
      name: 'what did it say',
      path: '/shortcuts',
      reach: async (page) => {
        await clickButton(page, 'Switch all off')
        await clickButton(page, 'What did it say?')
        await expect(page.getByRole('dialog').getByText('All shortcuts are off')).toBeVisible()
      },
    },
  ],
})

testPages({
  title: 'answers and results: a quick check, a reminder, dictation, a message, a step that is refused',
  pages: [
    {
      name: 'quick check without an answer',
      as: 'content',
      path: lastOfChapter,
      reach: async (page) => {
        await checkAnswers(page)
        await expect(quickCheck(page).getByText('Choose an answer').first()).toBeVisible()
      },
    },
    ...[0, 1, 2].map((option) => ({
      name: `quick check answered with option ${option + 1}`,
      path: lastOfChapter,
      reach: async (page: Page) => {
        for (const question of await quickCheck(page).getByRole('group').all())
          await question.getByRole('radio').nth(option).check({ force: true })
        await checkAnswers(page)
        await expect(quickCheck(page).getByRole('heading', { level: 3, name: / right$/ })).toBeFocused()
      },
    })),
    {
      name: 'star step, reminder chosen',
      path: star,
      reach: async (page) => {
        await clickButton(page, 'Ask me then')
        await expect(page.getByText(/we will ask you how it went\.$/)).toBeFocused()
      },
    },
    {
      name: 'home, how did it go',
      path: '/dashboard/learn',
      reach: async (page) => {
        const headers = { origin: new URL(page.url()).origin }
        await page.request.put(`/api${star}/reminder`, { data: { due_on: '2026-01-02' }, headers })
        await page.reload()
        await expect(page.getByRole('region', { name: 'How did it go?' })).toBeVisible()
      },
    },
    {
      name: 'dictation before its first use',
      path: video,
      reach: async (page) => {
        await openDictation(page)
        await expect(page.getByRole('group', { name: 'Before you dictate' })).toBeFocused()
      },
    },
    {
      name: 'dictation, listening',
      path: video,
      reach: async (page) => {
        await openDictation(page)
        await clickButton(page, 'Agree and dictate')
        await expect(page.getByText('Listening', { exact: true }).first()).toBeVisible()
      },
    },
    {
      name: 'message to support without words',
      path: '/support',
      reach: async (page) => {
        await clickButton(page, 'Send us a message')
        await page.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
        await expect(page.getByRole('dialog').getByRole('alert')).toBeFocused()
      },
    },
    {
      name: 'step that is refused',
      path: '/dashboard/learn/lectures',
      noise: /status of 422/,
      reach: async (page) => {
        const refusal = { status: 422, json: { msg: 'This step is being changed.', errors: {} } }
        await page.route('**/api/flows/**/steps/*?*', (route) => route.fulfill(refusal))
        await page.getByRole('main').locator('a[href*="/steps/"]').first().click()
        await expect(page.getByText('This step is being changed.')).toBeVisible()
      },
    },
  ],
})
