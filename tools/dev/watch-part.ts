import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import '../launch/die-with-parent.mjs'
import { type Configuration, rspack } from '@rspack/core'

// Watches and builds one part. A process of its own, because only a restart loads a changed configuration. Arguments: the
// folder of the part, and the folder for its build. Sends its parent a message after every successful build.
const [folder = '.', dist = 'dist'] = process.argv.slice(2)
process.chdir(folder)
process.channel?.ref()

const { default: configured }: { default: Configuration | Configuration[] } = await import(
  pathToFileURL(join(folder, 'rspack.config.ts')).href
)
if (!isAbsolute(dist)) throw new Error('The folder for the build must be an absolute path.')

const inDist = ({ output, ...config }: Configuration): Configuration => ({
  ...config,
  output: { ...output, path: (output?.path ?? '').replace(join(folder, 'dist'), dist) },
})
rspack([configured].flat().map(inDist)).watch({ aggregateTimeout: 100 }, (error, stats) => {
  if (error) console.error(error.message)
  else if (stats?.hasErrors()) console.error(stats.toString('errors-only'))
  else process.send?.({ built: true })
})
