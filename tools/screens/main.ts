import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { shellOptions } from '@stepwise/cli/browser'
import { forEachConcurrently } from '@stepwise/cli/build'
import { root } from '@stepwise/cli/root'
import { readArguments, run } from '@stepwise/cli/run'
import type { Edition } from '@stepwise/shared/contracts'
import { chromium } from 'playwright/test'
import sharp from 'sharp'
import { type Cells, differences, encodeCells, formatCells, parseCells } from './cells.ts'
import { recordFilm } from './film/record.ts'
import { type Take, writePagePictures } from './page-pictures.ts'
import { productAt } from './product-at.ts'
import { type Screen, type Size, screens, sizes, type Theme, themes } from './screens.ts'
import { drawSheet } from './sheet.ts'
import { take } from './take.ts'

const docs = join(root, 'docs/screens')
const cellsFile = join(docs, 'cells.txt')
/** Every screen in full, for whoever wants to see what differs. */
const [now, before] = [join(root, 'var/screens/now'), join(root, 'var/screens/before')]

interface Taken {
  screen: Screen
  size: Size
  theme: Theme
  png: Buffer
}

await run(async () => {
  const { values, positionals } = readArguments({
    options: { pages: { type: 'boolean' }, film: { type: 'string', multiple: true } },
    allowPositionals: true,
  })
  if (values.film) {
    await recordFilms(values.film, positionals)
    process.exit(0)
  }
  const study = await productAt('study', positionals[0])
  const pro = await productAt('pro', positionals[1])
  const browser = await chromium.launch(await shellOptions())
  try {
    const addresses = { study: study.address, pro: pro.address }
    const takeOne: Take = (screen, size) => take(browser, addresses[screen.edition], screen, size)
    // Before the sheets, because landing pages show them.
    if (values.pages) await writePagePictures(takeOne)
    const taken = await takeAll(takeOne)
    const cells: Cells = new Map()
    for (const one of taken) cells.set(formatName(one), await readCells(one.png))
    const isNew = await compare(`Chromium ${browser.version()}`, cells)
    for (const size of isNew ? sizes : [])
      for (const theme of themes) {
        const shown = taken.filter((one) => one.size === size && one.theme === theme)
        const sheet = await drawSheet(
          browser,
          theme,
          size,
          shown.map(({ screen, png }) => [screen, png]),
        )
        await writeFile(join(docs, `${size.width}-${theme}.webp`), sheet)
        console.log(`docs/screens/${size.width}-${theme}.webp: ${Math.round(sheet.length / 1000)} kB`)
      }
    await keepPictures(taken)
  } finally {
    await Promise.all([browser.close(), study.stop?.(), pro.stop?.()])
  }
  process.exit(0)
})

/** Each edition is started when a film needs it. */
async function recordFilms(plans: string[], [study, pro]: string[]) {
  const browser = await chromium.launch(await shellOptions())
  const products = new Map<Edition, ReturnType<typeof productAt>>()
  const addressOf = async (edition: Edition) => {
    const product = products.get(edition) ?? productAt(edition, edition === 'study' ? study : pro)
    products.set(edition, product)
    return (await product).address
  }
  try {
    for (const plan of plans) await recordFilm(browser, addressOf, plan)
  } finally {
    await browser.close()
    for (const product of products.values()) await (await product).stop?.()
  }
}

/** Two at a time; in the order of the sheets. */
async function takeAll(takeOne: Take): Promise<Taken[]> {
  const jobs = sizes.flatMap((size) => screens.map((screen) => ({ screen, size })))
  const taken: Taken[][] = []
  await forEachConcurrently([...jobs.entries()], 2, async ([at, { screen, size }]) => {
    const pictures = await takeOne(screen, size)
    taken[at] = pictures.map(([theme, png]) => ({ screen, size, theme, png }))
  })
  return taken.flat()
}

function formatName({ screen, size, theme }: Taken) {
  return `${screen.edition}, ${screen.name}, ${size.width} ${theme}`
}

async function readCells(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return encodeCells({ data, width: info.width, height: info.height })
}

/** Prints what differs from the last set, and replaces that if anything does. */
async function compare(browser: string, cells: Cells): Promise<boolean> {
  await mkdir(docs, { recursive: true })
  const last = existsSync(cellsFile) ? parseCells(await readFile(cellsFile, 'utf8')) : { browser, cells: new Map() }
  if (last.browser !== browser)
    console.log(`The last set is of ${last.browser}, this one of ${browser}: that alone changes letters everywhere.`)
  const found = differences(last.cells, cells)
  console.log(`${found.length} of ${cells.size} screens differ from the last set.`)
  for (const { name, share } of found) console.log(`${(share * 100).toFixed(1).padStart(6)} %  ${name}`)
  if (found.length === 0 && last.cells.size === cells.size) return false
  await writeFile(cellsFile, formatCells(browser, cells))
  return true
}

async function keepPictures(taken: Taken[]) {
  await rm(before, { recursive: true, force: true })
  if (existsSync(now)) await rename(now, before)
  await mkdir(now, { recursive: true })
  for (const one of taken) await writeFile(join(now, `${formatName(one)}.png`), one.png)
}
