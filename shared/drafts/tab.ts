import { preview } from '../preview/index.ts'
import { newKey } from './outbox-entry.ts'

// Tabs of one browser share the device, and each has its own drafts. A tab has an id, which survives a reload, and holds a lock with
// that name while it is open: when a browser ends, even by a crash, so do its locks.

const storageKey = 'stepwise.tab'
/** Set between a page of this tab and the next one. A duplicated tab does not have it: its original stays where it is. */
const leavingKey = 'stepwise.tab-leaving'
const lockPrefix = 'stepwise-tab-'
/** How long the lock of the page before is waited for, in ms. */
const lockTimeout = 5_000

// On the page, not in this module: every remote may bring its copy of the module, and they are one tab.
const page = globalThis as { stepwiseTab?: Promise<string> }

/** The id of this tab: the same after a reload, a new one in a duplicated tab. Never rejects. */
export function thisTab(): Promise<string> {
  page.stepwiseTab ??= claimTab()
  return page.stepwiseTab
}

/** Where there is no room, a reload begins a tab of its own: what the page before has left is offered as that of a closed tab. */
function storeIfRoom(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    // Nothing to do: see above.
  }
}

/** The ids of all tabs that are open now, this one among them. */
export async function openTabs(): Promise<ReadonlySet<string>> {
  if (!navigator.locks) return tabsWithHeartbeat()
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? name.slice(lockPrefix.length) : []))
  return new Set(names)
}

async function claimTab(): Promise<string> {
  // A frame has the session storage of the page around it, whose id must stay.
  if (preview) return newKey().slice(0, 12)
  // A duplicated tab starts with a copy of the session storage: the id may be another tab's.
  const storedId = sessionStorage.getItem(storageKey)
  const isNextPage = sessionStorage.getItem(leavingKey) !== null
  sessionStorage.removeItem(leavingKey)
  addEventListener('pagehide', () => storeIfRoom(sessionStorage, leavingKey, 'yes'))
  addEventListener('pageshow', () => sessionStorage.removeItem(leavingKey))
  if (storedId && (await claimId(storedId, isNextPage))) return storedId
  const id = newKey().slice(0, 12)
  storeIfRoom(sessionStorage, storageKey, id)
  await claimId(id, false)
  return id
}

/**
 * Takes the lock of this id; false when another tab holds it. Waits for it only where the page before in this tab is about to release
 * it: a duplicated tab that waited could get the lock while its original is reloaded.
 */
function claimId(id: string, isNextPage: boolean): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(claimByHeartbeat(id))
  const options = isNextPage ? { signal: AbortSignal.timeout(lockTimeout) } : { ifAvailable: true }
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<void>(() => {}) : undefined
    }
    navigator.locks.request(lockPrefix + id, options, hold).catch(() => resolve(false))
  })
}

// A page without TLS has no locks. There a tab stores a heartbeat every few seconds; after a crash it counts as open until the last one
// is too old.

const heartbeatPrefix = 'stepwise.tab-lives.'
const heartbeatMs = 5_000
/** Browsers let the timers of a tab in the background run only once a minute. */
const heartbeatLifetimeMs = 90_000

function tabsWithHeartbeat(): ReadonlySet<string> {
  const ids = Object.keys(localStorage).flatMap((key) => {
    const isFresh = Number(localStorage.getItem(key)) > Date.now() - heartbeatLifetimeMs
    return key.startsWith(heartbeatPrefix) && isFresh ? key.slice(heartbeatPrefix.length) : []
  })
  return new Set(ids)
}

function claimByHeartbeat(id: string): boolean {
  if (tabsWithHeartbeat().has(id)) return false
  const beat = () => storeIfRoom(localStorage, heartbeatPrefix + id, String(Date.now()))
  beat()
  setInterval(beat, heartbeatMs)
  addEventListener('pagehide', () => localStorage.removeItem(heartbeatPrefix + id))
  return true
}
