import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PartVersion, Store } from '@stepwise/deploy'
import {
  listVersions,
  promote,
  publish,
  type Reason,
  replaceFile,
  typesName,
  versionFolder,
  wasRolledBack,
} from '@stepwise/deploy'
import type { Edition } from '@stepwise/shared/contracts'
import { buildPart, isBuiltFrom, withBuildLock } from '../build/build-part.ts'
import { buildRecord } from '../build/build-record.ts'
import { forEachConcurrently } from '../build/concurrency.ts'
import { inputHasher } from '../build/inputs.ts'
import { type PartFolder, partFolders } from '../build/parts.ts'
import { packedSharedTypes } from '../release/types/shared-types.ts'

export interface WorkingTree {
  edition: Edition
  store: Store
  storeDir: string
  reason: Reason
  log: (line: string) => void
}

/** The hash of each part's sources when they were last released to this store. */
type ReleasedInputs = Record<string, string>
interface Sources {
  folder: PartFolder
  inputs: string
}

/**
 * Builds, publishes and promotes the parts whose sources changed since they were last released to this store. A part whose
 * sources did not change keeps the live version, so that a promotion, rollback or withdrawal by hand is not undone; it only gets its types
 * when an earlier release stored it without. The page is rewritten when `deploy/` makes another one than the live one.
 */
export async function releaseWorkingTree(tree: WorkingTree): Promise<void> {
  const { edition, store, storeDir, reason, log } = tree
  const recordPath = join(storeDir, edition, '.released.json')
  const registry = await store.pointer.read()
  const live = listVersions(registry)
  const released: ReleasedInputs = registry ? JSON.parse(await readFile(recordPath, 'utf8').catch(() => '{}')) : {}
  const hash = await inputHasher(edition)
  const folders = partFolders()

  const all = await Promise.all(folders.map(async (folder) => ({ folder, inputs: await hash(folder) })))
  const changed = all.filter(({ folder, inputs }) => released[folder.part] !== inputs)
  const removed = Object.keys(released).filter(
    (part) => live.has(part) && !folders.some((folder) => folder.part === part),
  )
  const unchanged = all.filter((one) => !changed.includes(one))
  const isTyped = await Promise.all(unchanged.map(({ folder }) => hasTypes(store, folder.part, live)))
  const versions = await buildAndPublish([...changed, ...unchanged.filter((_, at) => !isTyped[at])], tree)
  const history = await store.pointer.history()
  const promotable = versions.filter(({ part, version }) => {
    if (!changed.some(({ folder }) => folder.part === part)) return false
    const isRolledBack = wasRolledBack(part, version, history)
    if (isRolledBack)
      log(`${part} ${version} was rolled back and stays so; bring it back with npm run release -- promote.`)
    return !isRolledBack
  })
  await promote(store, promotable, reason, { withdraw: removed, isLocal: true, includesPage: true })
  if (changed.length === 0 && removed.length === 0) return
  await replaceFile(
    recordPath,
    JSON.stringify(Object.fromEntries(all.map(({ folder, inputs }) => [folder.part, inputs]))),
  )
}

/** Whether a part's live version was stored with its types; what is not live needs none. */
async function hasTypes({ files }: Store, part: string, live: Map<string, string>): Promise<boolean> {
  const version = live.get(part)
  if (version === undefined) return true
  return (await files.transferSize(`${versionFolder({ part, version })}/${typesName}`)) !== undefined
}

/** Two builds at a time: more are slower on a small machine. */
async function buildAndPublish(
  sources: Sources[],
  { edition, store, reason, log }: WorkingTree,
): Promise<PartVersion[]> {
  const versions: PartVersion[] = []
  if (sources.length === 0) return versions
  // Beside the builds: it is short, and of one thread.
  const types = packedSharedTypes()
  types.catch(() => {})
  await withBuildLock(() =>
    forEachConcurrently(sources, 2, async ({ folder, inputs }) => {
      if (!(await isBuiltFrom(folder, inputs))) {
        const started = Date.now()
        await buildPart(folder, inputs, edition)
        log(`  built ${folder.part} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
      }
      const record = await buildRecord(folder, reason.who, [])
      const { part, version } = await publish(store, folder.part, folder.dist, { record, types: await types })
      versions.push({ part, version })
    }),
  )
  return versions
}
