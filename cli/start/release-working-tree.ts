import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PartVersion, Store } from '@stepwise/deploy'
import { promote, publish, type Reason, replaceFile, versionsOf, wasRolledBack } from '@stepwise/deploy'
import type { Edition } from '@stepwise/shared/contracts'
import { buildPart, isBuiltFrom, withBuildLock } from '../build/build-part.ts'
import { buildRecord } from '../build/build-record.ts'
import { forEachConcurrently } from '../build/concurrency.ts'
import { inputHasher } from '../build/inputs.ts'
import { type PartFolder, partFolders } from '../build/parts.ts'

export type WorkingTree = {
  edition: Edition
  store: Store
  storeDir: string
  reason: Reason
  log: (line: string) => void
}

/** The hash of each part's sources when they were last released to this store. */
type ReleasedInputs = Record<string, string>
type Changed = { folder: PartFolder; inputs: string }

/**
 * Builds, publishes and promotes the parts whose sources changed since they were last released to this store. A part whose
 * sources did not change keeps the live version, so that a promotion, rollback or withdrawal by hand is not undone. The page is rewritten when
 * `deploy/` makes another one than the live one.
 */
export async function releaseWorkingTree(tree: WorkingTree): Promise<void> {
  const { edition, store, storeDir, reason, log } = tree
  const recordPath = join(storeDir, edition, '.released.json')
  const registry = await store.pointer.read()
  const live = versionsOf(registry)
  const released: ReleasedInputs = registry ? JSON.parse(await readFile(recordPath, 'utf8').catch(() => '{}')) : {}
  const hash = await inputHasher(edition)
  const folders = partFolders()

  const all = await Promise.all(folders.map(async (folder) => ({ folder, inputs: await hash(folder) })))
  const changed = all.filter(({ folder, inputs }) => released[folder.part] !== inputs)
  const removed = Object.keys(released).filter(
    (part) => live.has(part) && !folders.some((folder) => folder.part === part),
  )
  const versions = await buildAndPublish(changed, tree)
  const history = await store.pointer.history()
  const promotable = versions.filter(({ part, version }) => {
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

/** Two builds at a time: more are slower on a small machine. */
async function buildAndPublish(
  changed: Changed[],
  { edition, store, reason, log }: WorkingTree,
): Promise<PartVersion[]> {
  const versions: PartVersion[] = []
  await withBuildLock(() =>
    forEachConcurrently(changed, 2, async ({ folder, inputs }) => {
      if (!(await isBuiltFrom(folder, inputs))) {
        const started = Date.now()
        await buildPart(folder, inputs, edition)
        log(`  built ${folder.part} in ${((Date.now() - started) / 1000).toFixed(1)} s`)
      }
      const record = await buildRecord(folder, reason.who, [])
      const { part, version } = await publish(store, folder.part, folder.dist, { record })
      versions.push({ part, version })
    }),
  )
  return versions
}
