import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseError } from '../errors.ts'
import type { Store } from '../store/store.ts'
import { identityOf, parseManifest } from './manifest.ts'
import { manifestName, type Part, type PartVersion, versionFolder } from './part.ts'

export type Published = PartVersion & { outcome: 'stored' | 'already stored' }

/**
 * Copies what a build of `part` wrote to the folder `dist` into the store, under the version that the build states. It does
 * not become live. Throws a {@link ReleaseError} when there is no valid build of that part.
 */
export async function publish(store: Store, part: Part, dist: string): Promise<Published> {
  const path = join(dist, manifestName(part))
  if (!existsSync(path))
    throw new ReleaseError([`${part} has no ${manifestName(part)} in its dist folder: build it first.`])
  const identity = identityOf(parseManifest(part, await readFile(path, 'utf8')))
  if (identity.part !== part)
    throw new ReleaseError([`The folder of ${part} holds a build that calls itself ${identity.part}.`])
  return { ...identity, outcome: await store.files.put(versionFolder(identity), dist) }
}
