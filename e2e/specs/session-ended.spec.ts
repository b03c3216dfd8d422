// docs/product/routes-and-guards.md, docs/product/wire.md

import { homeOf, learnerOf } from '../support/accounts.ts'
import { afterNextFrame, holdRequests, watchNetwork } from '../support/network.ts'
import { heading } from '../support/page.ts'
import { signInAgainDialog, signInByForm, signOutByMenu } from '../support/sign-in.ts'
import { stepAt } from '../support/steps.ts'
import { expect, giveSession, test } from '../support/test.ts'

const step = stepAt('lectures/get-ready/before-the-lecture/getting-ready-for-a-lecture')
const paths = [
  '/dashboard/learn',
  '/dashboard/learn/lectures',
  '/dashboard/software',
  '/dashboard/reflect',
  '/dashboard/study-tools',
  '/dashboard/settings/profile',
  '/dashboard/settings/profile/software-selection',
  '/dashboard/sitemap',
  '/support',
  '/dashboard/print_notes',
  '/tutorials/nvda/essentials/first-steps',
  '/onboarding/testimonial',
  step,
]

test('after the session has ended, one sign-in leads to the requested page', async ({
  page,
  context,
  baseURL,
  emailOf,
  noise,
}) => {
  test.setTimeout(240_000)
  // The boot script starts calls for a page that the visitor may not open yet.
  noise.allow(/status of 40[14] .*\/api\//)
  const email = await emailOf('student')
  for (const path of paths) {
    await test.step(path, async () => {
      const tab = await context.newPage()
      const network = watchNetwork(tab)
      await giveSession(tab, String(baseURL), email)
      await tab.request.delete('/api/auth/sign_out', { headers: { origin: String(baseURL) } })
      await tab.goto(path)
      await expect(tab).toHaveURL('/auth/sign-in')
      await signInByForm(tab, { email })
      await expect(tab).toHaveURL(new RegExp(`${path.replaceAll('/', '\\/')}(/|$|\\?)`))
      await expect(heading(tab).first()).toBeVisible()
      // The dialog would follow from an answer, and its code is a request too.
      await network.idle()
      await expect(signInAgainDialog(tab)).toHaveCount(0)
      await tab.close()
    })
  }
  await page.close()
})

test('the session check cancels no call of a visitor, and a late answer to one person does not reach the next', async ({
  page,
  baseURL,
  edition,
  emailOf,
  noise,
}) => {
  noise.allow(/status of (401|404|422) .*\/api\/|ERR_/)
  // Only where there may be a session the server is asked about it.
  const expectSession = () =>
    page.context().addCookies([{ name: `stepwise_signed_in_${edition}`, value: '1', url: String(baseURL) }])
  await test.step('a confirmation link is answered after the check', async () => {
    await expectSession()
    const check = await holdRequests(page, '**/api/auth/authorize')
    const confirmation = await holdRequests(page, '**/api/auth/confirmations?*')
    await page.goto('/auth/confirmations/no-such-token')
    await confirmation.requested
    const checked = page.waitForResponse('**/api/auth/authorize')
    await check.release()
    await checked
    await afterNextFrame(page)
    await confirmation.release()
    await expect(page.getByRole('main')).toContainText(/link/)
    await expect(page.getByText('The request was cancelled.')).toHaveCount(0)
  })
  await test.step('a sign-in during the check is not cancelled by another check', async () => {
    await expectSession()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    const check = await holdRequests(page, '**/api/auth/authorize')
    const signIn = await holdRequests(page, '**/api/auth/sign_in')
    await page.goto('/auth/sign-in')
    await check.requested
    const cancelled = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/auth/authorize'))
    await signInByForm(page, { email: await emailOf(learnerOf[edition]) })
    await signIn.requested
    // Signing in ends the check. Another check, made before the answer to the sign-in, would end that.
    await cancelled
    await afterNextFrame(page)
    await signIn.release()
    await check.release()
    await expect(page).toHaveURL(new RegExp(`${homeOf[edition]}$`))
    await expect(page.getByText(/could not be reached/)).toHaveCount(0)
  })
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await test.step('a late answer to one person does not reach the next', async () => {
    const call = edition === 'study' ? '**/api/flows' : '**/api/users/tutorials'
    await giveSession(page, String(baseURL), await emailOf(learnerOf[edition]))
    const network = watchNetwork(page)
    // The answer to the first person arrives after the second has signed in.
    const rejected = await holdRequests(page, call, {
      answer: (route) => route.fulfill({ status: 401, json: { errors: {}, msg: 'Please sign in to go on.' } }),
      times: 1,
    })
    await page.goto(homeOf[edition])
    await signOutByMenu(page)
    await expect(page).toHaveURL('/')
    await page
      .getByRole('link', { name: /^Sign in$/i })
      .first()
      .click()
    if (!page.url().endsWith('/sign-in')) await page.getByRole('link', { name: 'Sign In', exact: true }).click()
    await signInByForm(page, { email: await emailOf('finished') })
    await expect(page.getByRole('button', { name: /^Account menu, Fen/ })).toBeVisible()
    await rejected.release()
    await network.idle()
    await expect(page.getByRole('heading', { level: 1, name: /^Hi Fen, / })).toBeVisible()
    await expect(signInAgainDialog(page)).toHaveCount(0)
  })
})
