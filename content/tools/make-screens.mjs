// Takes the pictures of the product in content/images/screens from the running product, in light and dark. See README.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { browserPath } from './videos/paint.mjs'

const [address] = process.argv.slice(2)
if (!address) throw new Error('Say where the product runs: node content/tools/make-screens.mjs http://localhost:4000')
const { origin } = new URL(address)

const step = (flow, module, chapter, name) =>
  `/flows/${flow}/learning_modules/${module}/chapters/${chapter}/steps/${name}`

/** Whose pages are shown, and which; the part of a file's name to the path. */
const screens = {
  study: {
    like: 'student',
    paths: {
      home: '/dashboard/learn',
      step: step('organisation', 'plan-your-week', 'see-your-time', 'planning-your-week'),
      journal: '/dashboard/reflect',
      tools: '/dashboard/study-tools',
    },
  },
  pro: {
    like: 'pro',
    paths: { home: '/dashboard/software', journal: '/dashboard/reflect' },
  },
}

const size = { width: 1280, height: 800 }
/** The widths in pixels that each picture is kept in, for `srcset`. */
const widths = [1280, 640]
const maxBytes = 60_000

const folder = fileURLToPath(new URL('../images/screens', import.meta.url))
mkdirSync(folder, { recursive: true })

const html = await (await fetch(origin)).text()
const edition = /"edition":"(study|pro)"/.exec(html)?.[1]
if (!edition) throw new Error(`No Stepwise answers at ${origin}.`)
const { like, paths } = screens[edition]

const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
const encoder = await browser.newPage()

for (const theme of ['light', 'dark']) {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', locale: 'en-GB' })
  // A person of their own for each theme, as far as that demo account: a visit of a step is progress, and the pairs would differ.
  const { email } = await post(context, '/api/dev/demo_accounts', { like })
  await post(context, '/api/auth/sign_in', { user: { email, password: 'Stepwise-demo-1' } })
  const page = await context.newPage()
  await page.addInitScript((chosen) => localStorage.setItem('preferred-theme', chosen), theme)
  for (const [name, path] of Object.entries(paths)) {
    await page.goto(origin + path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    // The heading has the focus; its ring would look like a part of the page.
    await page.evaluate(() => document.activeElement?.blur())
    const png = (await page.screenshot()).toString('base64')
    for (const width of widths) await keep(`${edition}-${name}-${theme}`, png, width)
  }
  await context.close()
}
await browser.close()

async function post(context, path, data) {
  const answer = await context.request.post(origin + path, { data, headers: { origin } })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}. The product must run with its demo accounts.`)
  return await answer.json()
}

/** Writes a picture as WebP; the browser encodes it. The widest has the plain name. */
async function keep(name, png, width) {
  const webp = await encoder.evaluate(
    async ({ png, width, height }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${png}`
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), { width, height })
      const pen = canvas.getContext('2d')
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(image, 0, 0, width, height)
      return canvas.toDataURL('image/webp', 0.82).split(',')[1]
    },
    { png, width, height: (width * size.height) / size.width },
  )
  const bytes = Buffer.from(webp, 'base64')
  const file = `${name}${width === widths[0] ? '' : `-${width}`}.webp`
  if (bytes.length > maxBytes) throw new Error(`${file} has ${bytes.length} bytes, more than ${maxBytes}.`)
  writeFileSync(`${folder}/${file}`, bytes)
  console.log(`${file} ${Math.round(bytes.length / 1000)} kB`)
}
