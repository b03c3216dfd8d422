import { browserPath, launchArguments } from '@stepwise/cli/browser'
import { freePort } from '@stepwise/cli/port'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { type Figure, figure, median } from './figures.ts'
import { firstView } from './measure-page.ts'

const runs = 3
/** Of a hundred; compared with what Lighthouse finds. */
const wanted = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof wanted
const categories = Object.keys(wanted) as Category[]
/** kB over the wire without images, of a visitor's first view. */
const firstViewBudget = 90

/** What a visitor's first view of these pages costs, and what Lighthouse says of them on a slow phone: the median of three runs. */
export async function publicPageFigures(edition: string, address: string, paths: string[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of paths) {
    const name = `${edition} ${path}`
    const { bytes } = await firstView(`${address}${path}`)
    figures.push(figure(`${name}: first view without images`, bytes / 1000, 'kB', { atMost: firstViewBudget }))
    const results: Record<Category, number>[] = []
    for (let run = 0; run < runs; run++) results.push(await scores(`${address}${path}`))
    for (const category of categories) {
      const score = median(results.map((result) => result[category]))
      figures.push(figure(`${name}: Lighthouse ${category}`, score, '', { atLeast: wanted[category] }))
    }
  }
  return figures
}

/** The scores of one run, of a hundred. Prints what keeps one from being full. */
async function scores(url: string): Promise<Record<Category, number>> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [...launchArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: categories })
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not run at ${url}.`)
    const { lhr } = result
    for (const category of categories) {
      for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
        const audit = lhr.audits[id]
        if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
          console.log(`  ${url} ${category}: ${audit?.title} ${audit?.displayValue ?? ''}`)
      }
    }
    return Object.fromEntries(
      categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
    ) as Record<Category, number>
  } finally {
    await browser.close()
  }
}
