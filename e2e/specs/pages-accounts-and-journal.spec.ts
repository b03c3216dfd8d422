// docs/product/accessibility.md

import { expectAccessible } from '../support/accessibility.ts'
import { titleField } from '../support/journal.ts'
import { clickButton, mainMenu } from '../support/page.ts'
import { expect } from '../support/test.ts'
import { testEachPage } from '../support/visited-page.ts'

// The other pages of accounts: sign-up-states, onboarding-states and profile.
testEachPage([
  {
    name: 'confirmation of an unknown token',
    path: '/auth/confirmations/no-such-token',
    noise: /status of 4\d\d .*\/api\/auth\/confirmations/,
  },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'accessibility statement', path: '/accessibility' },
  { name: 'notebook to print', path: '/dashboard/print_notes', as: 'finished' },
  {
    name: 'notes panel',
    path: '/dashboard/learn',
    as: 'finished',
    reach: async (page) => {
      await mainMenu(page).getByRole('button', { name: 'Notes' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'journal, no entries yet', path: '/dashboard/reflect', as: 'qa' },
  {
    name: 'journal, entries selected, options open',
    path: '/dashboard/reflect',
    as: 'finished',
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
    as: 'finished',
    reach: async (page) => {
      await page.getByRole('checkbox', { name: 'Select all entries' }).check()
      await clickButton(page, 'Delete selected')
      await expect(page.getByRole('dialog', { name: 'Delete entries?' })).toBeVisible()
    },
  },
  {
    name: 'journal, a title is missing',
    path: '/dashboard/reflect',
    as: 'finished',
    reach: async (page) => {
      await clickButton(page, 'NEW ENTRY')
      await clickButton(page, 'NEXT')
      await expect(page.getByRole('alert', { name: 'There is a problem' })).toBeFocused()
    },
  },
  {
    name: 'journal, each step',
    path: '/dashboard/reflect',
    as: 'finished',
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
])
