import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'

const FONT = '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2'

/** Opens a headless Chromium that turns pictures of scenes into PNG files of 1280 × 720. Its own screenshots take four times as long. */
export async function openPainter() {
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  })
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } })
  // One picture can take long on a busy machine.
  page.setDefaultTimeout(300_000)
  await page.setContent(emptyPage(textFont()))
  await page.evaluate(() => Promise.all([600, 700].map((weight) => document.fonts.load(`${weight} 44px Atkinson`))))
  const session = await page.context().newCDPSession(page)
  return {
    async paint(svg, file) {
      await page.evaluate((markup) => {
        document.body.innerHTML = markup
      }, svg)
      const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
      writeFileSync(file, Buffer.from(data, 'base64'))
    },
    close: () => browser.close(),
  }
}

const emptyPage = (font) => `<!doctype html><html lang="en-GB"><meta charset="utf-8"><style>
@font-face { font-family: Atkinson; font-weight: 200 800; src: url(data:font/woff2;base64,${font}) }
body { margin: 0 }
svg { display: block; font-family: Atkinson, sans-serif }
</style><body></body></html>`

/** The product's font for a style sheet, in base64. */
export const textFont = () => readFileSync(fileURLToPath(import.meta.resolve(FONT))).toString('base64')

/** The path of a Chromium: CHROMIUM_PATH, Playwright’s own, or the system’s. Throws when there is none. */
export function browserPath() {
  const places = [process.env.CHROMIUM_PATH, chromium.executablePath(), '/usr/bin/chromium', '/usr/bin/google-chrome']
  const found = places.find((place) => place && existsSync(place))
  if (!found) throw new Error('Chromium is missing. Install it: apt install chromium (or set CHROMIUM_PATH)')
  return found
}
