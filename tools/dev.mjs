import { launch } from './launch/launch.mjs'

await launch('dev', { withDev: true })
