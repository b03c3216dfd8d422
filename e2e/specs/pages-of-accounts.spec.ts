import { expect } from '../support/test.ts'
import { testEachPage } from '../support/visited-page.ts'

// What else accounts have: sign-up-states, onboarding-states and profile.
testEachPage([
  {
    name: 'confirmation of an unknown token',
    path: '/auth/confirmations/no-such-token',
    noise: /status of 4\d\d .*\/api\/auth\/confirmations/,
  },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'notebook to print', path: '/dashboard/print_notes', as: 'finished' },
  {
    name: 'notes panel',
    path: '/dashboard/learn',
    as: 'finished',
    reach: async (page) => {
      await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Notes' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
])
