import { launch } from './launch/launch.mjs'

await launch('serve', { withDev: false })
