// docs/product/errors.md

import type { Page } from 'playwright/test'
import { learnerOf } from '../support/accounts.ts'
import { dotPicture } from '../support/dot-picture.ts'
import { button, pressButton } from '../support/page.ts'
import { stepAt } from '../support/steps.ts'
import { expect, test } from '../support/test.ts'

/** As in Firefox with resistFingerprinting: a file of a canvas is noise. */
const protectCanvases = (page: Page) =>
  page.addInitScript(() => {
    const noiseOf = ({ width, height }: HTMLCanvasElement) => {
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const noise = new ImageData(width, height)
      for (const index of noise.data.keys()) noise.data[index] = index % 4 === 3 ? 255 : Math.random() * 256
      canvas.getContext('2d')?.putImageData(noise, 0, 0)
      return canvas
    }
    const { toBlob, toDataURL } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toBlob = function (...rest) {
      return toBlob.apply(noiseOf(this), rest)
    }
    HTMLCanvasElement.prototype.toDataURL = function (...rest) {
      return toDataURL.apply(noiseOf(this), rest)
    }
  })

test('a browser that protects canvases saves the photo that was chosen, not noise', async ({
  page,
  signIn,
  edition,
}) => {
  await signIn(learnerOf[edition])
  await protectCanvases(page)
  await page.goto('/dashboard/settings/profile')
  await pressButton(page, 'Add a photo')
  const dialog = page.getByRole('dialog', { name: 'Profile photo' })
  await dialog.getByLabel('Choose a photo').setInputFiles(dotPicture)
  await expect(dialog.getByRole('slider', { name: 'Zoom' })).toBeVisible()
  const sent = page.waitForRequest((request) => request.url().endsWith('/users/avatar'))
  await dialog.getByRole('button', { name: 'Upload' }).click()
  expect((await sent).postDataJSON()).toEqual({
    avatar: {
      image: `data:image/png;base64,${dotPicture.buffer.toString('base64')}`,
      crop: { x: 0, y: 0, width: 1, height: 1 },
    },
  })
  await expect(dialog).toHaveCount(0)
  await pressButton(page, 'Change photo')
  const saved = dialog.getByRole('img', { name: 'Your photo' })
  await expect.poll(() => saved.evaluate(coloursOf)).toHaveLength(1)
})

test('a browser that protects canvases says why it takes no snapshot', async ({ page, signIn }) => {
  await signIn('institution')
  await protectCanvases(page)
  await page.goto(stepAt('lectures/get-ready/before-the-lecture/getting-ready-for-a-lecture'))
  await pressButton(page, 'Snapshot')
  await expect(page.getByRole('alert').filter({ hasText: 'allow this site to read canvas data' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Download picture' })).toHaveCount(0)
  await expect(button(page, 'Take another')).toBeVisible()
})

/** The colours of a picture, in steps that do not show how it was encoded. */
function coloursOf(image: Element): string[] {
  if (!(image instanceof HTMLImageElement) || image.naturalWidth === 0) return []
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0, 64, 64)
  const { data } = context.getImageData(0, 0, 64, 64)
  const colours = Array.from({ length: 64 * 64 }, (_, pixel) =>
    [...data.slice(pixel * 4, pixel * 4 + 3)].map((value) => Math.round(value / 32)).join(),
  )
  return [...new Set(colours)]
}
