import { browserPath, launchArguments } from '@stepwise/cli/browser'
import { freePort } from '@stepwise/cli/port'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright'
import { type Figure, figure, median } from './figures.ts'
import { firstView } from './measure-page.ts'

const runs = 3
/** Of a hundred. */
const wantedPerformance = 97
/** What has nothing to do with speed has no reason to be less than full. */
const others = ['accessibility', 'best-practices', 'seo'] as const
const categories = ['performance', ...others] as const
type Category = (typeof categories)[number]
const blockingBudgetMs = 200
/** kB over the wire without images, of a visitor's first view. */
const firstViewBudget = 90

/** What a visitor's first view of these pages costs, and what Lighthouse says of them on a slow phone: the median of three runs. */
export async function publicPageFigures(edition: string, address: string, paths: string[]): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const path of paths) {
    const name = `${edition} ${path}`
    const { bytes } = await firstView(`${address}${path}`)
    figures.push(figure(`${name}: first view without images`, bytes / 1000, 'kB', { atMost: firstViewBudget }))
    const results: Result[] = []
    for (let run = 0; run < runs; run++) results.push(await resultOf(`${address}${path}`))
    const scoreOf = (category: Category) => median(results.map(({ scores }) => scores[category]))
    const blockedMs = median(results.map((result) => result.blockedMs))
    figures.push(
      figure(`${name}: Lighthouse performance`, scoreOf('performance'), '', { atLeast: wantedPerformance }),
      figure(`${name}: blocked by long tasks`, blockedMs, 'ms', { atMost: blockingBudgetMs }),
      figure(`${name}: the least of ${others.join(', ')}`, Math.min(...others.map(scoreOf)), '', { atLeast: 100 }),
    )
  }
  return figures
}

interface Result {
  /** Of a hundred. */
  scores: Record<Category, number>
  blockedMs: number
}

/** One run. Prints what keeps a score from being full. */
async function resultOf(url: string): Promise<Result> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: [...launchArguments, `--remote-debugging-port=${port}`],
  })
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'silent', onlyCategories: [...categories] })
    if (!result || result.lhr.runtimeError) throw new Error(`Lighthouse could not run at ${url}.`)
    const { lhr } = result
    for (const category of categories) {
      for (const { id, weight } of lhr.categories[category]?.auditRefs ?? []) {
        const audit = lhr.audits[id]
        if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
          console.log(`  ${url} ${category}: ${audit?.title} ${audit?.displayValue ?? ''}`)
      }
    }
    const scores = Object.fromEntries(
      categories.map((category) => [category, Math.round((lhr.categories[category]?.score ?? 0) * 100)]),
    ) as Record<Category, number>
    return { scores, blockedMs: lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN }
  } finally {
    await browser.close()
  }
}
