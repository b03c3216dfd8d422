// docs/product/routes-and-guards.md, docs/product/accounts.md

import type { Page } from 'playwright/test'
import { addBox, cardOf, interceptNewNotes, notesCall, notesPanel, openAddBox, savedCount } from '../support/notes.ts'
import { signInByForm, signOutByMenu } from '../support/sign-in.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { startApp } from '../support/words.ts'

const whereToSit = stepAt('lectures/get-ready/in-the-room/where-to-sit-and-why')

test('a tab follows the person who signs in in another tab, and each person has their own drafts', {
  tag: '@core',
}, async ({ page, context, emailOf, noise }) => {
  // A note that Col's tab sends again before it hears of Quinn is refused: the session is no longer Col's.
  noise.allow(/(ERR_FAILED|status of 401) .*\/api\/notes$/)
  const nameIn = (tab: Page, name: string) =>
    expect(tab.getByRole('button', { name: new RegExp(`^Account menu, ${name}`) })).toBeVisible()
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await tab.goto('/auth/sign-in')
    await startApp(tab)
  }

  await test.step('Col has an unsent note and a draft', async () => {
    await signInByForm(page, { email: await emailOf('content') })
    await nameIn(page, 'Col')
    await page.goto(whereToSit)
    await openAddBox(page)
    await interceptNewNotes(page, (route) => route.abort())
    await addBox(page).fill('Col is waiting')
    await addBox(page).press('Enter')
    await expect(cardOf(page, 'Col is waiting')).toContainText('Not saved yet')
    await addBox(page).fill('Col is typing')
  })

  await test.step('Quinn signs in in the other tab, and the first tab is theirs too', async () => {
    await page.unroute(notesCall)
    await signInByForm(other, { email: await emailOf('qa') })
    await nameIn(other, 'Quinn')
    await nameIn(page, 'Quinn')
    await expect(page).toHaveURL(whereToSit)
    await openAddBox(page)
    await expect(addBox(page)).toHaveValue('')
    await expect(notesPanel(page).getByText(/\bCol\b/)).toHaveCount(0)
    await addBox(page).fill('Quinn is typing')
    expect(await savedCount(page, 'Col is waiting')).toBe(0)
  })

  await test.step('Col signs in again, has the draft, and the unsent note is saved', async () => {
    await signOutByMenu(other)
    await expect(other).toHaveURL('/')
    await expect(page).toHaveURL('/auth/sign-in')
    await signInByForm(page, { email: await emailOf('content') })
    await nameIn(page, 'Col')
    await page.goto(whereToSit)
    await openAddBox(page)
    await expect(addBox(page)).toHaveValue('Col is typing')
    await expect.poll(() => savedCount(page, 'Col is waiting')).toBe(1)
    await expect(notesPanel(page).getByText(/\bQuinn\b/)).toHaveCount(0)
  })
})
