// docs/product/accessibility.md, docs/product/homes.md

import type { Page } from 'playwright/test'
import { heading } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const videoStep = stepAt('essay-writing/understand-the-task/read-the-question/reading-an-essay-question')
const step = stepAt('essay-writing/understand-the-task/plan-your-answer/mapping-your-ideas')

test('the focus on the home and on a step is never covered, and with reduced motion nothing moves', {
  tag: '@core',
}, async ({ page, signIn }) => {
  await signIn('finished')

  await test.step('the focused element is never covered', async () => {
    await page.setViewportSize({ width: 1280, height: 480 })
    for (const path of ['/dashboard/learn', step]) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      const seen = new Set<string>()
      for (let presses = 0; presses < 60; presses++) {
        await page.keyboard.press('Tab')
        const { name, isCovered } = await focused(page)
        if (name === 'body') break
        seen.add(name)
        expect(isCovered, `${name} is covered`).toBe(false)
      }
      expect(seen.size).toBeGreaterThan(8)
    }
  })

  await test.step('with reduced motion no animation runs', async () => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const path of ['/dashboard/learn', videoStep]) {
      await page.goto(path)
      await expect(heading(page)).toBeVisible()
      const moving = await page.evaluate(() =>
        document
          .getAnimations()
          .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 50)
          .map((one) => (one.effect as KeyframeEffect).target?.outerHTML.slice(0, 200)),
      )
      expect(moving).toEqual([])
    }
  })
})

/** The focused element, and whether something else covers all of it (WCAG 2.4.11). */
function focused(page: Page) {
  return page.evaluate(() => {
    const element = document.activeElement ?? document.body
    const name = element === document.body ? 'body' : element.outerHTML.slice(0, 120)
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => [left + (right - left) * x, top + (bottom - top) * y] as const),
    )
    const isSeen = ([x, y]: readonly [number, number]) => {
      const above = document.elementFromPoint(x, y)
      return above !== null && (element.contains(above) || above.contains(element))
    }
    return { name, isCovered: !points.some(isSeen) }
  })
}
