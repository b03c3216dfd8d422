import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { isInstalled, root } from '../launch/root.mjs'

/** A part that is built and released on its own: `host`, or a remote by its folder's name. Paths are absolute. */
export interface PartFolder {
  part: string
  folder: string
  dist: string
}

/** Every part of the repository, the host first, then the remotes by name. That of a remote has no other. */
export function partFolders(): PartFolder[] {
  if (isInstalled) return [ownRemote()]
  const remotes = readdirSync(join(root, 'remotes')).sort()
  return [partFolder('host'), ...remotes.map(partFolder)].filter(({ folder }) =>
    existsSync(join(folder, 'rspack.config.ts')),
  )
}

/** The remote of a repository of its own: its package is called `@<scope>/<name of the remote>`. */
export function ownRemote(): PartFolder {
  const { name } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { name: string }
  return { part: name.replace(/^.*\//, ''), folder: root, dist: join(root, 'dist') }
}

export function partFolder(part: string): PartFolder {
  if (isInstalled) return { ...ownRemote(), part }
  const folder = part === 'host' ? join(root, 'host') : join(root, 'remotes', part)
  return { part, folder, dist: join(folder, 'dist') }
}

/** The path of a part's folder in the repository, such as `remotes/learn`; '' in a repository of its own. */
export const partPath = ({ folder }: PartFolder) => relative(root, folder).replaceAll('\\', '/')
