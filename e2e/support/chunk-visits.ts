import type { Edition } from '@stepwise/shared/contracts'
import type { Locator, Page } from 'playwright/test'
import { installRecognition } from '../../shared/testing/recognition.ts'
import { type Account, homeOf, learnerOf } from './accounts.ts'
import { accountMenu, heading } from './page.ts'
import { giveVoices } from './speech.ts'
import { textStepOf, videoStepOf } from './steps.ts'

/** A visit that loads some lazy code of the product. */
export interface ChunkVisit {
  path: string
  as?: Account
  width?: number
  editions?: Edition[]
  /** What is done before the page is opened. */
  before?: (page: Page) => Promise<void>
  /** The control that loads it; left out if the page itself does. */
  press?: (page: Page) => Locator
  /** What is done before it is pressed. */
  prepare?: (page: Page) => Promise<void>
  /** What is shown once all is loaded. */
  goal: (page: Page) => Locator
  /** Chunks that are tried here: other visits load them ahead, or show their message under a dialog. */
  waitsFor?: string[]
}

const study: Edition[] = ['study']
const pro: Edition[] = ['pro']
const dialog = (page: Page) => page.getByRole('dialog')
const button = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name }).first()
const readAloud = button(/^Read aloud/)
const menuItem = (name: string) => (page: Page) => page.getByRole('menuitem', { name })
const shownVideo = (page: Page) => page.locator('video').filter({ visible: true }).first()
const page = (path: string, more: Partial<ChunkVisit> = {}): ChunkVisit => ({ path, goal: heading, ...more })

const timetable = '/dashboard/examschedule/Maths/2026-12-01/09:00/11:00/4/5/5'

const openAccountMenu = async (where: Page) => {
  // It may have opened by itself, when it was tried again.
  if ((await where.getByRole('menu').count()) === 0) await accountMenu(where).click()
}

const openNotes = async (where: Page) => {
  if ((await dialog(where).count()) === 0) await button('Add note')(where).click()
}

const textBar = (where: Page) => where.getByRole('toolbar', { name: 'Selected text' })
const openTextBar = async (where: Page) => {
  if ((await textBar(where).count()) === 0) await button('Highlight or look up')(where).click()
}

/** An entry at its questions: a new one, or that of the try before. */
const openQuestions = async (where: Page) => {
  if ((await dialog(where).count()) > 0) return
  await button(/NEW ENTRY|LET'S DO THIS!/)(where).click()
  const title = dialog(where).getByRole('textbox').first()
  const before = dialog(where).getByRole('button', { name: 'Continue your unfinished entry' })
  await title.or(before).waitFor()
  if (await before.isVisible()) return before.click()
  await title.fill('A day')
  await button('NEXT')(where).click()
}

const listenToSpeech = async (where: Page) => void (await where.addInitScript(installRecognition, 'service' as const))
const beforeDictation = (where: Page) => where.getByRole('group', { name: 'Before you dictate' })

/** The visits that load all chunks with a name; the test fails for a chunk that none loads. */
export function chunkVisits(edition: Edition): ChunkVisit[] {
  const as = learnerOf[edition]
  const home = homeOf[edition]
  const step = textStepOf[edition]
  const video = videoStepOf[edition]
  const tool = (name: string) => page(`/dashboard/study-tools?tool=${name}`, { as, editions: study, goal: dialog })
  const visits: ChunkVisit[] = [
    page('/'),
    page('/', { press: button('Watch the walkthroughs'), goal: shownVideo }),
    page('/', { press: button('Watch Product Demo'), goal: shownVideo }),
    page('/', { width: 375, press: button('Menu'), goal: dialog }),
    page('/assessor', { editions: study }),
    page('/assessor', { editions: study, press: button('Watch the demo video'), goal: shownVideo }),
    page('/terms'),
    page('/privacy'),
    page('/accessibility'),
    page('/resources'),
    page('/resources', { press: button('Watch NVDA demo'), goal: shownVideo }),
    page('/resources/nvda'),
    page('/resources/nvda', { press: button(/^Watch: /), goal: shownVideo }),
    page('/auth'),
    page('/auth/sign-in'),
    page('/auth/reset-password'),
    page('/auth/reset_password/token'),
    page('/auth/dsa-licence'),
    page('/auth/inst-licence', { editions: study }),
    page('/auth/site-licence', { editions: pro }),
    page('/auth/confirmations/token'),
    page('/auth/sign-in-link'),
    page('/auth/sign-in-link/token'),
    page('/auth/new-email/token'),
    page('/auth/institution'),
    page('/auth/institution/link'),
    page('/auth/account-deleted'),
    page('/onboarding', { as: 'new' }),
    page('/onboarding/testimonial', { as }),
    page(home, { as }),
    page(homeOf[edition === 'pro' ? 'study' : 'pro'], { as }),
    page(home, { as, press: accountMenu, goal: menuItem('Sign out'), waitsFor: ['avatar-menu'] }),
    page(homeOf.study, {
      as,
      before: haveSomethingDue,
      goal: (at) => at.getByRole('heading', { name: 'How did it go?' }),
    }),
    page(home, { as, press: button('GUIDED TOUR'), goal: dialog }),
    page(home, { as, press: (at) => at.getByRole('combobox', { name: 'Search' }), prepare: typeQuery, goal: results }),
    page(home, { as, press: button('Notes'), goal: dialog, waitsFor: ['slot-panel-notes'] }),
    page(home, { as, press: menuItem('View Achievements'), prepare: openAccountMenu, goal: dialog }),
    page(home, { as: 'qa', press: menuItem('What am I running'), prepare: openAccountMenu, goal: dialog }),
    page(home, { as: 'qa', press: menuItem('Choose versions'), prepare: openAccountMenu, goal: dialog }),
    page('/dashboard/sitemap', { as }),
    page('/shortcuts'),
    page('/shortcuts', { press: button('What did it say?'), goal: dialog }),
    page('/support', { as }),
    page('/support', { as, press: button('Send us a message'), goal: dialog }),
    page(step, { as, press: button('Accessibility settings'), goal: dialog, waitsFor: ['slot-panel-display'] }),
    page(step, { as, width: 800, press: button('Steps'), goal: dialog, waitsFor: ['steps-drawer'] }),
    page(step, { as, before: giveVoices, press: readAloud, goal: button('Stop') }),
    page(step, { as, press: button('Listen later'), goal: dialog }),
    page(step, { as, press: button('Highlight or look up'), goal: textBar }),
    page(step, {
      as,
      prepare: openTextBar,
      press: (at) => textBar(at).getByRole('button', { name: 'Look up' }),
      goal: dialog,
    }),
    page(step, {
      as,
      prepare: openNotes,
      press: (at) => at.getByRole('button', { name: 'Highlights', exact: true }),
      goal: (at) =>
        dialog(at)
          .getByText(/^(No highlights|Colour names)/)
          .first(),
    }),
    page(step, { as, before: listenToSpeech, prepare: openNotes, press: button('Dictate'), goal: beforeDictation }),
    page(video, { as, goal: shownVideo, waitsFor: ['page-step'] }),
    page(edition === 'pro' ? home : '/dashboard/software', {
      as,
      // Another visit's pointer may pass over a card, which loads it ahead.
      waitsFor: ['page-tutorial'],
      press: (at) => at.getByRole('main').locator('a[href^="/tutorials/"]').first(),
      goal: (at) => at.getByRole('navigation', { name: 'Steps' }),
    }),
    page('/favourites', { as }),
    page('/dashboard/print_notes', { as }),
    page('/dashboard/settings/profile', { as, waitsFor: ['page-profile'] }),
    page('/dashboard/settings/profile', { as, press: button(/^(Add a|Change) photo/), goal: dialog }),
    page('/dashboard/settings/profile/software-selection', { as }),
    page('/dashboard/settings/account', { as }),
    page('/dashboard/settings/account/activity', { as }),
    page('/dashboard/reflect', { as }),
    page('/dashboard/reflect', { as, press: button(/^Watch Video/), goal: dialog }),
    page('/dashboard/reflect', {
      as,
      before: listenToSpeech,
      prepare: openQuestions,
      press: button(/^Dictate/),
      goal: beforeDictation,
    }),
    page('/dashboard/reflect', { as, before: giveVoices, prepare: openEntry, press: readAloud, goal: button('Stop') }),
    page('/dashboard/study-tools', { as, editions: study }),
    ...['wizard', 'breakdown', 'revision', 'exam', 'pomodoro'].map(tool),
    page(timetable, { as, editions: study }),
    ...[
      'breathing-space',
      'email-planner',
      'meeting-planner',
      'question-unpicker',
      'reading-ruler',
      'referencing-helper',
    ].map((app) => page(`/apps/${app}`, { as, editions: study })),
    ...['email-planner', 'energy-planner', 'meeting-planner', 'workplace-passport'].map((app) =>
      page(`/apps/${app}`, { as, editions: pro }),
    ),
    page(timetable, {
      as,
      editions: study,
      press: button('Download for your calendar'),
      goal: (at) => at.getByText('Your calendar file has been downloaded.'),
    }),
    page('/wellbeing', { as, editions: study, press: button('Calm'), goal: dialog }),
    page('/wellbeing', { as, editions: study, press: reportOn('Wellbeing'), goal: dialog }),
    page(step, { as, editions: pro, press: reportOn('Write minutes that people act on'), goal: dialog }),
    page('/wellbeing/support-contacts', { as }),
    page('/wellbeing/desk-stretches', { as, editions: study }),
    page('/wellbeing/student-minds', {
      as,
      editions: study,
      before: showPage({ slug: 'student-minds', title: 'Student Minds', blocks: [ownVideo] }),
      press: button('Watch'),
      goal: shownVideo,
    }),
    page('/pages/news', { before: showPage({ slug: 'news', title: 'News' }) }),
    page('/support/news', { as, before: showPage({ slug: 'news', title: 'News' }) }),
    page('/wellbeing/news', { as, editions: study, before: showPage({ slug: 'news', title: 'News' }) }),
    page('/dashboard/content', { as: 'content' }),
    page('/dashboard/content/badge%3ACOMPLETER', { as: 'content' }),
    page('/dashboard/content/badge%3ACOMPLETER/preview', { as: 'content' }),
    page('/dashboard/content/badge%3ACOMPLETER', {
      as: 'content',
      press: (at) => at.getByRole('tab', { name: 'History' }),
      goal: button('Compare texts'),
    }),
    page(step, { as: 'content', goal: (at) => at.getByRole('link', { name: 'Edit this page' }) }),
  ]
  return visits.filter(({ editions }) => editions?.includes(edition) ?? true)
}

/** Chunks that no page waits for, and why a failure is not a problem or which test checks it. */
export const chunksCheckedElsewhere: Record<string, string> = {
  'older-browsers': 'loaded by browsers that lack something, before the product (older-browsers.spec.ts)',
  'unsent-outboxes':
    'sends the outbox entries of an earlier visit; they stay on the device until then (unsent.model.test.ts)',
  'device-data': 'counts unsent entries on a shared computer; without it the person is asked (sign-out.test.ts)',
  'clean-message': 'adds the links to a server message; without it the text is shown (ServerMessage.test.tsx)',
  'font-comic-neue': 'the default font is shown until it is loaded',
  'font-open-dyslexic': 'the default font is shown until it is loaded',
  ruler: 'without it the page is as readable as before, and that it is missing is announced (ruler-and-names.spec.ts)',
  'region-keys': 'Tab and the landmarks lead everywhere, and that it is missing is announced (Lazy.test.tsx)',
  'own-colours-notice': 'the theme changes, and that the message is missing is announced (Lazy.test.tsx)',
  'on-screen-keyboard': 'without it the browser brings the field into sight, as anywhere (on-screen-keyboard.spec.ts)',
  tooltips: 'without it every button works and keeps its name for screen readers (ruler-and-names.spec.ts)',
  passkeys: 'a message below the button says so (PasskeySignIn.test.tsx)',
  differences: 'a notice with Try again stands in its place (Lazy.test.tsx)',
  'pasted-html': 'without it a paste is plain text, and a message says so (MarkdownField.test.tsx)',
  'slot-toast-achievements': 'is loaded with the next page, which announces the badge',
  'unlocked-toast': 'the live region announces the badge, and the message is shown when the network is back',
  'qa-page': 'is loaded by QA pages alone; without it the product starts as it is (QaPlace.test.tsx)',
  'slot-status-timer': 'shown once a timer runs (Slot.test.tsx)',
  'slot-dialog-sign-in': 'shown when a session ends (SignInAgain.test.tsx)',
}

const results = (at: Page) => at.locator('#search-results, [role="search"] p').first()

/** The button is below a page that has failed, too, where its dialog would cover the message. */
const reportOn = (title: string) => (at: Page) =>
  at
    .getByRole('main')
    .filter({ has: at.getByRole('heading', { level: 1, name: title, exact: true }) })
    .getByRole('button', { name: 'Report a mistake on this page' })

/** A prepared visit may come again, with the entry open already. */
async function openEntry(where: Page) {
  if ((await dialog(where).count()) === 0) await where.getByRole('rowheader').first().getByRole('button').click()
}

/** A video of ours, as a content manager may give one to a page. */
const ownVideo = {
  id: 'video',
  type: 'video',
  title: 'Plan',
  text: '',
  image: '',
  alt: '',
  label: 'Watch',
  to: '',
  video: 'planning-your-week',
}

/** A page that a content manager may have written. */
const showPage = (page: { slug: string; title: string; blocks?: object[] }) => async (at: Page) => {
  await at.route(`**/api/pages/${page.slug}`, (route) =>
    route.fulfill({ json: { page: { lead: '', revision: null, blocks: [], ...page } } }),
  )
}

async function haveSomethingDue(at: Page) {
  const reminder = { step_id: 'flow:module:chapter:recap', name: 'Recap', url: '/', due_on: '2026-01-02' }
  await at.route(/\/api\/flows(\?|$)/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), reminders: [reminder] } })
  })
}

async function typeQuery(at: Page) {
  await at.getByRole('combobox', { name: 'Search' }).fill('exam')
}
