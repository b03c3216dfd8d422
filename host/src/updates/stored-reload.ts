/** Known to the page's first script too, which then starts the host at once (deploy/src/page/boot). */
const storageKey = 'stepwise.update'

interface StoredReload {
  /** What the page was loaded with. Absent once it has its focus. */
  reason?: 'navigation' | 'notice'
  /** The set that the load was to bring. */
  tried: string
  /** The set that was left. Earlier versions did not say. */
  left?: string | undefined
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
