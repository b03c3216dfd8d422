// docs/product/routes-and-guards.md, docs/product/accounts.md

import type { Page } from 'playwright/test'
import { password } from '../support/accounts.ts'
import { addBox, cardOf, openAddBox, panel, savedCount } from '../support/notes.ts'
import { accountMenu, heading } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

test('a note written when the session ends is saved once after signing in again', async ({
  page,
  signIn,
  context,
  noise,
}) => {
  noise.allow(/status of 401 .*\/api\//)
  await signIn('finished')
  await page.goto('/flows/lectures/learning_modules/get-ready/chapters/in-the-room/steps/where-to-sit-and-why')
  await page.getByRole('button', { name: 'Add note' }).click()
  const text = `written before the session ended ${Date.now()}`
  const box = page.getByRole('textbox', { name: /^Note on/ })
  await box.fill(text)
  await context.clearCookies()
  await box.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByLabel('Password', { exact: true }).fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(dialog).toBeHidden()
  const kept = async () => (await (await page.request.get('/api/notes')).text()).split(text).length - 1
  await expect.poll(kept).toBe(1)
})

test('a tab is signed out when another tab signs out', async ({ page, signIn, context, noise }) => {
  noise.allow(/status of 401 .*\/api\//)
  await signIn('content')
  await page.goto('/dashboard/learn')
  await expect(heading(page)).toHaveText(/^Hi Col, /)
  const other = await context.newPage()
  await other.goto('/dashboard/learn')
  await accountMenu(other).click()
  await other.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(other).toHaveURL('/')
  await expect(page).toHaveURL('/auth/sign-in')
})

test('a tab follows the person who signs in in another tab, and each person has their own drafts', async ({
  page,
  context,
  emailOf,
  noise,
}) => {
  noise.allow(/ERR_FAILED .*\/api\/notes$/)
  const step = stepAt('lectures/get-ready/in-the-room/where-to-sit-and-why')
  const nameIn = (tab: Page, name: string) =>
    expect(tab.getByRole('button', { name: new RegExp(`^Account menu, ${name}`) })).toBeVisible()
  const signInByForm = async (tab: Page, email: string) => {
    await tab.getByLabel('Email address').fill(email)
    await tab.getByLabel('Password', { exact: true }).fill(password)
    await tab.getByRole('button', { name: 'Sign in', exact: true }).click()
  }
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/auth/sign-in')

  await test.step('Col has an unsent note and a draft', async () => {
    await signInByForm(page, await emailOf('content'))
    await nameIn(page, 'Col')
    await page.goto(step)
    await openAddBox(page)
    await page.route('**/api/notes', (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    )
    await addBox(page).fill('Col is waiting')
    await addBox(page).press('Enter')
    await expect(cardOf(page, 'Col is waiting')).toContainText('Not saved yet')
    await addBox(page).fill('Col is typing')
  })

  await test.step('Quinn signs in in the other tab, and the first tab is theirs too', async () => {
    await page.unroute('**/api/notes')
    await signInByForm(other, await emailOf('qa'))
    await nameIn(other, 'Quinn')
    await nameIn(page, 'Quinn')
    await expect(page).toHaveURL(step)
    await openAddBox(page)
    await expect(addBox(page)).toHaveValue('')
    await expect(panel(page).getByText(/\bCol\b/)).toHaveCount(0)
    await addBox(page).fill('Quinn is typing')
    expect(await savedCount(page, 'Col is waiting')).toBe(0)
  })

  await test.step('Col signs in again, has the draft, and the unsent note is saved', async () => {
    await accountMenu(other).click()
    await other.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(page).toHaveURL('/auth/sign-in')
    await signInByForm(page, await emailOf('content'))
    await nameIn(page, 'Col')
    await page.goto(step)
    await openAddBox(page)
    await expect(addBox(page)).toHaveValue('Col is typing')
    await expect.poll(() => savedCount(page, 'Col is waiting')).toBe(1)
    await expect(panel(page).getByText(/\bQuinn\b/)).toHaveCount(0)
  })
})
