import { launch } from './launch/launch.mjs'

await launch('bench', { withDev: true })
