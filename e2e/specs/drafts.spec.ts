// docs/product/notes.md, docs/product/journal.md

import type { BrowserContext, Page } from 'playwright/test'
import { readableOnDevice } from '../support/device.ts'
import { addBox, cardOf, notesPanel, openAddBox } from '../support/notes.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const plan = stepAt('revision/exam-day/before-the-exam/sleep-food-and-kit')

async function secondTab(context: BrowserContext, url: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(url)
  await openAddBox(tab)
  return tab
}

test('drafts of notes and journal entries are encrypted on the device and restored', { tag: '@core' }, async ({
  page,
  signIn,
}) => {
  await signIn('student')
  await page.goto(plan)
  await openAddBox(page)
  await addBox(page).fill('No one reads these pens')
  await page.goto('/dashboard/reflect')
  await page.getByRole('button', { name: 'NEW ENTRY', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('No one reads this title')
  await expect.poll(() => readableOnDevice(page)).toMatch(/(sealed.*){2}/)
  expect(await readableOnDevice(page)).not.toContain('No one reads')
  await page.goto(plan)
  await openAddBox(page)
  await expect(addBox(page)).toHaveValue('No one reads these pens')
})

test('each tab has its own draft of a step, and the draft of a closed tab goes to the other', async ({
  page,
  context,
  signIn,
}) => {
  await signIn('qa')
  await test.step('a duplicated tab has a draft of its own', async () => {
    await page.goto(plan)
    await openAddBox(page)
    await addBox(page).fill('The first one')
    // window.open copies sessionStorage, as duplicating a tab does.
    const opened = page.context().waitForEvent('page')
    await page.evaluate((url) => void window.open(url), plan)
    const copy = await opened
    await openAddBox(copy)
    await addBox(copy).fill('The copy')
    await addBox(copy).press('Escape')
    await page.reload()
    await openAddBox(page)
    await expect(addBox(page)).toHaveValue('The first one')
    await copy.close()
    await addBox(page).press('Escape')
  })
  await test.step('the draft of a closed tab goes to the other', async () => {
    await page.goto(plan)
    await openAddBox(page)
    await addBox(page).fill('Written in the first tab')
    const other = await secondTab(context, plan)
    await expect(addBox(other)).toHaveValue('')
    await expect(notesPanel(other).getByText('You are also writing this in another tab.')).toBeVisible()
    await addBox(other).fill('Written in the second tab')
    await expect(notesPanel(page).getByText('You are also writing this in another tab.')).toBeVisible()
    await addBox(other).press('Enter')
    await expect(cardOf(other, 'Written in the second tab')).toHaveCount(1)
    await expect(addBox(page)).toHaveValue('Written in the first tab')

    await page.reload()
    await openAddBox(page)
    await expect(addBox(page)).toHaveValue('Written in the first tab')
    await other.reload()
    await openAddBox(other)
    await expect(addBox(other)).toHaveValue('')

    await page.close({ runBeforeUnload: true })
    await expect(addBox(other)).toHaveValue('Written in the first tab')
    await addBox(other).press('Enter')
    await expect(cardOf(other, 'Written in the first tab')).toHaveCount(1)
    await other.reload()
    await openAddBox(other)
    await expect(addBox(other)).toHaveValue('')
  })
})
