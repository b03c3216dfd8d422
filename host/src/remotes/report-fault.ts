import { markOfPage } from '@stepwise/shared/running-facts/mark-of-page'

interface Fault {
  /** The remote, or 'host'. */
  part: string
  version: string
  error: unknown
  /** 'error': nothing has caught it, and the part may go on. A part that is not there has a fault. */
  kind?: 'fault' | 'error'
}

/** What one page reports at most: a part that fails again and again says nothing new. */
const mostReports = 20
const reported = new Set<string>()

const send = (address: string, content: object) =>
  navigator.sendBeacon?.(
    address,
    new Blob([JSON.stringify({ ...content, page_mark: markOfPage() })], { type: 'application/json' }),
  )

/**
 * Reports to the server that a part failed: its name, its version and the error's message, nothing personal. The same once, and not without
 * end. Never throws.
 */
export function reportFault({ part, version, error, kind = 'fault' }: Fault): void {
  const message = (error instanceof Error ? `${error.name}: ${error.message}` : String(error)).slice(0, 500)
  // The browser itself has printed what nothing caught.
  if (kind === 'fault') console.error(`[stepwise] ${part} ${version}`, error)
  const key = `${kind} ${part} ${version} ${message}`
  if (reported.has(key) || reported.size >= mostReports) return
  reported.add(key)
  // A fault counts in a page that has reported its load.
  sendLoads()
  send('/api/client_faults', { fault: { part, version, message, ...(kind === 'error' && { kind }) } })
}

/** For tests, which are many pages in one. */
export const forgetReports = (): void => reported.clear()

/** Later than the calls that the page waits for, and together: what a page loads first is one report. */
const loadsAfterMs = 2000
const unsent: { part: string; version: string }[] = []

/**
 * A version of a part runs in this page now. It is counted two seconds later, or when something fails or the page is left before: pages that
 * fail and pages that work are counted alike, so that the rate of a new version is right from the beginning.
 */
export function countLoad(loaded: { part: string; version: string }): void {
  if (unsent.length === 0) {
    addEventListener('visibilitychange', sendWhenHidden)
    setTimeout(sendLoads, loadsAfterMs)
  }
  unsent.push(loaded)
}

function sendWhenHidden() {
  if (document.visibilityState === 'hidden') sendLoads()
}

function sendLoads(): void {
  removeEventListener('visibilitychange', sendWhenHidden)
  const loads = unsent.splice(0).map(({ part, version }) => ({ part, version }))
  if (loads.length > 0) send('/api/client_loads', { loads })
}
