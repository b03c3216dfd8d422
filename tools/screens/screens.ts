import type { Edition } from '@stepwise/shared/contracts'
import { paths } from '@stepwise/shared/routing/paths'
import type { Account } from '../../e2e/support/accounts.ts'
import { stepAt, textStepOf, videoStepOf } from '../../e2e/support/steps.ts'

export interface Screen {
  edition: Edition
  name: string
  path: string
  /** The demo account that is signed in; a visitor if left out. */
  as?: Account
  /** The names of the buttons that are pressed, one after the other. */
  press?: (string | RegExp)[]
}

type Row = [name: string, path: string, ...press: (string | RegExp)[]]

const toScreens = (edition: Edition, as: Account | undefined, rows: Row[]): Screen[] =>
  rows.map(([name, path, ...press]) => ({ edition, name, path, press, ...(as && { as }) }))

const task = 'essay-writing/understand-the-task'

/** What the sheets show, in their order: forty, so that a sheet is full. */
export const screens: Screen[] = [
  ...toScreens('study', undefined, [
    ['Landing', paths.landing.pattern],
    ['Assessors', paths.assessor.pattern],
    ['Demos', paths.resources.pattern],
    ['Demo', paths.softwareDemo.href({ softwareSlug: 'nvda' })],
    ['Statement', paths.accessibility.pattern],
    ['Ways in', paths.auth.pattern],
    ['Sign in', paths.signIn.pattern],
    ['Activate', paths.dsaLicence.pattern],
    ['Not found', paths.notFound.pattern],
  ]),
  ...toScreens('study', 'new', [['Onboarding', paths.onboarding.pattern]]),
  ...toScreens('study', 'student', [
    ['Home', paths.learnHome.pattern],
    ['Flow', paths.learnFlow.href({ flowSlug: 'presentations' })],
    ['Software', paths.softwareHome.pattern],
    ['Tutorial', paths.essentialsStep.href({ softwareSlug: 'nvda', stepSlug: 'first-steps' })],
    ['Text step', textStepOf.study],
    ['Video step', videoStepOf.study],
    ['App step', stepAt(`${task}/read-the-question/question-unpicker`)],
    ['Star step', stepAt(`${task}/plan-your-answer/task-recap`)],
    ['Favourites', paths.favourites.pattern],
    ['Notes', textStepOf.study, 'Notes'],
    ['Journal', paths.reflect.pattern],
    ['New entry', paths.reflect.pattern, 'NEW ENTRY'],
    ['Study tools', paths.studyTools.pattern],
    ['Wellbeing', paths.wellbeing.pattern],
    ['Stretches', paths.deskStretches.pattern],
    ['Help', paths.support.pattern],
    ['Profile', paths.profile.pattern],
    ['Account', paths.account.pattern],
    ['Settings', paths.learnHome.pattern, 'Accessibility settings'],
  ]),
  ...toScreens('study', 'content', [['Content', paths.contentDesk.pattern]]),
  ...toScreens('pro', undefined, [
    ['Landing', paths.landing.pattern],
    ['Sign in', paths.signIn.pattern],
    ['Activate', paths.dsaLicence.pattern],
  ]),
  ...toScreens('pro', 'pro', [
    ['Software', paths.softwareHome.pattern],
    ['Paths', paths.learnHome.pattern],
    ['Text step', textStepOf.pro],
    ['Video step', videoStepOf.pro],
    ['Journal', paths.reflect.pattern],
    ['Profile', paths.profile.pattern],
    ['Contacts', paths.supportContacts.pattern],
  ]),
]

export interface Size {
  width: number
  height: number
  /** How wide a screen is on its sheet, and how many are beside each other. */
  smallWidth: number
  columns: number
}

export const sizes: Size[] = [
  { width: 375, height: 812, smallWidth: 150, columns: 10 },
  { width: 1440, height: 900, smallWidth: 320, columns: 5 },
]
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]
