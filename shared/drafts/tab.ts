import { newKey } from './waiting.ts'

// Tabs of one browser share the device, and each has drafts of its own. A tab is known by an id that outlives a reload. As long
// as it lives, it holds a lock with that name; a browser that ends, however that happens, ends its locks.

const storageKey = 'stepwise.tab'
const lockPrefix = 'stepwise-tab-'
/** How long a page that is being reloaded may hold its lock, ms. */
const reloadLimit = 500

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
  if (kept && (await isClaimed(kept))) return kept
  const id = newKey().slice(0, 12)
  sessionStorage.setItem(storageKey, id)
  await isClaimed(id)
  return id
}

function isClaimed(id: string): Promise<boolean> {
  if (!navigator.locks) return Promise.resolve(isClaimedByStamp(id))
  return new Promise((resolve) => {
    const hold = () => {
      resolve(true)
      return new Promise<void>(() => {})
    }
    navigator.locks
      .request(lockPrefix + id, { signal: AbortSignal.timeout(reloadLimit) }, hold)
      .catch(() => resolve(false))
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
