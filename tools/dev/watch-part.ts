import { isAbsolute, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import '../launch/die-with-parent.mjs'
import { type Configuration, rspack } from '@rspack/core'

// One part under watch, as a process of its own: its configuration is read anew when that changes. Arguments: the folder of
// the part, and where its build goes. Tells its parent of every good build.
const [folder = '.', dist = 'dist'] = process.argv.slice(2)
process.chdir(folder)
process.channel?.ref()

const { default: config }: { default: Configuration } = await import(
  pathToFileURL(join(folder, 'rspack.config.ts')).href
)
if (!isAbsolute(dist)) throw new Error('The folder for the build must be an absolute path.')

rspack({ ...config, output: { ...config.output, path: dist } }).watch({ aggregateTimeout: 100 }, (error, stats) => {
  if (error) console.error(error.message)
  else if (stats?.hasErrors()) console.error(stats.toString('errors-only'))
  else process.send?.({ built: true })
})
