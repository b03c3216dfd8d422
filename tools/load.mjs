import { launch } from './launch/launch.mjs'

await launch('load', { withDev: true })
