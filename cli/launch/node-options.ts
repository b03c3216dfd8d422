import { isInstalled } from './root.mjs'

/** Options of Node for a process of its own that runs our code. */
export const nodeOptions = isInstalled ? ['--import', import.meta.resolve('./strip-types.mjs')] : []
