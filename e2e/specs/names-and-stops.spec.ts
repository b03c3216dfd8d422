// docs/product/accessibility.md

import { studyWords } from '@stepwise/api/testing/edition-words'
import type { Edition } from '@stepwise/shared/contracts'
import { type Account, learnerOf } from '../support/accounts.ts'
import { expectEveryStopSeen } from '../support/focus-stops.ts'
import { expectLabelsInNames } from '../support/name-labels.ts'
import { watchNetwork } from '../support/network.ts'
import { heading } from '../support/page.ts'
import { textStepOf, videoStepOf } from '../support/steps.ts'
import { expectTargetSizes } from '../support/target-sizes.ts'
import { expect, test } from '../support/test.ts'

// Names, targets and Tab stops of the pages that no list of visited pages has (support/visited-page.ts), and of those that differ in the pro edition.

interface Place {
  name: string
  path: string
  /** Who is signed in: someone in the middle of the course if left out. */
  as?: Account | 'nobody'
  editions?: Edition[]
}

const study: Edition[] = ['study']
const pro: Edition[] = ['pro']
const visits = (...pages: [name: string, path: string][]): Place[] =>
  pages.map(([name, path]) => ({ name, path, as: 'nobody' }))

const places: Place[] = [
  ...visits(
    ['resources', '/resources'],
    ['resources of one software', '/resources/nvda'],
    ['reset password', '/auth/reset-password'],
    ['sign-up', '/auth/dsa-licence'],
    ['sign-in link', '/auth/sign-in-link'],
    ['institution', '/auth/institution'],
    ['account deleted', '/auth/account-deleted'],
  ),
  { name: 'onboarding', path: '/onboarding', as: 'new' },
  { name: 'testimonial', path: '/onboarding/testimonial' },
  { name: 'sitemap', path: '/dashboard/sitemap' },
  { name: 'support', path: '/support' },
  { name: 'profile', path: '/dashboard/settings/profile' },
  { name: 'software selection', path: '/dashboard/settings/profile/software-selection' },
  { name: 'account', path: '/dashboard/settings/account' },
  { name: 'study tools', path: '/dashboard/study-tools', editions: study },
  { name: 'question unpicker', path: '/apps/question-unpicker', editions: study },
  { name: 'referencing helper', path: '/apps/referencing-helper', editions: study },
  { name: 'reading ruler', path: '/apps/reading-ruler' },
  { name: 'breathing space', path: '/apps/breathing-space' },
  { name: 'email planner', path: '/apps/email-planner' },
  { name: 'meeting planner', path: '/apps/meeting-planner' },
  { name: 'energy planner', path: '/apps/energy-planner', editions: pro },
  { name: 'workplace passport', path: '/apps/workplace-passport', editions: pro },
  { name: 'exam timetable', path: '/dashboard/examschedule/Maths/2026-12-01/09:00/11:00/4/5/5', editions: study },
  { name: 'wellbeing', path: '/wellbeing', editions: study },
  { name: 'support contacts', path: '/wellbeing/support-contacts' },
  { name: 'desk stretches', path: '/wellbeing/desk-stretches', editions: study },
  { name: 'content desk', path: '/dashboard/content', as: 'content', editions: study },
  { name: 'text step', path: textStepOf.pro, editions: pro },
  { name: 'video step', path: videoStepOf.pro, editions: pro },
  { name: 'journal', path: '/dashboard/reflect', editions: pro },
  { name: 'favourites', path: '/favourites', editions: pro },
  { name: 'keyboard shortcuts, signed out', path: '/shortcuts', as: 'nobody', editions: pro },
]

const whoOf = { visitors: ['nobody', 'new'], learners: [undefined, 'content'] }

for (const [title, people] of Object.entries(whoOf)) {
  test(`names and stops: ${title}`, { tag: '@pro' }, async ({ page, signIn, edition }) => {
    const visited = people.flatMap((person) =>
      places.filter(({ as, editions }) => as === person && (editions?.includes(edition) ?? true)),
    )
    test.setTimeout(visited.length * 60_000)
    const network = watchNetwork(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    let signedIn: Place['as'] = 'nobody'
    for (const { name, path, as = learnerOf[edition] } of visited) {
      await test.step(name, async () => {
        // Once: signing in again and again earns a badge.
        if (as !== 'nobody' && as !== signedIn) await signIn(as)
        signedIn = as
        await page.goto(path)
        await expect(heading(page)).toBeVisible()
        await network.idle()
        await expectLabelsInNames(page, name)
        await expectTargetSizes(page, name)
        // One text for the people of both editions; Nightline is for students, and says so.
        const isForBoth = name === 'support contacts'
        if (edition === 'pro' && !isForBoth) await expect(page.locator('body')).not.toHaveText(studyWords)
        // The desk lists all there is, with a stop for each: a walk of minutes.
        if (as !== 'content') await expectEveryStopSeen(page, name)
      })
    }
  })
}
