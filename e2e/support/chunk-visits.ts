import type { Edition } from '@stepwise/shared/contracts'
import type { Locator, Page } from 'playwright/test'
import { type Account, homeOf, learnerOf } from './accounts.ts'
import { heading } from './page.ts'
import { stepAt } from './steps.ts'

/** A way to where some code of the product is wanted. */
export interface ChunkVisit {
  path: string
  as?: Account
  width?: number
  editions?: Edition[]
  /** What a person does there; nothing, when the page itself is all. */
  press?: (page: Page) => Locator
  /** Further to do before or after it. */
  prepare?: (page: Page) => Promise<void>
  /** What is there in the end. */
  goal: (page: Page) => Locator
  /** Chunks that are wanted here; elsewhere they are loaded ahead, or what says so lies under a dialog. */
  waitsFor?: string[]
}

const study: Edition[] = ['study']
const pro: Edition[] = ['pro']
const dialog = (page: Page) => page.getByRole('dialog')
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const page = (path: string, more: Partial<ChunkVisit> = {}): ChunkVisit => ({ path, goal: heading, ...more })
const step = stepAt('reading-research/find-and-judge-sources/judge-and-keep/quoting-and-paraphrasing')
const video = stepAt('organisation/plan-your-week/see-your-time/planning-your-week')

const timetable = '/dashboard/examschedule/Maths/2026-12-01/09:00/11:00/4/5/5'

const account = button(/^Account menu/)
const openAccountMenu = async (where: Page) => {
  await account(where).click()
}

/** Every way that is needed to reach all chunks with a name; the test says which are not reached. */
export function chunkVisits(edition: Edition): ChunkVisit[] {
  const as = learnerOf[edition]
  const home = homeOf[edition]
  const tool = (name: string): ChunkVisit => ({
    path: `/dashboard/study-tools?tool=${name}`,
    as,
    editions: study,
    goal: dialog,
  })
  const visits: ChunkVisit[] = [
    page('/'),
    page('/', { press: button('Watch the walkthroughs'), goal: (at) => at.locator('video').first() }),
    page('/', { width: 375, press: button('Menu'), goal: dialog }),
    page('/terms'),
    page('/privacy'),
    page('/auth'),
    page('/auth/sign-in'),
    page('/auth/reset-password'),
    page('/auth/reset_password/token'),
    page('/auth/dsa-licence'),
    page('/auth/inst-licence', { editions: study }),
    page('/auth/site-licence', { editions: pro }),
    page('/auth/confirmations/token'),
    page('/onboarding', { as: 'new' }),
    page('/onboarding/testimonial', { as }),
    page(home, { as }),
    page(homeOf[edition === 'pro' ? 'study' : 'pro'], { as }),
    page(home, { as, press: account, goal: (at) => at.getByRole('menuitem', { name: 'Sign out' }) }),
    page(home, { as, press: button('GUIDED TOUR'), goal: dialog }),
    page(home, { as, press: (at) => at.getByRole('combobox', { name: 'Search' }), prepare: typeQuery, goal: results }),
    page(home, { as, press: button('Notes'), goal: dialog, waitsFor: ['slot-panel-notes'] }),
    page(home, {
      as,
      press: (at) => at.getByRole('menuitem', { name: 'View Achievements' }),
      prepare: openAccountMenu,
      goal: dialog,
    }),
    page('/dashboard/sitemap', { as }),
    page(step, { as, press: button('Accessibility settings'), goal: dialog, waitsFor: ['slot-panel-display'] }),
    page(step, { as, width: 800, press: button('Steps'), goal: dialog, waitsFor: ['steps-drawer'] }),
    page(video, { as, goal: (at) => at.locator('video').first(), waitsFor: ['page-step', 'accessibility-opener'] }),
    page(edition === 'pro' ? home : '/dashboard/software', {
      as,
      press: (at) => at.getByRole('main').locator('a[href^="/tutorials/"]').first(),
      goal: (at) => at.getByRole('navigation', { name: 'Steps' }),
    }),
    page('/favourites', { as }),
    page('/dashboard/print_notes', { as }),
    page('/dashboard/settings/profile', { as, waitsFor: ['page-profile'] }),
    page('/dashboard/settings/profile', { as, press: button(/^(Add a|Change) photo/), goal: dialog }),
    page('/dashboard/settings/profile/software-selection', { as }),
    page('/dashboard/reflect', { as }),
    page('/dashboard/reflect', { as, press: button(/^Watch Video/), goal: dialog }),
    page('/dashboard/study-tools', { as, editions: study }),
    ...['wizard', 'breakdown', 'revision', 'exam', 'pomodoro'].map(tool),
    page(timetable, { as, editions: study }),
    page(timetable, {
      as,
      editions: study,
      press: button('Download for your calendar'),
      goal: (at) => at.getByText('Your calendar file has been downloaded.'),
    }),
  ]
  return visits.filter(({ editions }) => editions?.includes(edition) ?? true)
}

/** Chunks that nothing on a page waits for, and what holds them instead. */
export const unseenChunks: Record<string, string> = {
  'unsent-outboxes':
    'sends what an earlier visit could not send; it stays on the device until that works (offline.spec.ts)',
  'kept-on-device': 'counts what is unsent on a shared computer; without it the person is asked (sign-out.test.ts)',
  'clean-message': 'makes links of a server message; the words are there without it (ServerMessage.test.tsx)',
  'font-comic-neue': 'the default font is read until it has come',
  'font-open-dyslexic': 'the default font is read until it has come',
  'slot-toast-achievements': 'comes with the next page, and what is new is told then',
  'unlocked-toast': 'the live region says it, and the message comes when the network is back',
  'shared-badges': 'is part of the start of what uses it',
  'slot-status-timer': 'shown once a timer runs (Slot.test.tsx)',
  'slot-dialog-sign-in': 'shown when a session ends (SignInAgain.test.tsx)',
}

const results = (at: Page) => at.locator('#search-results, [role="search"] p').first()

async function typeQuery(at: Page) {
  await at.getByRole('combobox', { name: 'Search' }).fill('exam')
}
