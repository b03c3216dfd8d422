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
import { playbackTime } from '../support/player.ts'
import { stepAt, stepList } from '../support/steps.ts'
import { expect, giveSession, test } from '../support/test.ts'

const home = '/dashboard/learn'
const word = { file: 'src/features/home/TourButton.tsx', from: 'GUIDED TOUR', to: 'GUIDED WALK' }
const notice = (tab: Page) => tab.getByRole('complementary', { name: 'Update' })
const search = (tab: Page) => tab.getByRole('combobox', { name: 'Search' })
const goTo = (tab: Page, area: string) => mainMenu(tab).getByRole('link', { name: area, exact: true }).click()

async function openStepFromHome(tab: Page, address: string) {
  await tab.goto(`${address}${home}`)
  await tab.getByRole('link', { name: 'Understand the task' }).click()
  await expect(stepList(tab)).toBeVisible()
}

type Interruption = {
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
  'words in a field': {
    begin: async (tab, address) => {
      await openStepFromHome(tab, address)
      await search(tab).pressSequentially('mind')
    },
    navigate: (tab) => tab.goBack(),
    end: (tab) => search(tab).fill(''),
  },
  'a video that plays': {
    begin: async (tab, address) => {
      await tab.goto(`${address}${stepAt('organisation/plan-your-week/see-your-time/planning-your-week')}`)
      await button(tab, 'Play').click()
      await expect.poll(() => playbackTime(tab)).toBeGreaterThan(0)
    },
    navigate: (tab) => goTo(tab, 'Learn'),
    end: (tab) => expect(tab.locator('video')).toHaveCount(0),
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
const mended = 'This page has been mended. It was loaded again, and what you have written is kept.'
const watch = (...options: string[]) =>
  release('watched', 'watch', 'learn', '--least', '5', '--every', '1', '--people', '1', '--networks', '1', ...options)

test('a version that fails is taken back by the watch, and open tabs leave it at once, where the person is', {
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

  const tabs = { failing: page, typing: await context.newPage(), scrolled: await context.newPage() }
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

  await tabs.typing.goto(`${address}/dashboard/study-tools?tool=exam`)
  const field = tabs.typing.getByLabel('Exam name (optional)')
  await field.fill('Biology, paper 1')
  await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(7, 7))
  await tabs.scrolled.setViewportSize({ width: 1280, height: 400 })
  await tabs.scrolled.goto(`${address}${home}`)
  const link = tabs.scrolled.getByRole('main').getByRole('link').last()
  await link.focus()
  const scrolledTo = await tabs.scrolled.evaluate(() => scrollY)
  expect(scrolledTo).toBeGreaterThan(0)
  const focused = await link.textContent()
  for (const tab of Object.values(tabs)) await markDocument(tab)

  await test.step('the watch undoes the promotion, ends with 1, and the history says so', async () => {
    await expect(watch('--minutes', '1', '--address', address)).rejects.toThrow(/ended with 1[\s\S]*Live as promotion/)
    expect(await release('watched', 'history', '--last', '1')).toMatch(/release watch[\s\S]*rollback[\s\S]*faults/)
  })

  // One after the other: the clock that is turned is that of all tabs.
  const expectMended = async (tab: Page) => {
    await comeBack(tab)
    await untilLoadedAgain(tab)
    await expect(notice(tab)).toContainText(mended)
    expect(await versionIn(tab, 'learn')).toBe(before)
  }
  await test.step('typed text and the place in it', async () => {
    await expectMended(tabs.typing)
    await expect(field).toHaveValue('Biology, paper 1')
    await expect.poll(() => field.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await field.evaluate((input: HTMLInputElement) => input.selectionStart)).toBe(7)
  })
  await test.step('scroll and focus', async () => {
    await expectMended(tabs.scrolled)
    await expect.poll(() => tabs.scrolled.evaluate(() => document.activeElement?.textContent)).toBe(focused)
    await expect.poll(() => tabs.scrolled.evaluate(() => scrollY)).toBe(scrolledTo)
  })
  await test.step('the page instead of the card', async () => {
    await expectMended(page)
    await expect(heading(page)).not.toHaveText('Learn could not be shown')
    await expectHeadingActive(page)
    await expectAccessible(page)
  })

  await test.step('promoted again, it is not undone for what happened before', async () => {
    await release('watched', 'promote', broken, '--why', 'once more', '--no-smoke', 'a test')
    expect(await watch('--minutes', '0', '--address', address)).toContain('nothing was undone')
  })
})
