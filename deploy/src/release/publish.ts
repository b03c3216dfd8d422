import { existsSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildRecord } from '@stepwise/shared/contracts/release'
import { ReleaseError } from '../errors.ts'
import { buildRecordName, type Store, typesName } from '../store/store.ts'
import { identityOf, parseManifest } from './manifest.ts'
import { manifestName, type Part, type PartVersion, versionFolder } from './part.ts'

export type Published = PartVersion & { outcome: 'stored' | 'already stored' }

/**
 * Copies what a build of `part` wrote to the folder `dist` into the store, under the version that the build states. It does
 * not become live. `record` and `types` (see {@link typesName}) are stored beside it, unless it is stored already. Throws a
 * {@link ReleaseError} when there is no valid build of that part.
 */
export async function publish(
  store: Store,
  part: Part,
  dist: string,
  record?: BuildRecord,
  types?: Buffer,
): Promise<Published> {
  const path = join(dist, manifestName(part))
  if (!existsSync(path))
    throw new ReleaseError([`${part} has no ${manifestName(part)} in its dist folder: build it first.`])
  const identity = identityOf(parseManifest(part, await readFile(path, 'utf8')))
  if (identity.part !== part)
    throw new ReleaseError([`The folder of ${part} holds a build that calls itself ${identity.part}.`])
  if (record) await writeFile(join(dist, buildRecordName), `${JSON.stringify(record, null, 2)}\n`)
  if (types) await writeFile(join(dist, typesName), types)
  // Of an earlier publish, and of other sources perhaps.
  else await rm(join(dist, typesName), { force: true })
  return { ...identity, outcome: await store.files.put(versionFolder(identity), dist) }
}
