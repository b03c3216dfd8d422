import { launch } from './launch/launch.mjs'

await launch('content', { withDev: false })
