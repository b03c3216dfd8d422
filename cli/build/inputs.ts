import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Edition } from '@stepwise/shared/contracts'
import { root } from '../launch/root.mjs'
import { type PartFolder, partPath } from './parts.ts'

const ignored = /(^|[\\/])(dist|node_modules|testing|e2e)([\\/]|$)|\.test\.tsx?$/

/** What a part is built from, relative to the repository. */
export const inputPaths = (part: PartFolder) => [partPath(part) || '.', 'shared', 'package-lock.json']

/** Whether a file of these folders changes the build. */
export const isInput = (name: string) => !ignored.test(name)

/** The hash of what all parts are built from: `shared/` and the packages. 64 hexadecimal digits. */
export async function hashShared(): Promise<string> {
  const hash = createHash('sha256')
  hash.update(await hashFolder(join(root, 'shared')))
  hash.update(lockedPackages(await readFile(join(root, 'package-lock.json'), 'utf8')))
  return hash.digest('hex')
}

/**
 * Prepares a function that hashes everything a part's build depends on, as 16 hexadecimal digits. `shared/` is read once for
 * all parts.
 */
export async function inputHasher(edition: Edition) {
  const shared = await hashShared()

  return async ({ part, folder }: PartFolder) => {
    const hash = createHash('sha256').update(shared)
    hash.update(await hashFolder(folder))
    if (part === 'host') {
      const { readBuildSettings } = await import('@stepwise/host/build-settings')
      hash.update(edition).update(JSON.stringify(readBuildSettings(process.env)))
    }
    return hash.digest('hex').slice(0, 16)
  }
}

/**
 * The packages of a lock file that are installed, as text. The repository's own parts are in it too, but a new remote does not change what the
 * others are built from.
 */
export function lockedPackages(lockText: string): string {
  const { packages } = JSON.parse(lockText) as { packages: Record<string, { link?: boolean }> }
  return JSON.stringify(Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link))
}

async function hashFolder(folder: string) {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length))
    .filter(isInput)
    .sort()
  const contents = await Promise.all(names.map((name) => readFile(join(folder, name))))
  const hash = createHash('sha256')
  for (const [index, name] of names.entries()) hash.update(`${name}\0`).update(contents[index] ?? '')
  return hash.digest()
}
