// docs/product/steps-and-player.md

import type { Page } from 'playwright/test'
import { apiSession, stepsOf } from '../support/api-session.ts'
import { shiftsOf, watchShifts } from '../support/shifts.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const chapter = 'essay-writing/understand-the-task/read-the-question'
const pages: [path: string, isLoaded: (page: Page) => Promise<void>][] = [
  [
    '/dashboard/learn',
    (page) => expect(page.getByRole('region', { name: 'New achievement' })).toContainText('FAVOURITE FIVE'),
  ],
  [stepAt(`${chapter}/what-the-question-asks`), (page) => expect(page.getByRole('article')).toContainText('?')],
  [
    stepAt(`${chapter}/reading-an-essay-question`),
    async (page) => {
      for (const name of ['Large captions', 'Chapters', 'Full screen'])
        await expect(page.getByRole('button', { name })).toBeVisible()
    },
  ],
]

test('nothing moves while a page loads, not even for a new badge or the files of a video', { tag: '@core' }, async ({
  page,
  signIn,
  baseURL,
  emailOf,
}) => {
  const session = await apiSession(String(baseURL), await emailOf('content'))
  for (const { url } of (await stepsOf(session)).slice(0, 5)) await session.post(`${url}/toggle_favourite`)
  await signIn('content')
  // What loads is seen while it loads.
  await page.route(/\/api\/|\.vtt$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue().catch(() => undefined)
  })
  await watchShifts(page)
  // The badge is new on each page.
  await page.addInitScript(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('announced-badges')) localStorage.removeItem(key)
  })
  for (const width of [1440, 375]) {
    await page.setViewportSize({ width, height: 800 })
    for (const [path, isLoaded] of pages) {
      await page.goto(path)
      await isLoaded(page)
      // The message looks for its place again once the page has settled.
      await page.waitForLoadState('networkidle')
      expect.soft(await shiftsOf(page), `${path} at ${width}`).toEqual([])
    }
  }
})
