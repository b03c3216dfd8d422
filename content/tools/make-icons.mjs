// Makes the icons of host/public and the pictures of content/images/og from drawings that are text. See README.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { parse } from 'yaml'
import { makeIco } from './icons/ico.mjs'
import { browserPath, textFont } from './videos/paint.mjs'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const read = (path) => readFileSync(`${repository}/${path}`, 'utf8')

const mark = read('host/public/favicon.svg')
const brand = '#2f3e9e'
// Platforms cut home screen icons to shapes of their own, so these reach to the edges.
const fullBleed = mark.replace(' rx="9"', '')
// A maskable icon may lose all but a circle of 80 %, and the mark's ends would be outside it.
const maskable = fullBleed.replace('<path', '<path transform="translate(3.6 3.6) scale(.78)"')

const editions = {
  study: { title: 'Stepwise', landing: 'landing', scene: 'hero' },
  pro: { title: 'Stepwise Pro', landing: 'landing-pro', scene: 'hero-pro' },
}

const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })

write('host/public/icon-192.png', await paintIcon(fullBleed, 192))
write('host/public/icon-512.png', await paintIcon(fullBleed, 512))
write('host/public/icon-maskable-512.png', await paintIcon(maskable, 512))
write('host/public/apple-touch-icon.png', await paintIcon(fullBleed, 180))
const sizes = [16, 32, 48]
const pictures = await Promise.all(sizes.map((size) => paintIcon(mark, size)))
write('host/public/favicon.ico', makeIco(sizes.map((size, index) => ({ size, png: pictures[index] }))))

mkdirSync(`${repository}/content/images/og`, { recursive: true })
for (const [edition, { title, landing, scene }] of Object.entries(editions)) {
  const words = parse(read(`content/pages/${landing}.yaml`))
  const drawing = read(`content/images/scenes/${scene}.svg`)
  write(`content/images/og/og-${edition}.png`, await paint(makeCard(title, words, drawing), 1200, 630))
}
await browser.close()

function write(path, bytes) {
  writeFileSync(`${repository}/${path}`, bytes)
  console.log(`${path} ${Math.ceil(bytes.length / 1000)} kB`)
}

function paintIcon(svg, size) {
  return paint(
    `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`,
    size,
    size,
  )
}

async function paint(html, width, height) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent(html)
  await page.evaluate(() => document.fonts.ready)
  const isCut = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight)
  if (isCut) throw new Error(`The text does not fit: ${html.slice(-200)}`)
  const png = await page.screenshot({ omitBackground: true })
  await page.close()
  return png
}

/** What a link to the product looks like where it is shared: the words and the scene of the landing page. */
function makeCard(title, { title: heading, lead }, drawing) {
  return `<style>
@font-face { font-family: Atkinson; font-weight: 200 800; src: url(data:font/woff2;base64,${textFont()}) }
* { box-sizing: border-box; margin: 0 }
body { height: 630px; padding: 72px 40px 0 72px; background: #fbf8f2; color: #1b2333; font: 500 28px/1.4 Atkinson }
body > p { display: flex; gap: 16px; align-items: center; font-weight: 700; font-size: 34px }
body > p svg { width: 56px; height: 56px }
main { display: grid; grid-template-columns: 540px 1fr; gap: 32px; align-items: center; height: 430px }
h1 { margin-bottom: 24px; font-size: 62px; line-height: 1.12; color: ${brand}; text-wrap: balance }
main svg { width: 100% }
</style><p>${mark}${title}</p><main><div><h1>${heading}</h1><p>${lead}</p></div>${drawing}</main>`
}
