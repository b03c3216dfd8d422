// docs/product/steps-and-player.md

import { expectAccessible, expectNoSidewaysScroll } from '../support/accessibility.ts'
import { addBox, notesPanel } from '../support/notes.ts'
import { button, pressButton } from '../support/page.ts'
import { madeVideo, playbackTime } from '../support/player.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

const videoStep = stepAt('lectures/get-ready/before-the-lecture/getting-ready-for-a-lecture')
const { duration, slides } = madeVideo('getting-ready-for-a-lecture')
const secondChapter = Math.floor(slides.filter(({ chapter }) => chapter)[1]?.start ?? 0)

test.beforeEach(async ({ signIn }) => {
  await signIn('institution')
})

// docs/product/accessibility.md#held-key
test('a held key starts a video once, and a held Enter presses a button once', async ({ page }) => {
  await page.goto(videoStep)
  await expect(button(page, 'Play')).toBeVisible()
  await page.evaluate(() => {
    const changes: string[] = []
    for (const type of ['play', 'pause', 'volumechange'])
      document.querySelector('video')?.addEventListener(type, () => changes.push(type))
    Object.assign(window, { changes })
  })
  const hold = async (key: string) => {
    for (let repeats = 0; repeats < 6; repeats++) await page.keyboard.down(key)
    await page.keyboard.up(key)
  }
  const slider = page.getByRole('slider', { name: 'Seek' })
  await slider.focus()
  await hold('k')
  await expect(button(page, 'Pause')).toBeVisible()
  await hold('m')
  await expect(button(page, 'Mute')).toHaveAttribute('aria-pressed', 'true')
  await button(page, 'Pause').focus()
  await hold('Enter')
  await expect(button(page, 'Play')).toBeVisible()
  await hold('Space')
  await expect(button(page, 'Pause')).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'changes'))).toEqual(['play', 'volumechange', 'pause', 'play'])
})

test('zoom, chapters, caption size and snapshot work by keyboard', { tag: '@core' }, async ({ page }) => {
  await page.goto(videoStep)
  await pressButton(page, 'Zoom 100%')
  await pressButton(page, 'Zoom in')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.locator('[data-media-provider]')).toHaveAttribute('style', /translate\(-20%, 0%\) scale\(1\.5\)/)
  await page.keyboard.press('0')
  await expect(button(page, 'Zoom 100%')).toBeVisible()

  await pressButton(page, 'Chapters')
  await pressButton(page, new RegExp(`^0:${secondChapter}`))
  await expect.poll(async () => Math.floor(await playbackTime(page))).toBe(secondChapter)
  await pressButton(page, 'Large captions')
  await expect(button(page, 'Large captions')).toHaveAttribute('aria-pressed', 'true')

  await pressButton(page, 'Snapshot')
  await expect(page.getByRole('link', { name: 'Download picture' })).toHaveAttribute(
    'download',
    new RegExp(`-0m${secondChapter}s\\.png$`),
  )
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
})

test('a note from the transcript has the line where the focus is, and its time, and an address opens the video at a time', {
  tag: '@core',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${videoStep}?t=20`)
  await expect.poll(() => playbackTime(page)).toBe(20)
  await pressButton(page, 'TRANSCRIPT')
  const heard = page.locator('li > [aria-current="true"]')
  await expect(heard).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(heard).toBeFocused()
  await page.keyboard.press('ArrowUp')
  const [time, words] = await page.locator(':focus > span').allTextContents()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Note this line')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(addBox(page)).toBeFocused()
  await expect(addBox(page)).toHaveValue(String(words))
  await expect(notesPanel(page).getByText(`At ${time} of the video`).first()).toBeVisible()
  await notesPanel(page).getByRole('button', { name: 'Close' }).press('Enter')
  await expect(button(page, 'Note this line')).toBeFocused()

  await page.keyboard.press('ArrowUp')
  const another = await page.locator(':focus > span').last().textContent()
  await page.keyboard.press('n')
  await expect(addBox(page)).toBeFocused()
  await expect(addBox(page)).toHaveValue(`${words}\n${another}`)
})

test('Read opens the text at the current time, and Watch goes on where the person has read', { tag: '@core' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await page.goto(`${videoStep}?t=30`)
  await expect.poll(() => playbackTime(page)).toBe(30)
  await pressButton(page, 'Read')
  await expect(page.locator('p[aria-current]')).toBeInViewport()
  // Read on from where the spoken line is out of sight.
  await expect(async () => {
    const first = page.locator('p[data-start]').first()
    await first.evaluate((paragraph) => paragraph.scrollIntoView({ block: 'end', behavior: 'instant' }))
    await expect(page.locator('p[aria-current]')).not.toBeInViewport({ timeout: 500 })
  }).toPass()
  await button(page, 'Watch').dispatchEvent('click')
  await expect.poll(() => playbackTime(page)).toBeLessThan(5)
})

test('the end of a video offers to play it again, the next step and others', { tag: '@core' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const nearTheEnd = Math.floor(duration) - 2
  await page.goto(`${videoStep}?t=${nearTheEnd}`)
  await expect.poll(() => playbackTime(page)).toBe(nearTheEnd)
  await pressButton(page, 'Play')
  const end = page.getByRole('region', { name: 'End of the video' })
  await expect(end.getByRole('link', { name: 'Continue' })).toBeVisible()
  await expect(end.getByRole('navigation', { name: 'What next' }).getByRole('link')).not.toHaveCount(0)
  await expectAccessible(page)
  await end.getByRole('button', { name: 'Play again' }).focus()
  await page.keyboard.press('Enter')
  await expect(end).toHaveCount(0)
})
