import { join } from 'node:path'
import { partFolders } from '@stepwise/cli/build'
import { run } from '@stepwise/cli/run'
import { demoAccountLines, startSettings } from '@stepwise/cli/start'
import { develop, stopOnSignal } from './develop.ts'

await run(async () => {
  const settings = startSettings(process.env, join('var', 'dev'))
  const { stop } = await develop(settings, partFolders())
  stopOnSignal(stop)
  console.log(`\nStepwise in development is at http://localhost:${settings.port} once every part is built.`)
  console.log(demoAccountLines(settings.edition).join('\n'))
  console.log('Save a file to see it there. Stop with Ctrl+C.\n')
})
