import { launch } from './launch/launch.mjs'

await launch('admin', { withDev: false })
