// docs/product/steps-and-player.md
import type { Page } from 'playwright/test'
import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { addBox, panel, stepAt } from '../support/notes.ts'
import { expect, test } from '../support/test.ts'

const videoStep = stepAt('lectures/get-ready/before-the-lecture/getting-ready-for-a-lecture')

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const time = (page: Page) => page.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime)

async function press(page: Page, name: string | RegExp): Promise<void> {
  await button(page, name).focus()
  await page.keyboard.press('Enter')
}

test.beforeEach(async ({ signIn }) => {
  await signIn('institution')
})

test('zoom, chapters, caption size and snapshot work by keyboard', async ({ page }) => {
  await page.goto(videoStep)
  await press(page, 'Zoom 100%')
  await press(page, 'Zoom in')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.locator('[data-media-provider]')).toHaveAttribute('style', /translate\(-20%, 0%\) scale\(1\.5\)/)
  await page.keyboard.press('0')
  await expect(button(page, 'Zoom 100%')).toBeVisible()

  await press(page, 'Chapters')
  await press(page, /^0:16/)
  await expect.poll(() => time(page)).toBeCloseTo(16, 0)
  await press(page, 'Large captions')
  await expect(button(page, 'Large captions')).toHaveAttribute('aria-pressed', 'true')

  await press(page, 'Snapshot')
  await expect(page.getByRole('link', { name: 'Download picture' })).toHaveAttribute('download', /-0m16s\.png$/)
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a note from the transcript has its line and time, and an address opens the video at a time', async ({ page }) => {
  await page.goto(`${videoStep}?t=20`)
  await expect.poll(() => time(page)).toBe(20)
  await press(page, 'TRANSCRIPT')
  await press(page, 'Note this line')
  await expect(addBox(page)).toBeFocused()
  await expect(addBox(page)).toHaveValue(/\w+/)
  await expect(
    panel(page)
      .getByText(/^At 0:\d\d of the video$/)
      .first(),
  ).toBeVisible()
})

test('Read opens the text at the current time, and Watch goes on where the person has read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(`${videoStep}?t=30`)
  await expect.poll(() => time(page)).toBe(30)
  await press(page, 'Read')
  await expect(page.locator('p[aria-current]')).toBeInViewport()
  await page.locator('p[data-start]').first().scrollIntoViewIfNeeded()
  await button(page, 'Watch').dispatchEvent('click')
  await expect.poll(() => time(page)).toBeLessThan(5)
})

test('the end of a video offers to play it again, the next step and others', async ({ page }) => {
  await page.goto(`${videoStep}?t=39`)
  await expect.poll(() => time(page)).toBe(39)
  await press(page, 'Play')
  const end = page.getByRole('region', { name: 'End of the video' })
  await expect(end.getByRole('link', { name: 'Continue' })).toBeVisible()
  await expect(end.getByRole('navigation', { name: 'What next' }).getByRole('link')).not.toHaveCount(0)
  await expectAccessible(page)
  await end.getByRole('button', { name: 'Play again' }).focus()
  await page.keyboard.press('Enter')
  await expect(end).toHaveCount(0)
})
