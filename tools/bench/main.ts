import { join } from 'node:path'
import { root } from '../launch/root.mjs'
import { run } from '../launch/run.ts'
import { type Figure, figure, median, report } from './figures.ts'
import { coldVisit, type PageFigures, type RequestTiming } from './measure-page.ts'
import { plainProduct } from './plain/plain-product.ts'
import { serve, startProduct } from './product.ts'
import { publicPageFigures } from './public-pages.ts'
import { entrySizes, registryCosts, releaseTimes } from './releases.ts'

const rounds = Number(process.env.BENCH_ROUNDS ?? 5)
const account = { email: 'student@demo.stepwise.test', password: 'Stepwise-demo-1' }
const onlyPublic = process.argv[2] === 'public'

await run(async () => {
  const product = await startProduct('study')
  const figures = [...(onlyPublic ? [] : await comparedWithPlain(product)), ...(await publicPages(product.address))]
  await report(figures, join(root, 'var/bench.json'))
  await product.stop()
  process.exit(0)
})

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
    const visits: Visits = { federated: [], plain: [] }
    for (let round = 0; round < rounds; round++) {
      visits.federated.push(await coldVisit(address, path, account))
      visits.plain.push(await coldVisit(plain.address, path, account))
    }
    return visits
  }
  const dashboard = await visitsOf('/dashboard/learn')
  const figures = [
    ...pageFigures('dashboard', dashboard),
    ...pageFigures('support contacts', await visitsOf('/wellbeing/support-contacts')),
    ...(await entrySizes(store)),
    ...(await registryCosts(store, address)),
    ...(await releaseTimes(store, address)),
  ]
  printWaterfall(dashboard.federated.at(-1)?.waterfall ?? [])
  await plain.close()
  return figures
}

interface Visits {
  federated: PageFigures[]
  plain: PageFigures[]
}

function pageFigures(page: string, { federated, plain }: Visits): Figure[] {
  const compare = (name: string, unit: string, of: (visit: PageFigures) => number) =>
    figure(name, median(federated.map(of)), unit, median(plain.map(of)))
  const kB = (type: string) => (visit: PageFigures) => (visit.byType[type] ?? 0) / 1000
  return [
    compare(`${page}, cold: bytes without images and video`, 'kB', (visit) => visit.bytes / 1000),
    compare(`${page}, cold: scripts`, 'kB', kB('Script')),
    compare(`${page}, cold: style sheets`, 'kB', kB('Stylesheet')),
    compare(`${page}, cold: requests`, '', (visit) => visit.requests),
    compare(`${page}, cold: largest contentful paint`, 'ms', (visit) => visit.lcp),
  ]
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
