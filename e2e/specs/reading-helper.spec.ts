// docs/product/accessibility.md#other-software

import type { Page } from 'playwright/test'
import { chooseInMenu } from '../support/keyboard.ts'
import { type Overlay, overlayGroups } from '../support/overlays.ts'
import { accountMenu, clickButton } from '../support/page.ts'
import { signInAgainDialog } from '../support/sign-in.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { walkOverlays } from '../support/walk-overlays.ts'

/** Adds a toolbar to each page, as reading helpers, password managers and translators do. */
const addToolbar = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const toolbar = document.body.appendChild(document.createElement('helper-toolbar'))
      toolbar.style.cssText = 'position: fixed; bottom: 0; left: 0; z-index: 2147483647; display: block'
      const speak = toolbar.appendChild(document.createElement('button'))
      speak.textContent = 'Speak selection'
      speak.onclick = () => speak.toggleAttribute('data-speaks', true)
      toolbar.appendChild(document.createElement('input')).setAttribute('aria-label', 'Word to look up')
    })
  })

const focusMode: Overlay = {
  name: 'focus mode',
  group: 'pages',
  path: stepAt('organisation/plan-your-week/see-your-time/planning-your-week'),
  open: (page) => clickButton(page, 'Focus mode'),
  shown: (page) => page.getByRole('button', { name: 'Leave focus mode' }),
}

/** The server refuses, so it asks what to do. */
const signOut: Overlay = {
  name: 'sign out',
  group: 'shell',
  path: '/dashboard/settings/profile',
  open: async (page) => {
    await page.route('**/api/auth/sign_out', (route) => route.fulfill({ status: 500, json: {} }))
    await accountMenu(page).press('Enter')
    await chooseInMenu(page, 'Sign out')
  },
  shown: (page) => page.getByRole('alertdialog', { name: 'You are still signed in' }),
}

/** The last one: no one is signed in after that. */
const signInAgain: Overlay = {
  name: 'sign in again',
  group: 'pages',
  path: focusMode.path,
  open: async (page) => {
    await page.request.delete('/api/auth/sign_out', { headers: { origin: new URL(page.url()).origin } })
    await clickButton(page, 'Add Favourite')
  },
  shown: signInAgainDialog,
}

for (const group of overlayGroups) {
  const tag = group === 'shell' ? ['@core', '@pro'] : []
  test(`the toolbar of a reading helper works beside what lies over a page: ${group}`, { tag }, async ({
    page,
    signIn,
    edition,
    noise,
  }) => {
    noise.allow(/status of (401|500) .*\/api\//)
    await addToolbar(page)
    const more = [signOut, focusMode, signInAgain].filter((overlay) => overlay.group === group)
    await walkOverlays({ page, signIn, edition, group, more }, async (_, { shown }) => {
      const speak = page.getByRole('button', { name: 'Speak selection' })
      await speak.click()
      await expect(speak).toHaveAttribute('data-speaks')
      const word = page.getByRole('textbox', { name: 'Word to look up' })
      await word.click()
      await page.keyboard.type('analyse')
      await expect(word).toHaveValue('analyse')
      await page.keyboard.press('Escape')
      await expect(shown(page)).toBeVisible()
    })
  })
}
