// docs/product/updates.md, docs/product/errors.md

import type { Page } from 'playwright/test'
import { buildChanged, publishTo, release } from '../product/changed-remote.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { newAccount } from '../support/accounts.ts'
import { expectHeadingActive } from '../support/each-fault.ts'
import { addBox, notesPanel, openAddBox } from '../support/notes.ts'
import {
  comeBack,
  markDocument,
  openProduct,
  untilLoadedAgain,
  versionIn,
  wasLoadedAgain,
} from '../support/open-tabs.ts'
import { button, heading, mainMenu } from '../support/page.ts'
import { stepAt, stepList } from '../support/steps.ts'
import { expect, giveSession, test } from '../support/test.ts'

const home = '/dashboard/learn'
const word = { file: 'src/features/home/TourButton.tsx', from: 'GUIDED TOUR', to: 'GUIDED WALK' }
const notice = (tab: Page) => tab.getByRole('complementary', { name: 'Update' })
const goTo = (tab: Page, area: string) => mainMenu(tab).getByRole('link', { name: area, exact: true }).click()

async function openStepFromHome(tab: Page, address: string) {
  await tab.goto(`${address}${home}`)
  await tab.getByRole('link', { name: 'Understand the task' }).click()
  await expect(stepList(tab)).toBeVisible()
}

interface Interruption {
  /** The tab is where the person is in the middle of something. */
  begin: (tab: Page, address: string) => Promise<void>
  /** To another page, in the middle of it. */
  navigate: (tab: Page) => Promise<unknown>
  end: (tab: Page) => Promise<void>
}

const interruptions: Record<string, Interruption> = {
  'a panel with half a note': {
    begin: async (tab, address) => {
      await openStepFromHome(tab, address)
      await openAddBox(tab)
      await addBox(tab).fill('Half a thou')
    },
    navigate: (tab) => tab.goBack(),
    end: (tab) => expect(notesPanel(tab)).toHaveCount(0),
  },
  // The last: what is shown on each page is shown in tabs that are loaded from then on, too.
  'a pomodoro that runs': {
    begin: async (tab, address) => {
      await tab.goto(`${address}/dashboard/study-tools?tool=pomodoro`)
      await button(tab, 'START').click()
      await tab.keyboard.press('Escape')
    },
    navigate: (tab) => goTo(tab, 'Learn'),
    end: async (tab) => {
      await tab.getByRole('complementary', { name: 'Pomodoro timer' }).getByRole('link').click()
      await button(tab, 'Reset').click()
      await tab.keyboard.press('Escape')
      await expect(tab.getByRole('dialog')).toHaveCount(0)
    },
  },
}

test('open tabs learn of a promotion, and take it at a navigation that interrupts nothing', { tag: '@alone' }, async ({
  page,
  context,
  endWithTest,
}) => {
  test.setTimeout(300_000)
  const address = await openProduct('open-tabs', endWithTest)
  await context.clock.install()
  await giveSession(page, address, await newAccount(address, 'student'))
  await page.goto(`${address}${home}`)
  await expect(button(page, word.from)).toBeVisible()
  const before = String(await versionIn(page, 'learn'))
  const tabs = new Map<string, Page>()
  for (const [name, { begin }] of Object.entries(interruptions)) {
    const tab = await context.newPage()
    await begin(tab, address)
    await markDocument(tab)
    tabs.set(name, tab)
  }
  const changed = await publishTo('open-tabs', 'learn', await buildChanged('learn', word))
  const after = String(changed.split('@')[1])
  await release('open-tabs', 'promote', changed, '--why', 'one word', '--no-smoke', 'tried below')

  for (const [name, { navigate, end }] of Object.entries(interruptions))
    await test.step(name, async () => {
      const tab = tabs.get(name) as Page
      await comeBack(tab)
      await navigate(tab)
      await expect(button(tab, word.from)).toBeVisible()
      expect(await wasLoadedAgain(tab)).toBe(false)

      await end(tab)
      await goTo(tab, 'Wellbeing')
      await untilLoadedAgain(tab)
      await expect(heading(tab)).toHaveText('Wellbeing')
      await expectHeadingActive(tab)
      expect(await versionIn(tab, 'learn')).toBe(after)
      expect(before).not.toBe(after)
      await expect(notice(tab)).toHaveCount(0)
    })

  await test.step('the draft is there', async () => {
    const tab = tabs.get('a panel with half a note') as Page
    await tab.bringToFront()
    await goTo(tab, 'Learn')
    await expect(button(tab, word.to)).toBeVisible()
    await tab.getByRole('link', { name: 'Understand the task' }).click()
    await openAddBox(tab)
    await expect(addBox(tab)).toHaveValue('Half a thou')
  })
})

const throwing = {
  file: 'src/pages/step/FlowStepPage.tsx',
  from: 'export default function',
  to: "if (globalThis) throw new Error('it cannot be evaluated')\nexport default function",
}
const fixed = 'A problem with this page has been fixed. Load the page again when it suits you.'
const watch = (...options: string[]) =>
  release('watched', 'watch', 'learn', '--least', '5', '--every', '1', '--people', '1', '--networks', '1', ...options)

test('a version that fails is taken back by the watch, and a notice offers open tabs the one before', {
  tag: '@alone',
}, async ({ page, context, endWithTest, noise }) => {
  test.setTimeout(300_000)
  noise.allow(/it cannot be evaluated|\[stepwise\] learn /)
  const address = await openProduct('watched', endWithTest)
  const step = `${address}${stepAt('revision/exam-day/before-the-exam/sleep-food-and-kit')}`
  await giveSession(page, address, await newAccount(address, 'student'))
  await page.goto(`${address}${home}`)
  await expect(heading(page)).toHaveText(/^Hi /)
  const before = String(await versionIn(page, 'learn'))
  const broken = await publishTo('watched', 'learn', await buildChanged('learn', throwing))
  await release('watched', 'promote', broken, '--why', 'not tried', '--no-smoke', 'a test')

  const typing = await context.newPage()
  await test.step('browsers report its faults', async () => {
    for (let load = 0; load < 5; load++) {
      const reported = page.waitForRequest('**/api/client_faults')
      await page.goto(step)
      await reported
      await expect(heading(page)).toHaveText('Learn could not be shown')
    }
    await heading(page).focus()
  })
  // Only now: a page whose clock is not its own knows no timings, and so no mark of the gateway, without which nothing counts.
  await context.clock.install()

  await typing.goto(`${address}/dashboard/study-tools?tool=exam`)
  const field = typing.getByLabel('Exam name (optional)')
  await field.fill('Biology, paper 1')
  for (const tab of [page, typing]) await markDocument(tab)

  await test.step('the watch undoes the promotion, ends with 1, and the history says so', async () => {
    await expect(watch('--minutes', '1', '--address', address)).rejects.toThrow(/ended with 1[\s\S]*Live as promotion/)
    expect(await release('watched', 'history', '--last', '1')).toMatch(/release watch[\s\S]*rollback[\s\S]*faults/)
  })

  await test.step('a person who types is asked, and goes on', async () => {
    await comeBack(typing)
    await expect(notice(typing)).toContainText(fixed)
    await expect(field).toHaveValue('Biology, paper 1')
    expect(await wasLoadedAgain(typing)).toBe(false)
  })
  await test.step('the page instead of the card', async () => {
    await comeBack(page)
    await expect(notice(page)).toContainText(fixed)
    await expectAccessible(page)
    await notice(page).getByRole('button', { name: 'Load again' }).click()
    await untilLoadedAgain(page)
    expect(await versionIn(page, 'learn')).toBe(before)
    await expect(heading(page)).not.toHaveText('Learn could not be shown')
    await expectHeadingActive(page)
    await expect(notice(page)).toHaveCount(0)
  })

  await test.step('promoted again, it is not undone for what happened before', async () => {
    await release('watched', 'promote', broken, '--why', 'once more', '--no-smoke', 'a test')
    expect(await watch('--minutes', '0', '--address', address)).toContain('nothing was undone')
  })
})
