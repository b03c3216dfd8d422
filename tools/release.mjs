import { launch } from './launch/launch.mjs'

await launch('release', { withDev: false })
