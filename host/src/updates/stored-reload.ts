import type { KeptPlace } from './kept-place.ts'

/** Known to the page's first script too, which then starts the host at once (deploy/src/page/boot). */
const storageKey = 'stepwise.update'

interface StoredReload {
  /** Why the page was loaded. Absent once that has been dealt with. */
  reason?: 'navigation' | 'recall' | 'removal'
  /** The set that the load was to bring. */
  tried: string
  /** The set that was left. Earlier versions did not say. */
  left?: string
  place?: KeptPlace
}

/** Leaves word for the page that is loaded next in this tab. */
export function storeReload(reload: StoredReload): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(reload))
  } catch {
    // The browser stores nothing: then the next page begins as any other does.
  }
}

export function readReload(): StoredReload | null {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null')
  } catch {
    return null
  }
}
