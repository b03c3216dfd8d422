import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UserFacingError } from '../../deploy/src/errors.ts'
import { formatPartVersion, type PartVersion, versionsFolder } from '../../deploy/src/release/part.ts'
import { promote } from '../../deploy/src/release/promote.ts'
import { publish } from '../../deploy/src/release/publish.ts'
import type { Store } from '../../deploy/src/store/store.ts'
import { reloadScript } from './live-reload.ts'

const keptVersions = 3
const reason = { who: 'npm run dev', why: 'a source changed' }

/**
 * Answers with a function to call after each build of a part. It publishes and promotes the build; the first promotion waits
 * until every part has been built. Calls run one after another. `onLive` gets the versions that became live.
 */
export function releaseBuilds(store: Store, storeDir: string, parts: string[], onLive: (versions: string) => void) {
  const firstVersions = new Map<string, PartVersion>()
  let isLive = false
  let queue = Promise.resolve()

  async function release(part: string, dist: string) {
    const version = await publish(store, part, dist)
    firstVersions.set(part, version)
    if (!isLive && firstVersions.size < parts.length) return
    const versions = isLive ? [version] : [...firstVersions.values()]
    const promotion = await promote(store, versions, reason, {
      ignoresBudgets: true,
      isLocal: true,
      pageScripts: [reloadScript],
    })
    isLive = true
    await removeOld(store, storeDir, version)
    if (promotion) onLive(versions.map(formatPartVersion).join(', '))
  }

  return (part: string, dist: string) => {
    queue = queue.then(() => release(part, dist)).catch((error) => reportFailure(part, error))
  }
}

async function removeOld(store: Store, storeDir: string, { part, version }: PartVersion) {
  const folder = versionsFolder(part)
  const old = (await store.files.list(folder)).filter((name) => name !== version).slice(0, -keptVersions)
  await Promise.all(old.map((name) => rm(join(storeDir, folder, name), { recursive: true, force: true })))
}

/** A build that starts while the one before is copied removes files of it. It is released itself, so that is no failure. */
function reportFailure(part: string, error: NodeJS.ErrnoException) {
  if (error instanceof UserFacingError) for (const line of error.reasons) console.error(`${part}: ${line}`)
  else if (error.code !== 'ENOENT') console.error(error)
}
