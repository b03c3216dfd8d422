import { parseArgs } from 'node:util'
import { run } from '@stepwise/cli/run'
import { UserFacingError } from '@stepwise/deploy/errors'
import { apiFigures } from './api/api-figures.ts'
import { type Figure, figure, median } from './figures.ts'
import { growthFigures } from './growth.ts'
import { interactionFigures } from './interactions.ts'
import { mainScriptFigures } from './main-script.ts'
import { type PageFigures, type RequestTiming, twoVisits } from './measure-page.ts'
import { plainProduct } from './plain/plain-product.ts'
import { serve, startProduct } from './product.ts'
import { publicPageFigures } from './public-pages.ts'
import { fileSizes, registryCosts, releaseTimes, startTime } from './releases.ts'
import { report, writeDocs } from './report.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const account = { email: 'student@demo.stepwise.test', password: 'Stepwise-demo-1' }

const sections: Record<string, () => Promise<Figure[]>> = {
  pages: () => withProduct(comparedWithPlain),
  public: () => withProduct(({ address }) => publicPages(address)),
  api: apiFigures,
  growth: growthFigures,
}

await run(async () => {
  const { values, positionals } = parseArgs({ options: { docs: { type: 'boolean' } }, allowPositionals: true })
  const unknown = positionals.filter((name) => !(name in sections))
  if (unknown.length > 0)
    throw new UserFacingError([
      `There is no ${unknown.join(', ')} to measure. ${Object.keys(sections).join(', ')} there are.`,
    ])
  for (const name of positionals.length > 0 ? positionals : Object.keys(sections)) {
    const figures = (await sections[name]?.()) ?? []
    report(name, figures)
    if (values.docs) writeDocs(name, figures)
  }
  process.exit(0)
})

async function withProduct(measure: (product: Product) => Promise<Figure[]>): Promise<Figure[]> {
  const product = await startProduct('study')
  const figures = await measure(product)
  await product.stop()
  return figures
}

async function publicPages(address: string): Promise<Figure[]> {
  const pro = await startProduct('pro')
  const figures = [
    ...(await publicPageFigures('study', address, ['/', '/assessor', '/resources', '/auth/sign-in'])),
    ...(await publicPageFigures('pro', pro.address, ['/'])),
  ]
  await pro.stop()
  return figures
}

type Product = Awaited<ReturnType<typeof startProduct>>

async function comparedWithPlain({ store, apiUrl, address }: Product): Promise<Figure[]> {
  const plain = await serve(await plainProduct(), apiUrl)
  const visitsOf = async (path: string) => {
    const visits: Visits = { federated: [], again: [], plain: [] }
    for (let round = 0; round < rounds; round++) {
      const { cold, again } = await twoVisits(address, path, account)
      visits.federated.push(cold)
      visits.again.push(again)
      visits.plain.push((await twoVisits(plain.address, path, account)).cold)
    }
    return visits
  }
  const dashboard = await visitsOf('/dashboard/learn')
  const figures = [
    ...pageFigures('dashboard', dashboard),
    figure('dashboard, cold: all of it', median(dashboard.federated.map(({ bytes }) => bytes / 1000)), 'kB', {
      atMost: 205,
    }),
    ...pageFigures('support contacts', await visitsOf('/wellbeing/support-contacts')),
    ...(await interactionFigures(address, account)),
    ...(await mainScriptFigures(store, address, account)),
    ...(await fileSizes(store)),
    ...(await registryCosts(address)),
    ...(await releaseTimes(store, address)),
    await startTime(),
  ]
  printWaterfall(dashboard.federated.at(-1)?.waterfall ?? [])
  await plain.close()
  return figures
}

interface Visits {
  federated: PageFigures[]
  /** The second visit after each of those. */
  again: PageFigures[]
  plain: PageFigures[]
}

function pageFigures(page: string, { federated, again, plain }: Visits): Figure[] {
  const compare = (name: string, unit: string, of: (visit: PageFigures) => number, atMost?: number) =>
    figure(`${page}, cold: ${name}`, median(federated.map(of)), unit, {
      against: median(plain.map(of)),
      ...(atMost !== undefined && { atMost }),
    })
  const kB = (type: string) => (visit: PageFigures) => (visit.byType[type] ?? 0) / 1000
  return [
    compare('bytes without images and video', 'kB', ({ bytes }) => bytes / 1000, 1.1),
    compare('scripts', 'kB', kB('Script')),
    compare('style sheets', 'kB', kB('Stylesheet')),
    compare('requests', '', ({ requests }) => requests),
    compare('first contentful paint', 'ms', ({ fcp }) => fcp, 0.75),
    compare('largest contentful paint', 'ms', ({ lcp }) => lcp, 1),
    compare('blocked by long tasks', 'ms', ({ blocked }) => blocked, 1),
    figure(`${page}, cold: layout shift`, median(federated.map(({ cls }) => cls)), '', { atMost: 0 }),
    figure(`${page}, again: files over the network`, median(again.map(filesOverTheNetwork)), '', { atMost: 0 }),
  ]
}

/** How many files a visit loaded besides the page and its calls. */
function filesOverTheNetwork({ waterfall }: PageFigures): number {
  return waterfall.filter(
    ({ url, type, isFromCache }) => !isFromCache && type !== 'Document' && !url.startsWith('/api/'),
  ).length
}

/** The requests of one visit by their start, so that a request that waited for another can be seen. */
function printWaterfall(timings: RequestTiming[]): void {
  console.log('\nwaterfall of one federated visit (ms since the page was requested)')
  for (const { url, type, start, end, bytes } of timings.toSorted((a, b) => a.start - b.start)) {
    console.log(
      `${String(start).padStart(6)} – ${String(end).padStart(6)}  ${(bytes / 1000).toFixed(1).padStart(6)} kB  ${type.padEnd(10)} ${url}`,
    )
  }
  console.log('')
}
