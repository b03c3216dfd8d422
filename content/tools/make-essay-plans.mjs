// Makes the mind maps of the Essay Breakdown Calculator in content/media/essay-plans: for each length and option a tagged
// PDF, a MindManager map, and outlines for programs that import them. See README.md.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { essayOptions, essayPlans } from '@stepwise/study-tools/essay-plans'
import { chromium } from 'playwright'
import { makeMmap } from './essay-plans/mmap.mjs'
import { essayOutline } from './essay-plans/outline.mjs'
import { makeOpml, makeWordOutline } from './essay-plans/outlines.mjs'
import { makePage } from './essay-plans/page.mjs'
import { browserPath } from './videos/paint.mjs'

const folder = fileURLToPath(new URL('../media/essay-plans', import.meta.url))
mkdirSync(folder, { recursive: true })

const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
// As wide as the paper's text, in CSS pixels: what does not fit there would be cut off in print.
const page = await browser.newPage({ viewport: { width: 1047, height: 714 } })
for (const { words } of essayPlans) {
  for (const option of essayOptions) {
    const outline = essayOutline(words, option)
    await page.setContent(makePage(outline))
    await page.evaluate(() => document.fonts.ready)
    const isCut = await page.evaluate(() =>
      [...document.querySelectorAll('.map > *')].some((box) => {
        const { top, bottom } = box.getBoundingClientRect()
        return top < 0 || bottom > 715
      }),
    )
    if (isCut) throw new Error(`The text does not fit: ${outline.name}`)
    await page.pdf({ path: `${folder}/${outline.name}.pdf`, tagged: true, outline: true, preferCSSPageSize: true })
    writeFileSync(`${folder}/${outline.name}.mmap`, makeMmap(outline))
    writeFileSync(`${folder}/${outline.name}.opml`, makeOpml(outline))
    writeFileSync(`${folder}/${outline.name}.docx`, makeWordOutline(outline))
    console.log(outline.name)
  }
}
await browser.close()
