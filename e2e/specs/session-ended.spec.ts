// docs/product/routes-and-guards.md, docs/product/wire.md

import { watchNetwork } from '../support/network.ts'
import { heading } from '../support/page.ts'
import { signInAgainDialog, signInByForm } from '../support/sign-in.ts'
import { stepAt } from '../support/steps.ts'
import { expect, giveSession, test } from '../support/test.ts'

const step = stepAt('lectures/get-ready/before-the-lecture/getting-ready-for-a-lecture')
/** A part of the home, a page of another remote, one without the shell, and a step; Guarded.test.tsx has the rule for all. */
const paths = ['/dashboard/learn/lectures', '/support', '/onboarding/testimonial', step]

test('after the session has ended, one sign-in leads to the requested page', async ({
  page,
  context,
  baseURL,
  emailOf,
  noise,
}) => {
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
