import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { npm } from '@stepwise/cli/install'
import { root } from '@stepwise/cli/root'
import { run } from '@stepwise/cli/run'
import { UserFacingError } from '@stepwise/deploy/errors'
import { writeRemote } from './new-remote.ts'
import { packagesFolder, packedFolders, writeOwnRepository } from './own-repository.ts'

const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

function readArguments() {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { outside: { type: 'string' } } })
    // Together: of two words the first alone would be a surprise.
    return { name: positionals.join(' '), outside: values.outside }
  } catch (error) {
    throw new UserFacingError([(error as Error).message])
  }
}

await run(async () => {
  const { name, outside } = readArguments()
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
