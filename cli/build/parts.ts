import { existsSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../launch/root.mjs'

/** A part that is built and released on its own: `host`, or a remote by its folder's name. Paths are absolute. */
export type PartFolder = { part: string; folder: string; dist: string }

/** Every part of the repository, the host first, then the remotes by name. */
export function partFolders(): PartFolder[] {
  const remotes = readdirSync(join(root, 'remotes')).sort()
  return [partFolder('host'), ...remotes.map(partFolder)].filter(({ folder }) =>
    existsSync(join(folder, 'rspack.config.ts')),
  )
}

export function partFolder(part: string): PartFolder {
  const folder = part === 'host' ? join(root, 'host') : join(root, 'remotes', part)
  return { part, folder, dist: join(folder, 'dist') }
}

/** The path of a part's folder in the repository, such as `remotes/learn`. */
export const partPath = ({ folder }: PartFolder) => relative(root, folder).replaceAll('\\', '/')
