// Makes the Recommendation Guide in content/media/guide from its Markdown: a tagged PDF and a Word document. See README.md.
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright'
import { footer, makePage } from './guide/page.mjs'
import { guideFingerprint, readDrawing, readGuide } from './guide/source.mjs'
import { makeWordDocument } from './guide/word.mjs'
import { browserPath } from './videos/paint.mjs'

const folder = fileURLToPath(new URL('../media/guide', import.meta.url))
const files = { pdf: `${folder}/recommendation-guide.pdf`, docx: `${folder}/recommendation-guide.docx` }
mkdirSync(folder, { recursive: true })

const guide = readGuide()
const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] })
try {
  const page = await browser.newPage({ deviceScaleFactor: 2 })
  await page.setContent(makePage(guide))
  await page.evaluate(() => document.fonts.ready)
  await page.pdf({
    path: files.pdf,
    format: 'A4',
    margin: { top: '20mm', right: '20mm', bottom: '20mm', left: '20mm' },
    displayHeaderFooter: true,
    headerTemplate: '<span></span>',
    footerTemplate: footer,
    printBackground: true,
    tagged: true,
    outline: true,
  })

  /** Word shows no SVG in older versions. */
  const paint = async (picture) => {
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; width: 640px }</style>${readDrawing(picture)}`,
    )
    const drawing = page.locator('svg').first()
    const { width, height } = await drawing.boundingBox()
    return { data: await drawing.screenshot(), width, height }
  }
  writeFileSync(files.docx, await makeWordDocument(guide, paint))
} finally {
  await browser.close()
}

writeFileSync(`${folder}/guide.json`, `${JSON.stringify({ source: guideFingerprint() }, null, 2)}\n`)
for (const path of Object.values(files)) console.log(`${path}: ${Math.round(statSync(path).size / 1000)} kB`)
