// docs/product/routes-and-guards.md#same-look

import type { Edition } from '@stepwise/shared/contracts'
import type { Page } from 'playwright/test'
import { homeOf, learnerOf } from '../support/accounts.ts'
import { watchNetwork } from '../support/network.ts'
import { button, heading } from '../support/page.ts'
import { expectSameLook, lookAt } from '../support/same-look.ts'
import { fillSignIn, submitSignIn } from '../support/sign-in.ts'
import { textStepOf, videoStepOf } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { startApp, words } from '../support/words.ts'

interface Place {
  path: string
  /** A page with a link there; none where the last link is one of content. */
  from?: string
  /** Addresses that redirect there. */
  redirects?: string[]
  /** It is also reached by signing in. Not in each place: to sign in again and again earns a badge, which is shown. */
  bySignIn?: true
}

const sitemap = '/dashboard/sitemap'
const profile = '/dashboard/settings/profile'

const landing: Place = { path: '/', from: '/terms' }
const signIn: Place = { path: '/auth/sign-in', from: '/auth', redirects: ['/dashboard/learn', '/favourites'] }
const terms: Place = { path: '/terms', from: '/' }
const homeIn = (edition: Edition): Place => ({
  path: homeOf[edition],
  from: sitemap,
  redirects: ['/', '/auth/sign-in', '/no/such/page'],
  bySignIn: true,
})
const textStepIn = (edition: Edition): Place => ({ path: textStepOf[edition] })
const journal: Place = { path: '/dashboard/reflect', from: sitemap, bySignIn: true }

const visitorsAlso: Place[] = [
  terms,
  { path: '/auth', from: '/' },
  { path: '/auth/reset-password', from: '/auth/sign-in' },
  { path: '/privacy', from: '/' },
  { path: '/accessibility', from: '/' },
  { path: '/resources', from: '/' },
  { path: '/resources/nvda', from: '/resources' },
  { path: '/shortcuts' },
  { path: '/not-found', redirects: ['/no/such/page'] },
  // The same page as /error, which does not ask who is there when it is opened directly, so that its "Get Support" leads elsewhere then.
  { path: '/something-went-wrong' },
]

const learnersAlso = (edition: Edition): Place[] => [
  journal,
  { path: videoStepOf[edition] },
  { path: profile },
  { path: '/dashboard/settings/account', from: sitemap },
  { path: `${profile}/software-selection`, from: sitemap },
  { path: sitemap, from: profile },
  { path: '/support', from: sitemap },
  { path: '/terms' },
  ...(edition === 'study' ? studyAlone : []),
]
const studyAlone: Place[] = [
  { path: `/favourites${videoStepOf.study}`, redirects: ['/favourites'] },
  { path: '/dashboard/study-tools', from: sitemap },
  { path: '/wellbeing', from: sitemap },
  { path: '/wellbeing/desk-stretches', from: sitemap },
]

interface Visit {
  title: string
  tag: string[]
  as: 'visitor' | 'learner'
  places: (edition: Edition) => Place[]
}

const visits: Visit[] = [
  { title: 'a visitor, core pages', tag: ['@core', '@pro'], as: 'visitor', places: () => [landing, signIn] },
  {
    title: 'a learner, core pages',
    tag: ['@core', '@pro'],
    as: 'learner',
    places: (edition) => [homeIn(edition), textStepIn(edition)],
  },
  { title: 'a visitor, other pages', tag: ['@pro'], as: 'visitor', places: () => visitorsAlso },
  { title: 'a learner, other pages', tag: ['@pro'], as: 'learner', places: learnersAlso },
]

for (const { title, tag, as, places } of visits) {
  test(`a page looks the same whichever way it is reached: ${title}`, { tag }, async ({
    page,
    context,
    edition,
    signIn,
    emailOf,
    noise,
  }) => {
    const visited = places(edition)
    test.setTimeout(visited.length * 120_000)
    noise.allow(/status of 404 .*\/no\/such\/page$/)
    const learner = learnerOf[edition]
    if (as === 'learner') await signIn(learner)
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
    const network = watchNetwork(page)
    // A font that comes late to the browser's first page waits for the next one, and pages would differ by it.
    await page.goto(terms.path)
    await network.idle()

    for (const { path, from, redirects = [], bySignIn } of visited) {
      await test.step(path, async () => {
        const arrive = async () => {
          await expect(page).toHaveURL(path)
          await startApp(page)
          await network.idle()
        }
        await page.goto(path)
        await network.idle()
        const isPrerendered = as === 'visitor' && (await words(page).count()) > 0
        const withoutApp = isPrerendered ? await lookAt(page) : undefined
        await arrive()
        const first = await lookAt(page)
        const expectSame = (way: string) => expectSameLook(page, first, `${path}, ${way}`)
        if (withoutApp) await expectSameLook(page, { ...first, picture: withoutApp.picture }, `${path}, taken over`)

        await page.reload()
        await arrive()
        await expectSame('reloaded')
        for (const address of redirects) {
          await page.goto(address)
          await arrive()
          await expectSame(`redirected from ${address}`)
        }
        if (from) {
          await page.goto(from)
          await startApp(page)
          await linkTo(page, path).click()
          await arrive()
          await expectSame(`by a link on ${from}`)
        }
        await followAnotherLink(page, path)
        await network.idle()
        await page.goBack()
        await arrive()
        await expectSame('by Back')
        const toggle = button(page, 'Dark mode')
        if ((await toggle.count()) > 0) {
          await toggle.click()
          await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark')
          await toggle.click()
          await arrive()
          await expectSame('the theme switched there and back')
        }
        await expectSameInSecondTab(page, path, first)
        if (!bySignIn) return
        await context.clearCookies()
        await page.evaluate(() => localStorage.removeItem('stepwise.signed-in'))
        await page.goto(path)
        await startApp(page)
        await fillSignIn(page, { email: await emailOf(learner) })
        await submitSignIn(page)
        await arrive()
        await expectSame('after signing in')
      })
    }
  })
}

const linkTo = (page: Page, path: string) => page.locator(`a[href="${path}"]`).filter({ visible: true }).first()

/** Follows a link of the product to another page than this one. */
async function followAnotherLink(page: Page, path: string): Promise<void> {
  const before = await heading(page).textContent()
  const other = await page
    .locator('a[href^="/"]:not([target], [download], [href*="#"])')
    .filter({ visible: true })
    .evaluateAll(
      (links, own) => links.map((link) => link.getAttribute('href') ?? '').find((href) => href !== own),
      path,
    )
  await linkTo(page, String(other)).click()
  await expect(page).not.toHaveURL(path)
  await expect(heading(page)).not.toHaveText(String(before))
}

async function expectSameInSecondTab(page: Page, path: string, first: Awaited<ReturnType<typeof lookAt>>) {
  const tab = await page.context().newPage()
  await tab.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' })
  const network = watchNetwork(tab)
  await tab.goto(path)
  await startApp(tab)
  await network.idle()
  await expectSameLook(tab, first, `${path}, in a second tab`)
  await tab.close()
}
