import { join } from 'node:path'
import { partFolders } from '../build/parts.ts'
import { run } from '../launch/run.ts'
import { demoAccountLines } from '../start/demo-accounts.ts'
import { startSettings } from '../start/settings.ts'
import { develop, stopOnSignal } from './develop.ts'

await run(async () => {
  const settings = startSettings(process.env, join('var', 'dev'))
  stopOnSignal(await develop(settings, partFolders()))
  console.log(`\nStepwise in development is at http://localhost:${settings.port} once every part is built.`)
  console.log(demoAccountLines(settings.edition).join('\n'))
  console.log('Save a file to see it there. Stop with Ctrl+C.\n')
})
