import { launch } from './launch/launch.mjs'

await launch('new-remote', { withDev: false })
