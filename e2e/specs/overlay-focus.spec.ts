// docs/product/accessibility.md

import type { Edition } from '@stepwise/shared/contracts'
import type { Locator, Page } from 'playwright/test'
import { type Account, homeOf, learnerOf } from '../support/accounts.ts'
import { expectEveryStopSeen } from '../support/focus-stops.ts'
import { chooseInMenu } from '../support/keyboard.ts'
import { watchNetwork } from '../support/network.ts'
import { accountMenu, heading, mainMenu } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

/** Something that lies over a page, and how it is opened by keyboard. */
type Overlay = {
  name: string
  path: string
  as?: Account
  editions?: Edition[]
  /** Widths of the window, in pixels; 1440 and 320 if left out. */
  widths?: number[]
  open: (page: Page) => Promise<void>
  /** What is shown then. */
  shown: (page: Page) => Locator
}

const study: Edition[] = ['study']
const video = stepAt('organisation/plan-your-week/see-your-time/planning-your-week')
const profile = '/dashboard/settings/profile'
const dialog = (page: Page) => page.getByRole('dialog')
const named = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const everyWidth = [1440, 1024, 768, 320]

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole('button', { name }).first().press('Enter')
}
const openMenu = press('Open menu')
const fromAccountMenu = (name: string) => async (page: Page) => {
  await accountMenu(page).press('Enter')
  await chooseInMenu(page, name)
}
/** Its button stands in the side menu, which narrow windows have to open first. */
const openNotes = async (page: Page) => {
  const inMenu = mainMenu(page).getByRole('button', { name: 'Notes' })
  const opener = page.getByRole('button', { name: 'Open menu' })
  await expect(inMenu.or(opener).first()).toBeVisible()
  if (await opener.isVisible()) await openMenu(page)
  await inMenu.press('Enter')
}
const openSearch = async (page: Page) => {
  const [box, button] = [
    page.getByRole('combobox', { name: 'Search' }),
    page.getByRole('button', { name: 'Search', exact: true }),
  ]
  await expect(box.or(button).first()).toBeVisible()
  if (await button.isVisible()) await button.press('Enter')
  await box.fill('exam')
}
/** These buttons come with the video's files, and move what is below. */
const playerComplete = async (page: Page) => {
  for (const late of ['Captions', 'Chapters'])
    await expect(page.getByRole('button', { name: late, exact: true })).toBeVisible()
}
const openPlayer = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page)
  await playerComplete(page)
}
const popover = (name: string): Overlay => ({
  name: `${name} of the player`,
  path: video,
  open: async (page) => {
    await playerComplete(page)
    await press(new RegExp(`^${name}`))(page)
  },
  shown: (page) => page.getByRole('group', { name }),
})
const tool = (name: string): Overlay => ({
  name: `study tool ${name}`,
  path: `/dashboard/study-tools?tool=${name}`,
  editions: study,
  open: async () => {},
  shown: dialog,
})

const overlaysOf = (edition: Edition): Overlay[] => {
  const home = homeOf[edition]
  const overlays: Overlay[] = [
    { name: 'side menu', path: home, widths: [1024, 768, 320], open: openMenu, shown: mainMenu },
    { name: 'notes panel', path: home, widths: everyWidth, open: openNotes, shown: named('Notes') },
    {
      name: 'accessibility panel',
      path: video,
      widths: everyWidth,
      open: press('Accessibility settings'),
      shown: dialog,
    },
    { name: 'list of steps', path: video, widths: [1024, 768, 320], open: press('Steps'), shown: dialog },
    {
      name: 'account menu',
      path: home,
      open: (page) => accountMenu(page).press('Enter'),
      shown: (page) => page.getByRole('menu'),
    },
    { name: 'achievements', path: home, open: fromAccountMenu('View Achievements'), shown: dialog },
    { name: 'guided tour', path: home, open: openPlayer('GUIDED TOUR'), shown: dialog },
    { name: 'search results', path: home, open: openSearch, shown: (page) => page.getByRole('listbox') },
    { name: 'message to support', path: '/support', open: press('Send us a message'), shown: dialog },
    { name: 'mistake on this page', path: video, open: press('Report a mistake on this page'), shown: dialog },
    { name: 'photo', path: profile, open: press(/^(Add a|Change) photo/), shown: named('Profile photo') },
    { name: 'journal entry', path: '/dashboard/reflect', open: press('NEW ENTRY'), shown: dialog },
    { name: 'journal video', path: '/dashboard/reflect', open: openPlayer(/^Watch Video/), shown: dialog },
    { name: 'wellbeing form', path: '/wellbeing', editions: study, open: press('Calm'), shown: dialog },
    { name: 'what am I running', path: home, as: 'qa', open: fromAccountMenu('What am I running'), shown: dialog },
    { name: 'choose versions', path: home, as: 'qa', open: fromAccountMenu('Choose versions'), shown: dialog },
    ...['Speed', 'Zoom', 'Chapters'].map(popover),
    ...['wizard', 'breakdown', 'revision', 'exam', 'pomodoro'].map(tool),
  ]
  return overlays.filter(({ editions }) => editions?.includes(edition) ?? true)
}

const groups: Record<string, string[]> = {
  'layers of the shell': ['side menu', 'notes panel', 'account menu', 'achievements', 'guided tour', 'search results'],
  'layers of a step': ['accessibility panel', 'list of steps', 'mistake on this page'],
  'layers of the player': ['Speed of the player', 'Zoom of the player', 'Chapters of the player'],
  dialogs: ['message to support', 'photo', 'journal entry', 'journal video', 'wellbeing form'],
  'dialogs of QA': ['what am I running', 'choose versions'],
  'study tools': ['wizard', 'breakdown', 'revision', 'exam', 'pomodoro'].map((name) => `study tool ${name}`),
}

test('each overlay is in a group', () => {
  expect(Object.values(groups).flat().toSorted()).toEqual(
    overlaysOf('study')
      .map(({ name }) => name)
      .toSorted(),
  )
})

for (const [group, names] of Object.entries(groups)) {
  const tag = group === 'layers of the shell' ? ['@core', '@pro'] : []
  test(`each stop is seen: ${group}`, { tag }, async ({ page, signIn, edition }) => {
    const overlays = overlaysOf(edition).filter(({ name }) => names.includes(name))
    // A walk there and back for each size.
    test.setTimeout(overlays.length * 120_000)
    const network = watchNetwork(page)
    await signIn(overlays[0]?.as ?? learnerOf[edition])
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { name, path, widths = [1440, 320], open, shown } of overlays) {
      for (const width of widths) {
        await test.step(`${name} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: width === 320 ? 256 : 800 })
          await page.goto(path)
          await expect(heading(page)).toBeVisible()
          // What comes later would move the page below the focus.
          await network.idle()
          await open(page)
          await expect(shown(page)).toBeVisible()
          await expectEveryStopSeen(page, `${name} at ${width} px`)
        })
      }
    }
  })
}
