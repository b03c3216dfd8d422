import { launch } from './launch/launch.mjs'

await launch('workbench', { withDev: true })
