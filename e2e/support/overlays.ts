import type { Edition } from '@stepwise/shared/contracts'
import { expect, type Locator, type Page } from 'playwright/test'
import { type Account, homeOf } from './accounts.ts'
import { chooseInMenu } from './keyboard.ts'
import { accountMenu, mainMenu } from './page.ts'
import { stepAt } from './steps.ts'

export const overlayGroups = ['shell', 'pages'] as const

/** Something that lies over a page, and how it is opened by keyboard. */
export interface Overlay {
  name: string
  group: (typeof overlayGroups)[number]
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
const text = stepAt('revision/exam-day/before-the-exam/sleep-food-and-kit')
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
/** Its button is in the side menu, which narrow windows have to open first. */
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
  group: 'pages',
  name: `${name} of the player`,
  path: video,
  open: async (page) => {
    await playerComplete(page)
    await press(new RegExp(`^${name}`))(page)
  },
  shown: (page) => page.getByRole('group', { name }),
})
const tool = (name: string): Overlay => ({
  group: 'pages',
  name: `study tool ${name}`,
  path: `/dashboard/study-tools?tool=${name}`,
  editions: study,
  open: async () => {},
  shown: dialog,
})

/** What can lie over the pages of an edition. */
export const overlaysOf = (edition: Edition): Overlay[] => {
  const home = homeOf[edition]
  const overlays: Overlay[] = [
    { name: 'side menu', group: 'shell', path: home, widths: [1024, 768, 320], open: openMenu, shown: mainMenu },
    { name: 'notes panel', group: 'shell', path: home, widths: everyWidth, open: openNotes, shown: named('Notes') },
    {
      name: 'accessibility panel',
      group: 'pages',
      path: video,
      widths: everyWidth,
      open: press('Accessibility settings'),
      shown: dialog,
    },
    {
      name: 'list of steps',
      group: 'pages',
      path: video,
      widths: [1024, 768, 320],
      open: press('Steps'),
      shown: dialog,
    },
    {
      name: 'account menu',
      group: 'shell',
      path: home,
      open: (page) => accountMenu(page).press('Enter'),
      shown: (page) => page.getByRole('menu'),
    },
    { name: 'achievements', group: 'shell', path: home, open: fromAccountMenu('View Achievements'), shown: dialog },
    { name: 'guided tour', group: 'shell', path: home, open: openPlayer('GUIDED TOUR'), shown: dialog },
    {
      name: 'search results',
      group: 'shell',
      path: home,
      open: openSearch,
      shown: (page) => page.getByRole('listbox'),
    },
    { name: 'message to support', group: 'pages', path: '/support', open: press('Send us a message'), shown: dialog },
    {
      name: 'mistake on this page',
      group: 'pages',
      path: video,
      open: press('Report a mistake on this page'),
      shown: dialog,
    },
    {
      name: 'photo',
      group: 'pages',
      path: profile,
      open: press(/^(Add a|Change) photo/),
      shown: named('Profile photo'),
    },
    {
      name: 'installation',
      group: 'pages',
      path: profile,
      open: press('Install Shortcut'),
      shown: named('Install Shortcut'),
    },
    { name: 'journal entry', group: 'pages', path: '/dashboard/reflect', open: press('NEW ENTRY'), shown: dialog },
    {
      name: 'journal reader',
      group: 'pages',
      path: '/dashboard/reflect',
      as: 'finished',
      open: (page) => page.getByRole('rowheader').getByRole('button').first().press('Enter'),
      shown: dialog,
    },
    { name: 'listen later', group: 'pages', path: text, open: press('Listen later'), shown: named('Listen later') },
    {
      name: 'dictionary',
      group: 'pages',
      path: text,
      open: async (page) => {
        for (const name of ['Highlight or look up', /^Word$/, /^Look up$/]) await press(name)(page)
      },
      shown: named('Dictionary'),
    },
    {
      name: 'journal video',
      group: 'pages',
      path: '/dashboard/reflect',
      open: openPlayer(/^Watch Video/),
      shown: dialog,
    },
    {
      name: 'wellbeing form',
      group: 'pages',
      path: '/wellbeing',
      editions: study,
      open: press('Calm'),
      shown: dialog,
    },
    {
      name: 'what am I running',
      group: 'pages',
      path: home,
      as: 'qa',
      open: fromAccountMenu('What am I running'),
      shown: dialog,
    },
    {
      name: 'choose versions',
      group: 'pages',
      path: home,
      as: 'qa',
      open: fromAccountMenu('Choose versions'),
      shown: dialog,
    },
    ...['Speed', 'Zoom', 'Chapters'].map(popover),
    ...['wizard', 'breakdown', 'revision', 'exam', 'pomodoro'].map(tool),
  ]
  return overlays.filter(({ editions }) => editions?.includes(edition) ?? true)
}
