import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type OpenPages, pageScripts } from '@stepwise/cli/watch'
import type { Store } from '@stepwise/deploy'
import { formatPartVersion, type PartVersion, promote, publish, versionsFolder } from '@stepwise/deploy'
import { UserFacingError } from '@stepwise/deploy/errors'

/** `hash`: by which the modules of a build know it. */
interface BuiltPart {
  part: string
  dist: string
  hash: string
}
interface Build {
  version: PartVersion
  hash: string
}

const keptVersions = 3
const reason = { who: 'npm run dev', why: 'a source changed' }

/**
 * Returns a function to call after each build of a part. It publishes and promotes the build; the first promotion waits
 * until every part has been built. Calls run one after another, and each resolves when it is done. Open pages learn what is live, and
 * why something is not.
 */
export function releaseBuilds(store: Store, storeDir: string, parts: string[], pages: OpenPages) {
  const firstBuilds = new Map<string, Build>()
  let isLive = false
  let queue = Promise.resolve()

  async function release({ part, dist, hash }: BuiltPart) {
    const version = await publish(store, part, dist)
    pages.hasErrors(part, [])
    firstBuilds.set(part, { version, hash })
    if (!isLive && firstBuilds.size < parts.length) return
    const builds = isLive ? [{ version, hash }] : [...firstBuilds.values()]
    const versions = builds.map((build) => build.version)
    const promotion = await promote(store, versions, reason, { ignoresBudgets: true, isLocal: true, pageScripts })
    isLive = true
    await removeOld(store, storeDir, version)
    if (promotion) console.log(`live: ${versions.map(formatPartVersion).join(', ')}`)
    pages.areLive(Object.fromEntries(builds.map((build) => [build.version.part, build.hash])))
  }

  return (built: BuiltPart): Promise<void> => {
    queue = queue.then(() => release(built)).catch((error) => reportFailure(built.part, error, pages))
    return queue
  }
}

async function removeOld(store: Store, storeDir: string, { part, version }: PartVersion) {
  const folder = versionsFolder(part)
  const old = (await store.files.list(folder)).filter((name) => name !== version).slice(0, -keptVersions)
  await Promise.all(old.map((name) => rm(join(storeDir, folder, name), { recursive: true, force: true })))
}

/** A build that starts while the one before is copied removes files of it. It is released itself, so that is not a failure. */
function reportFailure(part: string, error: NodeJS.ErrnoException, pages: OpenPages) {
  if (error.code === 'ENOENT') return
  const reasons = error instanceof UserFacingError ? error.reasons : [`${error.stack ?? error}`]
  for (const line of reasons) console.error(`${part}: ${line}`)
  pages.hasErrors(part, reasons)
}
