import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds `cli` and `shared`. */
const above = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Whether this is a package that a remote in a repository of its own has installed (docs/own-repository.md). */
export const isInstalled = /[\\/]node_modules[\\/]@stepwise$/.test(above)

/** The top folder of the repository: the product's, or that of such a remote. */
export const root = isInstalled ? dirname(dirname(above)) : above

export const sharedFolder = join(above, 'shared')
