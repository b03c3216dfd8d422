// docs/product/accessibility.md

import { accountMenu, clickButton, mainMenu } from '../support/page.ts'
import { signInByForm } from '../support/sign-in.ts'
import { currentStep, stepAt } from '../support/steps.ts'
import { expect } from '../support/test.ts'
import { testEachPage } from '../support/visited-page.ts'

const module = 'essay-writing/understand-the-task'
const video = stepAt(`${module}/read-the-question/reading-an-essay-question`)

testEachPage([
  { name: 'landing', path: '/' },
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
  { name: 'sign-in', path: '/auth/sign-in' },
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
  { name: 'not found', path: '/not-found' },
  { name: 'keyboard shortcuts, signed out', path: '/shortcuts' },
  { name: 'keyboard shortcuts', path: '/shortcuts', as: 'finished' },
  {
    name: 'what did it say',
    path: '/shortcuts',
    as: 'finished',
    reach: async (page) => {
      await clickButton(page, 'Switch all off')
      await clickButton(page, 'What did it say?')
      await expect(page.getByRole('dialog').getByText('All shortcuts are off')).toBeVisible()
    },
  },
  { name: 'error', path: '/error' },
  { name: 'something went wrong', path: '/something-went-wrong' },
  { name: 'not found, signed in', path: '/not-found', as: 'finished' },

  { name: 'dashboard, flows', path: '/dashboard/learn', as: 'finished' },
  { name: 'dashboard, flows not begun', path: '/dashboard/learn/presentations', as: 'qa' },
  { name: 'dashboard, a flow in its middle', path: '/dashboard/learn/essay-writing', as: 'student' },
  { name: 'dashboard, software', path: '/dashboard/software', as: 'finished' },
  {
    name: 'dashboard, guided tour',
    path: '/dashboard/learn',
    as: 'finished',
    reach: async (page) => {
      await clickButton(page, 'GUIDED TOUR')
      await expect(page.getByRole('dialog').getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    },
  },
  {
    name: 'dashboard, account menu',
    path: '/dashboard/learn',
    as: 'finished',
    reach: async (page) => {
      await accountMenu(page).click()
      await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()
    },
  },
  {
    name: 'dashboard, side menu at 768 px',
    path: '/dashboard/learn',
    as: 'finished',
    width: 768,
    reach: async (page) => {
      await clickButton(page, 'Open menu')
      await expect(mainMenu(page)).toBeVisible()
    },
  },

  {
    name: 'text step, READ MORE open',
    path: stepAt(`${module}/read-the-question/what-the-question-asks`),
    as: 'finished',
    reach: (page) => clickButton(page, 'READ MORE'),
  },
  {
    name: 'video step',
    path: video,
    as: 'finished',
    reach: (page) => expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible(),
  },
  {
    name: 'video step, speeds and transcript open',
    path: video,
    as: 'finished',
    reach: async (page) => {
      await page.getByRole('button', { name: /^Speed/ }).click()
      await clickButton(page, 'TRANSCRIPT')
      await page.getByRole('region', { name: 'Transcript' }).getByRole('button').nth(2).click()
      await expect(page.locator('[aria-current="true"]')).toBeVisible()
    },
  },
  { name: 'video step, read', path: video, as: 'finished', reach: (page) => clickButton(page, 'Read') },
  { name: 'app step', path: stepAt(`${module}/read-the-question/question-unpicker`), as: 'finished' },
  { name: 'star step', path: stepAt(`${module}/plan-your-answer/task-recap`), as: 'finished' },
  {
    name: 'step, its steps at 375 px',
    path: stepAt(`${module}/plan-your-answer/task-recap`),
    as: 'finished',
    width: 375,
    reach: async (page) => {
      await clickButton(page, 'Steps')
      await expect(page.getByRole('dialog').getByRole('link', { name: /^Task recap/ })).toBeVisible()
    },
  },
  { name: 'favourites', path: '/favourites', as: 'finished' },
  { name: 'favourites, none yet', path: '/favourites', as: 'qa' },
  {
    name: 'tutorials, essentials',
    path: '/dashboard/software/nvda',
    as: 'finished',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Essentials' }).click()
      await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    },
  },
  {
    name: 'tutorials, strategies',
    path: '/dashboard/software/nvda',
    as: 'finished',
    reach: async (page) => {
      await page.getByRole('link', { name: 'Strategies' }).click()
      await expect(currentStep(page)).toBeVisible()
    },
  },
])
