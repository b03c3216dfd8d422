import type { Page } from 'playwright/test'
import { expect } from '../support/test.ts'
import { testEachPage } from '../support/visited-page.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

testEachPage([
  { name: 'reset password', path: '/auth/reset-password' },
  { name: 'set password', path: '/auth/reset_password/no-such-token' },
  { name: 'licence', path: '/auth/dsa-licence' },
  {
    name: 'licence with empty fields',
    path: '/auth/dsa-licence',
    reach: async (page) => {
      await press(page, 'Next')
      await expect(page.getByRole('alert')).toBeFocused()
    },
  },
  { name: 'institutional sign-up', path: '/auth/inst-licence' },
  {
    name: 'confirmation of an unknown token',
    path: '/auth/confirmations/no-such-token',
    noise: /status of 4\d\d .*\/api\/auth\/confirmations/,
  },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'onboarding', path: '/onboarding', as: 'new' },
  { name: 'testimonial', path: '/onboarding/testimonial', as: 'finished' },
  { name: 'profile', path: '/dashboard/settings/profile', as: 'finished' },
  { name: 'software selection', path: '/dashboard/settings/profile/software-selection', as: 'finished' },
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
