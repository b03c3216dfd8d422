// docs/product/steps-and-player.md

import type { Page } from 'playwright/test'
import { chooseByKeyboard, tabTo } from '../support/keyboard.ts'
import { button, heading } from '../support/page.ts'
import { expect, test } from '../support/test.ts'

const transcript = (page: Page) => page.getByRole('region', { name: 'Transcript' })

async function expectAsChosen(page: Page): Promise<void> {
  await expect(button(page, 'Speed 0.5×')).toBeVisible()
  await expect(page.locator('video')).toHaveJSProperty('playbackRate', 0.5)
  await expect(button(page, 'Large captions')).toHaveAttribute('aria-pressed', 'true')
  await expect(button(page, 'Zoom 150%')).toBeVisible()
  await expect(page.locator('[data-media-provider]')).toHaveAttribute('style', /scale\(1\.5\)/)
  await expect(transcript(page)).toBeVisible()
  await expect(button(page, 'CLOSE TRANSCRIPT')).toBeVisible()
}

test('speed, caption size, zoom and transcript are remembered for this person', async ({ page, signIn }) => {
  await signIn('student')
  const tutorials = await (await page.request.get('/api/users/tutorials')).json()
  const [first, second] = tutorials.essential_steps.filter((step: { video: string | null }) => step.video)
  await page.goto(first.url)
  await expect(heading(page)).toBeVisible()

  await chooseByKeyboard(page, button(page, /^Large captions/))
  await chooseByKeyboard(page, button(page, 'Speed 1×'))
  await expect(page.getByRole('group', { name: 'Speed' })).toHaveText(/0\.5×\s*1×\s*1\.25×\s*1\.5×\s*2×/)
  await tabTo(page, page.getByRole('radio', { name: '1×', exact: true }))
  await page.keyboard.press('ArrowLeft')
  await chooseByKeyboard(page, button(page, 'Zoom 100%'))
  await chooseByKeyboard(page, button(page, 'Zoom in'))
  await chooseByKeyboard(page, button(page, 'TRANSCRIPT'))
  await expectAsChosen(page)

  await page.goto(second.url)
  await expectAsChosen(page)
  await page.reload()
  await expectAsChosen(page)
  await expect(transcript(page).locator(':focus')).toHaveCount(0)

  await chooseByKeyboard(page, button(page, 'CLOSE TRANSCRIPT'))
  await page.reload()
  await expect(button(page, 'TRANSCRIPT')).toBeVisible()
  await expect(transcript(page)).toHaveCount(0)
})
