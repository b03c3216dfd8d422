import type { Registry } from '@stepwise/shared/contracts'

/** While the tab is visible. */
const intervalMs = 5 * 60_000
/** After a return to the tab not sooner than this. */
const leastPauseMs = 60_000
const timeoutMs = 20_000

/**
 * Asks which set this visitor gets: when the tab gets the focus or becomes visible, and every five minutes while it is; never while it is
 * hidden or offline. Mostly the answer is an empty 304. A failure is no one's concern: the next round asks again. `onChanged` gets each
 * set once. Returns what asks now.
 */
export function watchRegistry(onChanged: (registry: Registry) => void): () => Promise<void> {
  let etag: string | null = null
  let askedAt = Date.now()

  async function ask() {
    if (document.visibilityState !== 'visible' || !navigator.onLine) return
    askedAt = Date.now()
    try {
      const response = await fetch('/registry.json', {
        // Revalidated here and not by the browser's cache, which may not have room for it.
        cache: 'no-store',
        headers: etag ? { 'if-none-match': etag } : {},
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (response.status !== 200) return
      const registry: Registry = await response.json()
      if (!isRegistry(registry)) return
      etag = response.headers.get('etag')
      onChanged(registry)
    } catch {
      // No network, or no JSON.
    }
  }
  const askSoon = () => {
    if (Date.now() - askedAt >= leastPauseMs) void ask()
  }
  document.addEventListener('visibilitychange', askSoon)
  addEventListener('focus', askSoon)
  setInterval(() => void ask(), intervalMs)
  return ask
}

function isRegistry(value: unknown): boolean {
  const { host, remotes } = (value ?? {}) as Partial<Registry>
  return typeof host?.version === 'string' && Array.isArray(remotes) && remotes.every(({ config }) => config?.name)
}
