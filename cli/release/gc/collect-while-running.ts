import { userInfo } from 'node:os'
import { collectOldVersions, openStore, type Store } from '@stepwise/deploy'
import type { StartSettings } from '../../start/settings.ts'
import { sharingPointers } from './sharing-pointers.ts'

const minuteMs = 60_000
/** How often it is looked whether it is time. */
const lookEveryMs = 20 * minuteMs
const collectEveryMs = 24 * 60 * minuteMs
/** No one has released for so long. */
const quietMs = 15 * minuteMs

type Log = (line: string) => void

/**
 * Removes old versions once a day while the product runs, when no one releases; not at the start. Several processes and machines may do it
 * at once. What stands in its way is logged, and tried again the next day.
 */
export function collectWhileRunning({ storeDir, edition }: StartSettings, log: Log): void {
  const store = openStore(process.env, storeDir, edition)
  let collectedAt = 0
  const timer = setInterval(async () => {
    if (Date.now() - collectedAt < collectEveryMs) return
    collectedAt = Date.now()
    try {
      if (await isQuiet(store)) await collect(store, storeDir, log)
      else collectedAt = 0
    } catch (error) {
      log(`Old versions were not removed: ${error instanceof Error ? error.message : error}`)
    }
  }, lookEveryMs)
  timer.unref()
}

async function isQuiet({ pointer }: Store): Promise<boolean> {
  const last = (await pointer.history()).at(-1)
  return last !== undefined && Date.now() - Date.parse(last.at) >= quietMs
}

async function collect(store: Store, storeDir: string, log: Log) {
  const pointers = await sharingPointers(process.env, storeDir, store)
  const reason = { who: process.env.RELEASE_WHO ?? userInfo().username, why: 'no longer needed' }
  const { removed } = await collectOldVersions(store, pointers, reason)
  if (removed.length > 0) log(`${removed.length} old versions were removed from the store.`)
}
