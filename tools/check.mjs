import { launch } from './launch/launch.mjs'

await launch('check', { withDev: true })
