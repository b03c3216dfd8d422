import { join, relative } from 'node:path'
import { npm } from '../launch/install.mjs'
import { root } from '../launch/root.mjs'
import { run } from '../launch/run.ts'
import { writeRemote } from './new-remote.ts'

await run(async () => {
  const name = process.argv[2]
  const files = await writeRemote(name, join(root, 'remotes'))
  for (const file of files) console.log(`  wrote ${relative(root, file)}`)
  // The lock file lists every workspace: without this, a clean install would fail.
  await npm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'])
  console.log(`\nremotes/${name} is ready. npm start builds and ships it; it is in the menu, at /dashboard/${name}.`)
  console.log('Its routes and menu items are in remote.config.ts, its pages in src/pages.')
})
