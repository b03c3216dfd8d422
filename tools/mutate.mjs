import { launch } from './launch/launch.mjs'

await launch('mutate', { withDev: true })
