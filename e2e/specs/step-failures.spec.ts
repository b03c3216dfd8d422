// docs/product/errors.md, docs/product/steps-and-player.md
import { expectUsable } from '../support/accessibility.ts'
import { expectHeadingFocused, heading } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const step = stepAt('lectures/get-ready/in-the-room/where-to-sit-and-why')

test('a step that is refused is a whole page, by keyboard, in wide and narrow windows', async ({
  page,
  signIn,
  noise,
}) => {
  noise.allow(/status of 422/)
  await signIn('student')
  const refuse = { status: 422, json: { msg: 'This step is being changed.', errors: {} } }
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 })
    await page.route('**/api/flows/**/steps/*?*', (route) => route.fulfill(refuse))
    await page.goto(step)
    await expect(heading(page)).toHaveText('This step could not be loaded')
    await expect(page.getByText('This step is being changed.')).toHaveCount(1)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Go to Dashboard' })).toBeVisible()
    await expectUsable(page)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).press('Enter')
    await expectHeadingFocused(page, 'Where to sit and why')
  }
})
