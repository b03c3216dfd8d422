import { newKey } from './outbox-entry.ts'

// Tabs of one browser share the device, and each has drafts of its own. A tab is known by an id that outlives a reload. As long
// as it lives, it holds a lock with that name; a browser that ends, however that happens, ends its locks.

const storageKey = 'stepwise.tab'
/** Set while a page of this tab gives way to the next one: a duplicate is made of a page that stays, and has none. */
const leavingKey = 'stepwise.tab-leaving'
const lockPrefix = 'stepwise-tab-'
/** How long a page that is gone may still hold its lock, ms. */
const leavingLimit = 5_000

// Every remote brings this library along, and a page is one tab.
const page = globalThis as { stepwiseTab?: Promise<string> }

/** The id of this tab: the same after a reload, and another one in a tab that was duplicated from this one. */
export function thisTab(): Promise<string> {
  page.stepwiseTab ??= claimTab()
  return page.stepwiseTab
}

/** The ids of all tabs that are open now. */
export async function liveTabs(): Promise<ReadonlySet<string>> {
  if (!navigator.locks) return freshTabs()
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? name.slice(lockPrefix.length) : []))
  return new Set(names)
}

async function claimTab(): Promise<string> {
  // A duplicated tab brings a copy of this along.
  const kept = sessionStorage.getItem(storageKey)
  const isSuccessor = sessionStorage.getItem(leavingKey) !== null
  sessionStorage.removeItem(leavingKey)
  addEventListener('pagehide', () => sessionStorage.setItem(leavingKey, 'yes'))
  addEventListener('pageshow', () => sessionStorage.removeItem(leavingKey))
  if (kept && (await isClaimed(kept, isSuccessor))) return kept
  const id = newKey().slice(0, 12)
  sessionStorage.setItem(storageKey, id)
  await isClaimed(id, false)
  return id
}

/** Waits for the lock only where the tab's last page is about to release it: whoever else waits could get it at a reload. */
function isClaimed(id: string, isSuccessor: boolean): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(isClaimedByStamp(id))
  const options = isSuccessor ? { signal: AbortSignal.timeout(leavingLimit) } : { ifAvailable: true }
  return new Promise((resolve) => {
    const hold = (lock: Lock | null) => {
      resolve(lock !== null)
      return lock ? new Promise<void>(() => {}) : undefined
    }
    navigator.locks.request(lockPrefix + id, options, hold).catch(() => resolve(false))
  })
}

// A page without TLS has no locks. There a tab says every few seconds that it lives; after a crash it counts as open for longer.

const stampPrefix = 'stepwise.tab-lives.'
const stampEvery = 5_000
/** Browsers let timers of a tab in the background run once a minute. */
const stampLimit = 90_000

function freshTabs(): ReadonlySet<string> {
  const ids = Object.keys(localStorage).flatMap((key) => {
    const isFresh = Number(localStorage.getItem(key)) > Date.now() - stampLimit
    return key.startsWith(stampPrefix) && isFresh ? key.slice(stampPrefix.length) : []
  })
  return new Set(ids)
}

function isClaimedByStamp(id: string): boolean {
  if (freshTabs().has(id)) return false
  const stamp = () => localStorage.setItem(stampPrefix + id, String(Date.now()))
  stamp()
  setInterval(stamp, stampEvery)
  addEventListener('pagehide', () => localStorage.removeItem(stampPrefix + id))
  return true
}
