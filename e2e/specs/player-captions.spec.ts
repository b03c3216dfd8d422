// docs/product/steps-and-player.md

import type { Page } from 'playwright/test'
import { chooseByKeyboard } from '../support/keyboard.ts'
import { button, clickButton, pressButton } from '../support/page.ts'
import { playbackTime } from '../support/player.ts'
import { readWith } from '../support/reading-settings.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'
import { inWindow } from '../support/window.ts'

test.use(inWindow)

const videoStep = stepAt('revision/plan-your-revision/make-a-plan/spacing-your-revision')

// As long as the lines of our own videos, with longer words than most.
const lines = ['Characteristically, straightforward words are', 'misunderstood: international organisations']
const captions = `WEBVTT\n\n00:00:00.100 --> 00:00:35.000\n${lines.join('\n')}\n\n00:00:35.500 --> 00:00:40.000\nThe end.\n`

/** The caption on the screen: whether nothing of it is cut off, its lines, and its font size in pixels. Null if there is none. */
function measure() {
  const cue = document.querySelector('.vds-captions [data-part="cue"]')
  const picture = cue?.closest('.vds-captions')?.parentElement
  if (!cue || !picture) return null
  const range = document.createRange()
  range.selectNodeContents(cue)
  const [text, box, edge] = [range, cue, picture].map((one) => one.getBoundingClientRect()) as [
    DOMRect,
    DOMRect,
    DOMRect,
  ]
  const inside = (inner: DOMRect, outer: DOMRect) =>
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1 &&
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1
  return {
    isWhole: inside(box, edge) && inside(text, box) && cue.scrollWidth <= cue.clientWidth + 1,
    text: cue.textContent?.split('\n'),
    letters: Number.parseFloat(getComputedStyle(cue).fontSize),
  }
}

async function expectWhole(page: Page, where: string): Promise<number> {
  await expect
    .poll(() => page.evaluate(measure), { message: `captions ${where}` })
    .toMatchObject({ isWhole: true, text: lines })
  return (await page.evaluate(measure))?.letters ?? 0
}

test('a caption of two lines is never cut off, in any font and size', async ({ page, signIn }) => {
  test.slow()
  await signIn('institution')
  for (const { font, size } of [
    { font: 'Default', size: 0 },
    { font: 'Default', size: 10 },
    { font: 'Open-Dyslexic', size: 10 },
  ]) {
    const where = `in ${font}, text size ${size},`
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await readWith(page, { font_family: font, font_size: size })
    await page.route('**/captions.vtt', (route) => route.fulfill({ contentType: 'text/vtt', body: captions }))
    for (const width of [1280, 768, 375]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${videoStep}?t=10`)
      await expect.poll(() => playbackTime(page)).toBe(10)
      await expect(button(page, 'Large captions')).toHaveAttribute('aria-pressed', 'false')
      const usual = await expectWhole(page, `${where} at ${width} px`)
      expect(usual).toBeGreaterThanOrEqual(12)

      // While the caption is on the screen: its position was computed for the smaller font size.
      await pressButton(page, 'Large captions')
      const large = await expectWhole(page, `${where} at ${width} px, large`)
      // In a small picture both are limited by its height.
      expect(large).toBeGreaterThan(usual * 0.95)
      await pressButton(page, 'Full screen')
      await expect(button(page, 'Leave full screen')).toBeVisible()
      await expectWhole(page, `${where} at ${width} px, large, in full screen`)
      await pressButton(page, 'Leave full screen')
      await expect(button(page, 'Full screen')).toBeVisible()
      await expectWhole(page, `${where} at ${width} px, large, after full screen`)
      await pressButton(page, 'Large captions')
    }
  }
})

// docs/product/steps-and-player.md#caption-look
test('captions have the place, size and colours that someone chose, in full screen and zoom too', async ({
  page,
  signIn,
}) => {
  await signIn('institution')
  const show = async (width: number, setting: object) => {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await readWith(page, setting)
    await page.route('**/captions.vtt', (route) => route.fulfill({ contentType: 'text/vtt', body: captions }))
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${videoStep}?t=10`)
    await expect.poll(() => playbackTime(page)).toBe(10)
  }
  const expectPlace = (place: 'bottom' | 'top' | 'under') =>
    expect.poll(() => page.evaluate(placeOfCaption)).toBe(place)
  const cue = page.locator('.vds-captions [data-part="cue"]')
  const letters = () => cue.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))

  await show(1280, {})
  await expectPlace('bottom')
  const usual = await letters()
  await show(375, {})
  await expectPlace('under')
  await clickButton(page, 'Captions')
  await expect(cue).toBeHidden()
  await clickButton(page, 'Captions')
  await expectPlace('under')

  for (const { caption_position, width } of [
    { caption_position: 'top', width: 1280 },
    { caption_position: 'under', width: 1280 },
    { caption_position: 'bottom', width: 375 },
  ] as const) {
    await show(width, { caption_position, caption_size: 150, caption_colours: 'black-on-cream' })
    await expectPlace(caption_position)
    await expect(cue).toHaveCSS('color', 'rgb(0, 0, 0)')
    await expect(cue).toHaveCSS('background-color', /251|0\.98/)
    if (caption_position === 'top') expect(await letters()).toBeGreaterThan(usual * 1.2)
    await pressButton(page, 'Full screen')
    await expect(button(page, 'Leave full screen')).toBeVisible()
    await expectPlace(caption_position)
    // The zoom of the video before is remembered.
    await pressButton(page, /^Zoom \d/)
    await pressButton(page, 'Zoom in')
    await expectPlace(caption_position)
    await pressButton(page, 'Leave full screen')
  }
})

// docs/product/steps-and-player.md#descriptions
test('descriptions of the picture are switched on by keyboard, announced, and on in the next video', async ({
  page,
  signIn,
}) => {
  await signIn('institution')
  const texts = ['Two people at a table.', 'One of them holds up a card.']
  const descriptions = `WEBVTT\n\n00:00.000 --> 00:02.000\n${texts[0]}\n\n00:02.000 --> 00:40.000\n${texts[1]}\n`
  await page.route('**/descriptions.vtt', (route) => route.fulfill({ contentType: 'text/vtt', body: descriptions }))
  const dialog = page.getByRole('dialog', { name: 'Guided tour' })
  const inDialog = (name: string) => dialog.getByRole('button', { name, exact: true })
  const announced = dialog.getByRole('status').filter({ hasText: /./ })

  await page.goto('/dashboard/learn')
  await button(page, 'GUIDED TOUR').press('Enter')
  await chooseByKeyboard(page, inDialog('Describe the picture'))
  await expect(inDialog('Describe the picture')).toHaveAttribute('aria-pressed', 'true')
  // This browser has no voices.
  await expect(inDialog('To my screen reader')).toHaveAttribute('aria-disabled', 'true')
  await expect(announced).toHaveCount(0)
  await page.keyboard.press('k')
  await expect(announced).toHaveText(texts[0] ?? '')
  await expect(announced).toHaveText(texts[1] ?? '')
  await page.keyboard.press('Enter')
  await expect(announced).toHaveCount(0)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')

  await button(page, 'GUIDED TOUR').press('Enter')
  await expect(inDialog('Describe the picture')).toHaveAttribute('aria-pressed', 'true')
  await clickButton(page, 'TRANSCRIPT')
  await expect(dialog.getByRole('button', { name: `Picture: ${texts[1]}` })).toBeVisible()
})

/** Where the caption is: on the picture, nearer to its top or its bottom, or under it. Null if there is none. */
function placeOfCaption(): 'bottom' | 'top' | 'under' | null {
  const box = document.querySelector('.vds-captions [data-part="cue"]')?.getBoundingClientRect()
  const picture = document.querySelector('[data-media-provider]')?.parentElement?.getBoundingClientRect()
  if (!box || !picture) return null
  if (box.top >= picture.bottom - 1) return 'under'
  return box.top - picture.top < picture.bottom - box.bottom ? 'top' : 'bottom'
}
