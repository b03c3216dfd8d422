import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { posterPage, scenePage, slidePage } from './pages.mjs'

const FONT = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

/** Opens a headless Chromium that turns slides and scenes into PNG files of 1280 × 720. */
export async function openPainter() {
  const font = textFont()
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  const openPage = async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
    // This runs at a low priority, so one picture can take long on a busy machine.
    page.setDefaultTimeout(300_000)
    return page
  }
  const page = await openPage()
  const paint = async (html, file) => {
    await page.setContent(html)
    await page.evaluate(() => document.fonts.ready)
    const overflow = await page.evaluate(() => {
      const boxes = [...document.querySelectorAll('main > div, .window ol')]
      return boxes.some((box) => box.scrollHeight > box.clientHeight + 1 || box.scrollWidth > box.clientWidth + 1)
    })
    if (overflow) throw new Error(`The text does not fit: ${await page.locator('h1').textContent()}`)
    await page.screenshot({ path: file })
  }
  let scene
  return {
    paintSlide: (lesson, slide, sentence, colours, file) =>
      paint(slidePage(lesson, slide, sentence, colours, font), file),
    paintPoster: (lesson, colours, file) => paint(posterPage(lesson, colours, font), file),
    async paintScene(svg, file) {
      scene ??= await openScene(await openPage(), font)
      await scene(svg, file)
    },
    close: () => browser.close(),
  }
}

/** A page that keeps its font, and shows one SVG after the other: playwright's own screenshots take four times as long. */
async function openScene(page, font) {
  await page.setContent(scenePage(font))
  await page.evaluate(() => Promise.all([600, 700].map((weight) => document.fonts.load(`${weight} 44px Atkinson`))))
  const session = await page.context().newCDPSession(page)
  return async (svg, file) => {
    await page.evaluate((markup) => {
      document.body.innerHTML = markup
    }, svg)
    const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
    writeFileSync(file, Buffer.from(data, 'base64'))
  }
}

/** The product's font for a style sheet, in base64. */
export const textFont = () => readFileSync(fileURLToPath(import.meta.resolve(FONT))).toString('base64')

/** The path of a Chromium: CHROMIUM_PATH, Playwright’s own, or the system’s. Throws when there is none. */
export function browserPath() {
  const places = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome']
  const found = places.find((place) => place && existsSync(place))
  if (!found) throw new Error('Chromium is missing. Install it: apt install chromium (or set CHROMIUM_PATH)')
  return found
}
