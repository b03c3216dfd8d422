import type { Page } from 'playwright/test'
import { heading } from './page.ts'
import { waitForPlayer } from './player.ts'
import { expect, test } from './test.ts'

/** A page as someone finds it: its picture, and what no picture shows. */
interface Look {
  picture: Buffer
  outline: string
  title: string
  attributes: Record<string, string>
  /** Icons, and style sheets that are switched off. */
  links: string[]
}

/** Hidden, because it is never the same twice. */
const changing = 'time, video, iframe { visibility: hidden !important }'

/** The page at its top and at rest. */
export async function lookAt(page: Page): Promise<Look> {
  await comeToRest(page)
  const outline = await page.locator('main').ariaSnapshot()
  const picture = await page.screenshot({ animations: 'disabled', caret: 'hide', style: changing })
  return { picture, outline, ...(await page.evaluate(readUnseen)) }
}

/** Waits until all is there, at the top of the page, and takes away the focus and the pointer. */
export async function comeToRest(page: Page): Promise<void> {
  await expect(heading(page)).toBeVisible()
  await expect(page.locator('main :is([aria-busy=true], .mantine-Skeleton-root)')).toHaveCount(0)
  await page.mouse.move(0, 0)
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    scrollTo(0, 0)
  })
  await expect.poll(() => page.evaluate(findMissing), { message: `still to come on ${page.url()}` }).toEqual([])
  await waitForPlayer(page)
}

/** Fonts, pictures in sight, and what a video says of itself. Runs in the page. */
function findMissing(): string[] {
  const isComing = (image: HTMLImageElement) =>
    !image.complete && image.checkVisibility() && image.getBoundingClientRect().top < innerHeight
  const pictures = [...document.images].filter(isComing).map(({ src }) => src)
  const videos = [...document.querySelectorAll('video')]
    .filter(({ networkState, readyState }) => networkState === HTMLMediaElement.NETWORK_LOADING && readyState === 0)
    .map(({ currentSrc }) => currentSrc)
  return [...(document.fonts.status === 'loading' ? ['fonts'] : []), ...pictures, ...videos]
}

/** Runs in the page. */
function readUnseen(): Omit<Look, 'picture' | 'outline'> {
  const { attributes } = document.documentElement
  // The size of the bar at the top stays there when a page without one follows.
  const named = [...attributes].filter(({ name }) => name !== 'style').map(({ name, value }) => [name, value])
  const links = document.querySelectorAll('link:is([rel*=icon], [rel=manifest], [rel=stylesheet][media="not all"])')
  return {
    title: document.title,
    attributes: Object.fromEntries(named),
    links: [...links].map(({ outerHTML }) => outerHTML),
  }
}

/** Fails the test, softly, if the page does not look as before, and attaches both pictures. */
export async function expectSameLook(page: Page, before: Look, way: string): Promise<void> {
  const { picture, ...unseen } = await lookAt(page)
  const { picture: pictureBefore, ...unseenBefore } = before
  expect.soft(unseen, way).toEqual(unseenBefore)
  if (pictureBefore.equals(picture)) return
  const difference = await findDifference(page, [pictureBefore, picture])
  if (!difference) return
  await test.info().attach(`before: ${way}`, { body: pictureBefore, contentType: 'image/png' })
  await test.info().attach(way, { body: picture, contentType: 'image/png' })
  expect.soft(difference, `the picture differs: ${way}`).toBeNull()
}

/** The box in which two pictures differ; null if they do not. A blank page decodes them, so that no library is needed. */
async function findDifference(page: Page, pictures: Buffer[]) {
  const blank = await page.context().newPage()
  const encoded = pictures.map((picture) => picture.toString('base64'))
  const difference = await blank.evaluate(comparePictures, encoded)
  await blank.close()
  return difference
}

/** Runs in a page. */
async function comparePictures(encoded: string[]) {
  const [first, second] = await Promise.all(
    encoded.map(async (picture) => {
      const image = new Image()
      image.src = `data:image/png;base64,${picture}`
      await image.decode()
      const drawing = new OffscreenCanvas(image.width, image.height).getContext('2d')
      drawing?.drawImage(image, 0, 0)
      return drawing?.getImageData(0, 0, image.width, image.height)
    }),
  )
  if (!first || !second || first.data.length !== second.data.length) throw new Error('pictures of two sizes')
  // The browser draws a round corner or a slanted line a little differently each time: such pixels are few, and alone.
  const faintest = 48
  const fewest = 40
  const box = { pixels: 0, left: first.width, top: first.height, right: 0, bottom: 0 }
  for (let at = 0; at < first.data.length; at++) {
    if (Math.abs((first.data[at] ?? 0) - (second.data[at] ?? 0)) <= faintest) continue
    const pixel = Math.floor(at / 4)
    const [x, y] = [pixel % first.width, Math.floor(pixel / first.width)]
    box.pixels++
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box.pixels > fewest ? box : null
}
