import { readArguments, run } from '@stepwise/cli/run'
import { UserFacingError } from '@stepwise/deploy/errors'
import { type Figure, printFigures, writeDocs } from '../figures.ts'
import { callFigures } from './calls.ts'
import { growthFigures } from './growth.ts'
import { dashboardFigures, publicPageFigures } from './pages.ts'
import { plainProduct } from './plain/plain-product.ts'
import { serve, startProduct } from './product.ts'
import { releaseFigures, startFigures } from './releases.ts'

const sections: Record<string, () => Promise<Figure[]>> = {
  pages: comparedWithPlain,
  releases: () =>
    withProduct(async ({ store, address }) => [
      ...(await startFigures(store, address)),
      ...(await releaseFigures(store, address)),
    ]),
  public: publicPages,
  api: callFigures,
  growth: growthFigures,
}

await run(async () => {
  const { values, positionals } = readArguments({ options: { docs: { type: 'boolean' } }, allowPositionals: true })
  const names = Object.keys(sections)
  for (const name of positionals.length > 0 ? positionals : names) {
    const measure = sections[name]
    if (!measure) throw new UserFacingError([`There is no ${name} to measure. There are ${names.join(', ')}.`])
    const figures = await measure()
    printFigures(name, figures)
    if (values.docs) writeDocs('performance.md', figures)
  }
  process.exit(0)
})

type Product = Awaited<ReturnType<typeof startProduct>>

async function withProduct(measure: (product: Product) => Promise<Figure[]>): Promise<Figure[]> {
  const product = await startProduct('study')
  const figures = await measure(product)
  await product.stop()
  return figures
}

function comparedWithPlain() {
  return withProduct(async ({ apiUrl, address }) => {
    const plain = await serve(await plainProduct(), apiUrl)
    const figures = await dashboardFigures(address, plain.address)
    await plain.close()
    return figures
  })
}

function publicPages() {
  return withProduct(async ({ address }) => {
    const pro = await startProduct('pro')
    const study = ['/', '/assessor', '/resources', '/auth/sign-in'].map((path) => `${address}${path}`)
    const figures = await publicPageFigures([...study, `${pro.address}/`])
    await pro.stop()
    return figures
  })
}
