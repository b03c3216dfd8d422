import { join, relative } from 'node:path'
import { npm } from '@stepwise/cli/install'
import { root } from '@stepwise/cli/root'
import { run } from '@stepwise/cli/run'
import { writeRemote } from './new-remote.ts'

await run(async () => {
  // Together: of two words the first alone would be a surprise.
  const name = process.argv.slice(2).join(' ')
  const files = await writeRemote(name, join(root, 'remotes'))
  for (const file of files) console.log(`  wrote ${relative(root, file)}`)
  // The lock file lists every workspace: without this, a clean install would fail.
  await npm(['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'])
  console.log(`
remotes/${name} is ready: its routes and menu are in remote.config.ts, its pages in src/pages. What comes next:
  npm run dev -w remotes/${name}        see it alone, and each save at once
  npm run check -- ${name}              what CI checks of it
  npm run release -- publish ${name}    store a version, which promote then makes live, at /dashboard/${name}
docs/tutorial.md goes through all of it in fifteen minutes.`)
})
