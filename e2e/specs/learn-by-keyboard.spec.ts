// docs/product/accessibility.md

import type { Edition } from '@stepwise/shared/contracts'
import type { Locator, Page } from 'playwright/test'
import { homeOf, learnerOf, newAccount } from '../support/accounts.ts'
import { chooseByKeyboard, chooseInMenu, tabTo } from '../support/keyboard.ts'
import { addBox, cardOf, editBox, notesPanel, optionsOf } from '../support/notes.ts'
import { accountMenu, expectFocusWithin, expectHeadingFocused, heading, mainMenu } from '../support/page.ts'
import { stepList } from '../support/steps.ts'
import { expect, giveSession, test } from '../support/test.ts'

/** A step that the search finds first, with what the tests meet on the way. */
const found = {
  study: {
    search: 'skim first',
    name: 'Skim first',
    flow: 'Reading and research',
    otherChapter: /^While you read/,
  },
  pro: {
    search: 'skim by headings',
    name: 'Skim by headings, listen fast and slow',
    flow: 'Reading and finding out',
    otherChapter: /^Read it your way/,
  },
}

test('everything a learner does works by keyboard alone at 1440 × 900', { tag: ['@core', '@pro'] }, async ({
  page,
  signIn,
  edition,
}) => {
  test.setTimeout(180_000)
  await signIn(learnerOf[edition])
  await learnByKeyboard(page, edition, 1440, 900)
})

test('everything a learner does works by keyboard alone in narrow windows', async ({ page, baseURL, edition }) => {
  test.setTimeout(360_000)
  for (const [width, height] of [
    [768, 1024],
    // A window of 1280 × 1024 at 400 %.
    [320, 256],
  ] as const) {
    await test.step(`${width} × ${height}`, async () => {
      await giveSession(page, String(baseURL), await newAccount(String(baseURL), learnerOf[edition]))
      await learnByKeyboard(page, edition, width, height)
    })
  }
})

async function learnByKeyboard(page: Page, edition: Edition, width: number, height: number): Promise<void> {
  const press = (...keys: string[]) =>
    keys.reduce((last, key) => last.then(() => page.keyboard.press(key)), Promise.resolve())
  const isNarrow = width <= 1024
  const step = found[edition]
  const nameOfStep = new RegExp(`^${step.name}`)
  /** What a narrow window has behind a button. */
  const openFirst = async (opener: string, opened: Locator) => {
    if (!isNarrow) return
    await chooseByKeyboard(page, page.getByRole('button', { name: opener, exact: true }))
    await expectFocusWithin(opened)
  }
  const openMenu = () => openFirst('Open menu', page.getByRole('dialog', { name: 'Menu' }))
  const steps = isNarrow ? page.getByRole('dialog', { name: 'Steps' }) : stepList(page)
  const openSteps = () => openFirst('Steps', steps)
  await page.setViewportSize({ width, height })
  await page.goto(homeOf[edition])
  await expect(heading(page)).toBeVisible()

  await test.step('tutorials: from the Software tab to the essentials and their next step', async () => {
    const software = page.getByRole('tab', { name: 'Software' })
    if (edition === 'study') {
      await tabTo(page, page.getByRole('tab', { name: 'Study flows' }))
      await press('ArrowRight', 'Enter')
      await expect(software).toBeFocused()
    }
    await chooseByKeyboard(page, page.getByRole('main').getByRole('link', { name: 'NVDA', exact: true }))
    await expect(page).toHaveURL('/dashboard/software/nvda')
    await chooseByKeyboard(page, page.getByRole('main').getByRole('link', { name: 'Essentials' }))
    await expectHeadingFocused(page, /NVDA/)
    await chooseByKeyboard(page, page.getByRole('link', { name: 'Continue' }))
    await expect(page).toHaveURL(/\/tutorials\/nvda\/essentials\/nvda-find-your-way$/)
    await expect(heading(page)).toBeFocused()
    await openSteps()
    await chooseByKeyboard(page, page.getByRole('link', { name: 'Go to Dashboard' }))
    await expectHeadingFocused(page, /^Hi /)
    await expect(page).toHaveURL('/dashboard/software/nvda')
  })

  await test.step('search: a combobox that leads to a step', async () => {
    const box = page.getByRole('combobox', { name: 'Search' })
    if (await box.isVisible()) await tabTo(page, box)
    else await chooseByKeyboard(page, page.getByRole('button', { name: 'Search', exact: true }))
    await expect(box).toBeFocused()
    await page.keyboard.type(step.search)
    const option = page.getByRole('option', { name: nameOfStep })
    await expect(option).toBeVisible()
    for (let presses = 0; presses < 20 && (await option.getAttribute('aria-selected')) !== 'true'; presses++) {
      await press('ArrowDown')
    }
    await press('Enter')
    await expectHeadingFocused(page, step.name)
  })

  await test.step('a step: favourite, how-to of the own software, chapters', async () => {
    await chooseByKeyboard(page, page.getByRole('button', { name: 'Add Favourite' }), 'Space')
    await expect(page.getByRole('button', { name: 'Remove Favourite' })).toBeFocused()
    const howTo = page.getByRole('region', { name: 'In your own software' })
    await chooseByKeyboard(page, howTo.getByRole('button', { name: /^NVDA/ }))
    await tabTo(page, howTo.getByRole('link', { name: 'More strategies for NVDA' }), 1)
    await press('Shift+Tab', 'Space')
    await expect(howTo.getByRole('link')).toHaveCount(0)
    await openSteps()
    const chapter = steps.getByRole('button', { name: step.otherChapter })
    await chooseByKeyboard(page, chapter)
    await expect(chapter).toHaveAttribute('aria-expanded', 'true')
    if (isNarrow) {
      await press('Escape')
      await expect(page.getByRole('button', { name: 'Steps', exact: true })).toBeFocused()
    }
  })

  await test.step('notes: add, edit, and Escape returns the focus', async () => {
    const add = page.getByRole('button', { name: 'Add note' })
    await chooseByKeyboard(page, add)
    await expect(addBox(page)).toBeFocused()
    await page.keyboard.type('Skim, then decide')
    await press('Enter')
    await expect(cardOf(page, 'Skim, then decide')).not.toContainText('Saving…')
    await chooseByKeyboard(page, optionsOf(page, 'Skim, then decide'))
    await chooseInMenu(page, 'Edit')
    await expect(editBox(page)).toBeFocused()
    await page.keyboard.type(' quickly')
    await press('Enter')
    await expect(optionsOf(page, 'decide quickly')).toBeFocused()
    await press('Escape')
    await expect(notesPanel(page)).toHaveCount(0)
    await expect(add).toBeFocused()
  })

  await test.step('favourites: open from the menu, then remove one', async () => {
    await openMenu()
    await chooseByKeyboard(page, mainMenu(page).getByRole('link', { name: 'Favourites' }))
    await expect(page).toHaveURL(/\/favourites\/flows\//)
    await expect(heading(page)).toBeFocused()
    await openSteps()
    const group = steps.getByRole('button', { name: step.flow })
    await tabTo(page, group)
    if ((await group.getAttribute('aria-expanded')) === 'false') await press('Enter')
    await tabTo(page, steps.getByRole('link', { name: nameOfStep }))
    await press('Enter')
    await expectHeadingFocused(page, step.name)
    await chooseByKeyboard(page, page.getByRole('button', { name: 'Remove Favourite' }), 'Space')
    await expect(page.getByRole('button', { name: 'Add Favourite' })).toBeFocused()
  })

  await test.step('achievements open from the account menu, and Escape returns the focus to it', async () => {
    const account = accountMenu(page)
    await chooseByKeyboard(page, account)
    await chooseInMenu(page, 'View Achievements')
    const dialog = page.getByRole('dialog', { name: 'Achievements' })
    await expectFocusWithin(dialog)
    await press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(account).toBeFocused()
  })

  await test.step('notes from the menu: print, Visit step, Delete', async () => {
    await openMenu()
    await chooseByKeyboard(page, mainMenu(page).getByRole('link', { name: 'Learn' }))
    await expectHeadingFocused(page, /^Hi /)
    await openMenu()
    await chooseByKeyboard(page, mainMenu(page).getByRole('button', { name: 'Notes' }))
    await expect(notesPanel(page).getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('decide quickly')
    await expect(notesPanel(page).getByRole('article')).toHaveCount(1)
    const opened = page.context().waitForEvent('page')
    await chooseByKeyboard(page, notesPanel(page).getByRole('link', { name: /^Print notes/ }))
    await printByKeyboard(await opened)

    await page.bringToFront()
    await chooseByKeyboard(page, optionsOf(page, 'decide quickly'))
    await chooseInMenu(page, 'Visit step')
    await expectHeadingFocused(page, step.name)
    await chooseByKeyboard(page, page.getByRole('button', { name: 'Add note' }))
    await expect(addBox(page)).toBeFocused()
    await chooseByKeyboard(page, optionsOf(page, 'decide quickly'))
    await chooseInMenu(page, 'Delete')
    await expect(cardOf(page, 'decide quickly')).toHaveCount(0)
    await expectFocusWithin(notesPanel(page))
  })
}

async function printByKeyboard(notebook: Page): Promise<void> {
  await notebook.evaluate(() => {
    window.print = () => void document.body.setAttribute('data-printed', '')
  })
  await expect(notebook.getByRole('heading', { level: 1, name: /Notebook$/ })).toBeVisible()
  await chooseByKeyboard(notebook, notebook.getByRole('button', { name: 'Print' }))
  await expect(notebook.locator('body[data-printed]')).toHaveCount(1)
  await notebook.close()
}
