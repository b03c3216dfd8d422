import { registerHooks } from 'node:module'
import { isAbsolute, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import '../launch/die-with-parent.mjs'
import { type Configuration, type MultiStats, rspack, type Stats } from '@rspack/core'

/** What the process reports to its parent. `hash` is that of the browser's build, by which an open page knows what it runs. */
export type WatchMessage =
  | { configuredBy: string[] }
  | { hash: string; errors: [] }
  | { hash?: undefined; errors: string[] }

// Watches and builds one part. A process of its own, because only a restart loads a changed configuration. Arguments: the
// folder of the part, and the folder for its build.
const [folder = '.', dist = 'dist'] = process.argv.slice(2)
process.chdir(folder)
process.channel?.ref()
if (!isAbsolute(dist)) throw new Error('The folder for the build must be an absolute path.')

const tell = (message: WatchMessage) => process.send?.(message)

function reportErrors(errors: string[]) {
  for (const error of errors) console.error(error)
  tell({ errors })
}

const configurations = await configuration().catch((error: Error) => reportErrors([`${error.stack ?? error}`]))
if (configurations) {
  rspack(configurations.map(inDist)).watch({ aggregateTimeout: 100 }, (error, stats) => {
    const errors = error ? [error.message] : listErrors(stats)
    if (errors.length > 0) reportErrors(errors)
    else tell({ hash: browserStats(stats)?.hash ?? '', errors: [] })
  })
}

/** The part's configuration. Reports to the parent which sources it was made from, even when it cannot be made. */
async function configuration(): Promise<Configuration[]> {
  const sources = new Set<string>()
  const hooks = registerHooks({
    load(url, context, nextLoad) {
      if (url.startsWith('file:') && !url.includes('/node_modules/')) sources.add(fileURLToPath(url))
      return nextLoad(url, context)
    },
  })
  try {
    const { default: configured } = await import(pathToFileURL(join(folder, 'rspack.config.ts')).href)
    return [configured].flat()
  } finally {
    hooks.deregister()
    tell({ configuredBy: [...sources] })
  }
}

function inDist({ output, ...config }: Configuration): Configuration {
  return { ...config, output: { ...output, path: (output?.path ?? '').replace(join(folder, 'dist'), dist) } }
}

const allStats = (stats?: Stats | MultiStats): Stats[] =>
  stats && 'stats' in stats ? stats.stats : stats ? [stats] : []

/** The bundle for the gateway has a name. */
const browserStats = (stats?: Stats | MultiStats) => allStats(stats).find(({ compilation }) => !compilation.name)

function listErrors(stats?: Stats | MultiStats): string[] {
  const errors = allStats(stats).flatMap(
    (one) => one.toJson({ all: false, errors: true, moduleTrace: false }).errors ?? [],
  )
  // A module that is in both bundles of a part fails twice.
  return [...new Set(errors.map(({ moduleName, message }) => [moduleName, message].filter(Boolean).join('\n')))]
}
