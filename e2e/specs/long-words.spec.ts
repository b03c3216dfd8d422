// docs/product/accessibility.md

import type { Page } from 'playwright/test'
import type { Account } from '../support/accounts.ts'
import { lostParts, writeLongWords } from '../support/long-words.ts'
import { expectLabelsInNames } from '../support/name-labels.ts'
import { watchNetwork } from '../support/network.ts'
import { accountMenu, button, heading } from '../support/page.ts'
import { expectAllReadable } from '../support/reflow.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

interface Place {
  name: string
  path: string
  /** What is opened there, one after the other; each is looked at. */
  opens?: Record<string, (page: Page) => Promise<void>>
  /** What the server sends there, by path. */
  answers?: Record<string, unknown>
}

const dialog = (page: Page) => page.getByRole('dialog').last()
const row = (page: Page) => page.getByRole('main').getByRole('row').nth(1)
const shown = (page: Page) => expect(dialog(page)).toBeVisible()
const word = 'Schifffahrtsverwaltungsordnungsverwaltungsordnungsverwaltungsordnungsa'

const learner: Place[] = [
  {
    name: 'home',
    path: '/dashboard/learn',
    opens: {
      'account menu': (page) => accountMenu(page).click(),
      achievements: async (page) => {
        await page.getByRole('menuitem', { name: 'View Achievements' }).click()
        await expect(dialog(page).getByRole('listitem').first()).toBeVisible()
      },
      search: async (page) => {
        await dialog(page).getByRole('button', { name: 'Close' }).click()
        if (await button(page, 'Search').isVisible()) await button(page, 'Search').click()
        await page.getByRole('combobox', { name: 'Search' }).fill('essay')
        await expect(page.getByRole('option').first()).toBeVisible()
      },
    },
  },
  { name: 'software', path: '/dashboard/software' },
  { name: 'favourites', path: '/favourites' },
  { name: 'resources', path: '/resources' },
  {
    name: 'step',
    path: stepAt('essay-writing/understand-the-task/read-the-question/what-the-question-asks'),
    opens: {
      notes: async (page) => {
        await button(page, 'Add note').click()
        await shown(page)
      },
    },
  },
  {
    name: 'journal',
    path: '/dashboard/reflect',
    opens: {
      options: async (page) => {
        await row(page).getByRole('checkbox').check()
        await row(page)
          .getByRole('button', { name: /^Options/ })
          .click()
      },
      delete: async (page) => {
        await page.getByRole('menuitem', { name: 'Delete' }).click()
        await shown(page)
      },
      reader: async (page) => {
        await button(page, 'CANCEL').click()
        await row(page).getByRole('rowheader').getByRole('button').click()
        await shown(page)
      },
      editor: async (page) => {
        await dialog(page).getByRole('button', { name: 'Edit' }).click()
        await expect(dialog(page).getByRole('textbox').first()).toBeVisible()
      },
    },
  },
  { name: 'notes on paper', path: '/dashboard/print_notes' },
  { name: 'profile', path: '/dashboard/settings/profile' },
  { name: 'software selection', path: '/dashboard/settings/profile/software-selection' },
  { name: 'account', path: '/dashboard/settings/account' },
  { name: 'activity', path: '/dashboard/settings/account/activity' },
  { name: 'timetable', path: `/dashboard/examschedule/${word}/2030-05-14/9%3A00/11%3A00/3/5/5` },
]

const author: Place[] = [
  { name: 'desk', path: '/dashboard/content' },
  {
    name: 'document',
    path: `/dashboard/content/${encodeURIComponent('step:lectures:get-ready:before-the-lecture:set-up-your-kit')}`,
  },
]

const institution = { name: 'x', url: '/api/auth/institutions/sign_in' }
const visitor: Place[] = [
  {
    name: 'institution',
    path: '/auth/institution?problem=down&domain=kelda.example',
    answers: { '/api/auth/institutions': { institution } },
  },
  {
    name: 'institution link',
    path: '/auth/institution/link',
    answers: { '/api/auth/institutions/link': { institution: 'x', email: 'x', first_name: 'x' } },
  },
]

const nothing = async (_: Page) => {}

for (const [who, places] of Object.entries({ student: learner, content: author, visitor }) as [
  Account | 'visitor',
  Place[],
][]) {
  for (const [turn, width] of [320, 1440].entries()) {
    test(`long words of people are shown whole and push no control away: ${who} at ${width} pixels`, {
      tag: who === 'student' && width === 320 ? '@core' : [],
    }, async ({ page, signIn }) => {
      test.slow()
      if (who !== 'visitor') await signIn(who)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 800 })
      const network = watchNetwork(page)
      for (const [at, { name, path, opens = {}, answers }] of places.entries()) {
        await page.unrouteAll({ behavior: 'wait' })
        await writeLongWords(page, at + turn, answers)
        await page.goto(path)
        await expect(heading(page)).toBeVisible()
        for (const [state, open] of Object.entries({ '': nothing, ...opens })) {
          const where = `${name} ${state} at ${width}`
          await open(page)
          await network.idle()
          expect(await lostParts(page), where).toEqual([])
          await expectAllReadable(page, where)
          await expectLabelsInNames(page, where)
        }
      }
    })
  }
}
