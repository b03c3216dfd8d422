import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildRecord, SmokeRecord } from '@stepwise/shared/contracts/release'
import { ReleaseError } from '../errors.ts'
import { buildRecordName, type Store, smokePicturesFolder, smokeRecordName, typesName } from '../store/store.ts'
import { parseManifest, toPartVersion } from './manifest.ts'
import { manifestName, type Part, type PartVersion, versionFolder } from './part.ts'

export type Published = PartVersion & { outcome: 'stored' | 'already stored' }

/** What is stored beside a version, unless it is stored already. */
export interface PublishedWith {
  record?: BuildRecord | undefined
  /** See {@link typesName}. */
  types?: Buffer | undefined
  /** How its pages were used, and their pictures (PNG) by file name. */
  use?: { record: SmokeRecord; pictures: Map<string, Buffer> } | undefined
}

/** The version that the build of a part in the folder `dist` states. Throws a {@link ReleaseError} when there is no valid build of it. */
export async function builtVersion(part: Part, dist: string): Promise<PartVersion> {
  const path = join(dist, manifestName(part))
  if (!existsSync(path))
    throw new ReleaseError([`${part} has no ${manifestName(part)} in its dist folder: build it first.`])
  const identity = toPartVersion(parseManifest(part, await readFile(path, 'utf8')))
  if (identity.part !== part)
    throw new ReleaseError([`The folder of ${part} holds a build that calls itself ${identity.part}.`])
  return identity
}

/**
 * Copies what a build of `part` wrote to the folder `dist` into the store, under the version that the build states. It does not become live.
 * Throws a {@link ReleaseError} when there is no valid build of that part.
 */
export async function publish(
  store: Store,
  part: Part,
  dist: string,
  { record, types, use }: PublishedWith = {},
): Promise<Published> {
  const identity = await builtVersion(part, dist)
  const writeJson = (name: string, value: object) => writeFile(join(dist, name), `${JSON.stringify(value, null, 2)}\n`)
  // Of an earlier publish, and of other sources perhaps.
  for (const name of [typesName, smokeRecordName, smokePicturesFolder])
    await rm(join(dist, name), { recursive: true, force: true })
  if (record) await writeJson(buildRecordName, record)
  if (types) await writeFile(join(dist, typesName), types)
  if (use) {
    await mkdir(join(dist, smokePicturesFolder))
    for (const [name, picture] of use.pictures) await writeFile(join(dist, smokePicturesFolder, name), picture)
    await writeJson(smokeRecordName, use.record)
  }
  return { ...identity, outcome: await store.files.put(versionFolder(identity), dist) }
}
