import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { UserFacingError } from '../../deploy/src/errors.ts'
import { formatPartVersion, type PartVersion, versionsFolder } from '../../deploy/src/release/part.ts'
import { promote } from '../../deploy/src/release/promote.ts'
import { publish } from '../../deploy/src/release/publish.ts'
import type { Store } from '../../deploy/src/store/store.ts'
import { reloadScript } from './reloading.ts'

const kept = 3
const reason = { who: 'npm run dev', why: 'a source changed' }

/**
 * Answers with what to call after a build of a part: it is published and promoted at once, except that the first promotion
 * waits until every part has been built. One after another, because each is quick and order matters.
 */
export function shipBuilds(store: Store, storeDir: string, parts: string[], shipped: (what: string) => void) {
  const first = new Map<string, PartVersion>()
  let isLive = false
  let queue = Promise.resolve()

  async function ship(part: string, dist: string) {
    const version = await publish(store, part, dist)
    first.set(part, version)
    if (!isLive && first.size < parts.length) return
    const wanted = isLive ? [version] : [...first.values()]
    const promotion = await promote(store, wanted, reason, { ignoresBudgets: true, pageScripts: [reloadScript] })
    isLive = true
    await removeOld(store, storeDir, version)
    if (promotion) shipped(wanted.map(formatPartVersion).join(', '))
  }

  return (part: string, dist: string) => {
    queue = queue.then(() => ship(part, dist)).catch((error) => say(part, error))
  }
}

async function removeOld(store: Store, storeDir: string, { part, version }: PartVersion) {
  const folder = versionsFolder(part)
  const old = (await store.files.list(folder)).filter((name) => name !== version).slice(0, -kept)
  await Promise.all(old.map((name) => rm(join(storeDir, folder, name), { recursive: true, force: true })))
}

/** A build that began while the one before it was copied is shipped by its own turn, so its missing files are no news. */
function say(part: string, error: NodeJS.ErrnoException) {
  if (error instanceof UserFacingError) for (const line of error.reasons) console.error(`${part}: ${line}`)
  else if (error.code !== 'ENOENT') console.error(error)
}
