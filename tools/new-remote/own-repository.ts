import { existsSync, readdirSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '@stepwise/cli/root'
import { UserFacingError } from '@stepwise/deploy/errors'
import { checkedName, writeTemplate } from './new-remote.ts'

interface Package {
  version: string
  engines: object
  devDependencies: Record<string, string>
}

/** The packages of the product that such a repository needs, by their folders. */
export const packedFolders = ['shared', 'deploy', 'cli']
/** The folder of a new repository that they are packed into. */
export const packagesFolder = 'packages'

/** What the build, the tests, the type check and the import rules of the remote need, in the versions of this checkout. */
const developmentPackages = [
  '@rspack/core',
  '@swc/core',
  '@testing-library/dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'dependency-cruiser',
  'fake-indexeddb',
  'jsdom',
  'react-router-dom',
  'typescript',
  'vitest',
]

/**
 * Writes a new remote as a repository of its own into `folder`, which must be empty (docs/own-repository.md). Returns the paths of its
 * files. Throws a {@link UserFacingError} when the name is missing or invalid, or the folder holds something.
 */
export async function writeOwnRepository(name: string, folder: string): Promise<string[]> {
  const slug = checkedName(name)
  if (existsSync(folder) && readdirSync(folder).some((file) => file !== '.git'))
    throw new UserFacingError([`${folder} is not empty: give a folder that is, or that does not exist yet.`])
  const files = [
    ...(await writeTemplate('remote', slug, folder)),
    ...(await writeTemplate('own-repository', slug, folder)),
  ]
  await writeFile(join(folder, 'package.json'), await packageText(join(folder, 'package.json')))
  await mkdir(join(folder, packagesFolder))
  return files
}

/** The package of a remote of this repository, as one that stands alone. */
async function packageText(path: string): Promise<string> {
  const own: Package & { dependencies: Record<string, string> } = JSON.parse(await readFile(path, 'utf8'))
  const [product, shared, ...tools] = await Promise.all(
    ['.', ...packedFolders].map(async (name) => {
      const text = await readFile(join(root, name, 'package.json'), 'utf8')
      return JSON.parse(text) as Package & { name: string; dependencies: Record<string, string> }
    }),
  )
  const packed = ({ name, version }: { name: string; version: string }) =>
    `file:${packagesFolder}/${name.slice(1).replace('/', '-')}-${version}.tgz`
  const versions: Record<string, string> = { ...shared?.dependencies, ...product?.devDependencies }
  const whole = {
    ...own,
    engines: product?.engines,
    scripts: {
      dev: 'stepwise-remote dev',
      build: 'stepwise-remote build',
      test: 'vitest run',
      check: 'stepwise-remote check',
      release: 'stepwise-remote release',
    },
    dependencies: { ...own.dependencies, ...(shared && { [shared.name]: packed(shared) }) },
    devDependencies: Object.fromEntries([
      ...tools.map((one) => [one.name, packed(one)]),
      ...developmentPackages.map((name) => [name, versions[name]]),
    ]),
  }
  return `${JSON.stringify(whole, null, 2)}\n`
}
