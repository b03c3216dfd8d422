import { join, relative, resolve } from 'node:path'
import { npm } from '@stepwise/cli/install'
import { root } from '@stepwise/cli/root'
import { readArguments, run } from '@stepwise/cli/run'
import { writeRemote } from './new-remote.ts'
import { packagesFolder, packedFolders, writeOwnRepository } from './own-repository.ts'

const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

await run(async () => {
  const options = { outside: { type: 'string' } } as const
  const { values, positionals } = readArguments({ allowPositionals: true, options })
  // Together: of two words the first alone would be a surprise.
  const name = positionals.join(' ')
  const { outside } = values
  if (outside !== undefined) return newRepository(name, resolve(process.env.INIT_CWD ?? root, outside))
  const files = await writeRemote(name, join(root, 'remotes'))
  for (const file of files) console.log(`  wrote ${relative(root, file)}`)
  // The lock file lists every workspace: without this, a clean install would fail.
  await npm(['install', '--prefer-offline', ...quiet])
  console.log(`
remotes/${name} is ready: its routes and menu are in remote.config.ts, its pages in src/pages. What comes next:
  npm run dev -w remotes/${name}        see it alone, and each save at once
  npm run check -- ${name}              what CI checks of it
  npm run release -- publish ${name}    store a version, which promote then makes live, at /dashboard/${name}
docs/tutorial.md goes through all of it in fifteen minutes.`)
})

/** `--outside <folder>`: a remote in a repository of its own. */
async function newRepository(name: string, folder: string) {
  for (const file of await writeOwnRepository(name, folder)) console.log(`  wrote ${file}`)
  const workspaces = packedFolders.flatMap((one) => ['-w', one])
  await npm(['pack', ...workspaces, '--pack-destination', join(folder, packagesFolder), '--loglevel=error'])
  await npm(['install', '--prefer-offline', ...quiet], folder)
  console.log(`
${folder} is ready. What comes next is in its README.md, and in docs/own-repository.md.`)
}
