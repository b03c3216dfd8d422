import { readFileSync } from 'node:fs'
import { SourceMap, type SourceMapPayload } from 'node:module'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import type { Store } from '@stepwise/deploy'
import { type Figure, figure } from './figures.ts'
import { type ScriptUse, usedScript } from './measure-page.ts'

/** Whose code it is, by the path of its source; what none of them has is the product's own. */
const owners: [name: string, path: RegExp][] = [
  ['react-dom, react', /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//],
  ['react-router', /node_modules\/react-router/],
  ['Mantine', /node_modules\/(@mantine|clsx)\//],
  ['effector', /node_modules\/(effector|effector-react|patronum)\//],
  ['ofetch', /node_modules\/(ofetch|ufo|destr)\//],
  ['icons', /node_modules\/@tabler\//],
  [
    'module federation',
    /@module-federation\/|webpack\/runtime|webpack\/bootstrap|chunks that failed|modules that failed/,
  ],
]

/** What the host's first script has, minified, and how much of it the first view of the dashboard runs. */
export async function mainScriptFigures(
  store: Store,
  address: string,
  account: { email: string; password: string },
): Promise<Figure[]> {
  const registry = await store.pointer.read()
  const [name = ''] = registry?.host.initial.js ?? []
  const use = await usedScript(`${address}/dashboard/learn`, account, name)
  const map = JSON.parse(readFileSync(join(root, 'host/dist', `${name}.map`), 'utf8')) as SourceMapPayload
  const shares = sharesOf(use, new SourceMap(map))
  return [...shares]
    .sort(([, a], [, b]) => b.all - a.all)
    .map(([owner, { all, run }]) =>
      figure(`first script: ${owner}, of it run`, run / 1000, 'kB', { against: all / 1000 }),
    )
}

/** Characters of a script by owner: all of them, and those that have run. */
export function sharesOf({ source, hasRun }: ScriptUse, map: Pick<SourceMap, 'findEntry'>) {
  const shares = new Map<string, { all: number; run: number }>()
  let offset = 0
  for (const [line, text] of source.split('\n').entries()) {
    for (let column = 0; column < text.length; column++, offset++) {
      const entry = map.findEntry(line, column)
      const path = 'originalSource' in entry ? entry.originalSource : 'webpack/runtime'
      const owner = owners.find(([, of]) => of.test(path))?.[0] ?? 'the product'
      const share = shares.get(owner) ?? { all: 0, run: 0 }
      share.all++
      if (hasRun[offset]) share.run++
      shares.set(owner, share)
    }
    offset++
  }
  return shares
}
