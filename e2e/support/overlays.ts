import type { Edition } from '@stepwise/shared/contracts'
import { expect, type Locator, type Page } from 'playwright/test'
import { type Account, homeOf } from './accounts.ts'
import { chooseInMenu } from './keyboard.ts'
import { accountMenu, mainMenu } from './page.ts'
import { stepAt, textStepOf, videoStepOf } from './steps.ts'

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
const videoOf = { ...videoStepOf, study: stepAt('organisation/plan-your-week/see-your-time/planning-your-week') }
const textOf = { ...textStepOf, study: stepAt('revision/exam-day/before-the-exam/sleep-food-and-kit') }
const profile = '/dashboard/settings/profile'
const journal = '/dashboard/reflect'
const dialog = (page: Page) => page.getByRole('dialog')
const menu = (page: Page) => page.getByRole('menu')
const named = (name: string) => (page: Page) => page.getByRole('dialog', { name })
const everyWidth = [1440, 1024, 768, 320]
const announcements = named('What did it say?')
/** Before the app is there, a shortcut does nothing. */
const openAnnouncements = (page: Page) =>
  expect(async () => {
    await page.keyboard.press('Alt+Shift+W')
    await expect(announcements(page)).toBeVisible({ timeout: 1000 })
  }).toPass()

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
/** What is not said in `more` is so for most: it opens a dialog over a page. */
type More = Partial<Overlay>
const overlay = (name: string, path: string, open: Overlay['open'], more: More = {}): Overlay => ({
  group: 'pages',
  name,
  path,
  open,
  shown: dialog,
  ...more,
})
const inShell = (name: string, path: string, open: Overlay['open'], more: More = {}): Overlay =>
  overlay(name, path, open, { group: 'shell', ...more })
const popover = (name: string, video: string): Overlay =>
  overlay(
    `${name} of the player`,
    video,
    async (page) => {
      await playerComplete(page)
      await press(new RegExp(`^${name}`))(page)
    },
    { shown: (page) => page.getByRole('group', { name }) },
  )
const tool = (name: string): Overlay =>
  overlay(`study tool ${name}`, `/dashboard/study-tools?tool=${name}`, async () => {}, { editions: study })
const openEntry: Overlay['open'] = (page) => page.getByRole('rowheader').getByRole('button').first().press('Enter')
const openDictionary: Overlay['open'] = async (page) => {
  for (const name of ['Highlight or look up', /^Word$/, /^Look up$/]) await press(name)(page)
}
const openDeletion: Overlay['open'] = async (page) => {
  await page.getByRole('checkbox', { name: 'Select all entries' }).press('Space')
  await press('Delete selected')(page)
}
const openNoteOptions: Overlay['open'] = async (page) => {
  await openNotes(page)
  await press(/^Options for the note on/)(page)
}

/** What can lie over the pages of an edition. */
export const overlaysOf = (edition: Edition): Overlay[] => {
  const [home, video, text] = [homeOf[edition], videoOf[edition], textOf[edition]]
  const overlays: Overlay[] = [
    inShell('side menu', home, openMenu, { widths: [1024, 768, 320], shown: mainMenu }),
    inShell('notes panel', home, openNotes, { widths: everyWidth, shown: named('Notes') }),
    overlay('accessibility panel', video, press('Accessibility settings'), { widths: everyWidth }),
    overlay('list of steps', video, press('Steps'), { widths: [1024, 768, 320] }),
    inShell('account menu', home, (page) => accountMenu(page).press('Enter'), {
      shown: menu,
    }),
    inShell('achievements', home, fromAccountMenu('View Achievements')),
    inShell('guided tour', home, openPlayer('GUIDED TOUR')),
    inShell('what did it say', home, openAnnouncements, { shown: announcements }),
    inShell('search results', home, openSearch, { shown: (page) => page.getByRole('listbox') }),
    overlay('message to support', '/support', press('Send us a message')),
    overlay('mistake on this page', video, press('Report a mistake on this page')),
    overlay('photo', profile, press(/^(Add a|Change) photo/), { shown: named('Profile photo') }),
    overlay('installation', profile, press('Install Shortcut'), { shown: named('Install Shortcut') }),
    overlay('account deletion', '/dashboard/settings/account', press(/^Delete my account/)),
    overlay('journal entry', journal, press('NEW ENTRY')),
    overlay('journal reader', journal, openEntry, { as: 'finished' }),
    overlay('journal options', journal, press(/^Options for/), { as: 'finished', shown: menu }),
    overlay('journal deletion', journal, openDeletion, { as: 'finished' }),
    overlay('note options', home, openNoteOptions, { as: 'finished', shown: menu }),
    overlay('tools for chosen text', text, press('Highlight or look up'), {
      shown: (page) => page.getByRole('toolbar', { name: 'Selected text' }),
    }),
    overlay('listen later', text, press('Listen later'), { shown: named('Listen later') }),
    overlay('dictionary', text, openDictionary, { shown: named('Dictionary') }),
    overlay('journal video', journal, openPlayer(/^Watch Video/)),
    overlay('wellbeing form', '/wellbeing', press('Calm'), { editions: study }),
    overlay('what am I running', home, fromAccountMenu('What am I running'), { as: 'qa' }),
    overlay('choose versions', home, fromAccountMenu('Choose versions'), { as: 'qa' }),
    overlay('new page of the content desk', '/dashboard/content', press('New page'), {
      as: 'content',
      editions: study,
    }),
    ...['Speed', 'Zoom', 'Chapters'].map((name) => popover(name, video)),
    ...['wizard', 'breakdown', 'revision', 'exam', 'pomodoro'].map(tool),
  ]
  return overlays.filter(({ editions }) => editions?.includes(edition) ?? true)
}
