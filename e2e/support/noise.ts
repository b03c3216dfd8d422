import type { BrowserContext, ConsoleMessage } from 'playwright/test'

/** What the browser printed during a test that it must not, and what the test allows. */
export interface Noise {
  /** Lines that match are expected in this test. */
  allow: (pattern: RegExp) => void
  unexpected: () => string[]
}

/** Playwright stores the images of a page in its trace; the policy of the page denies it those of blobs. */
const blobOfTrace = /Connecting to 'blob:.*violates .*connect-src/s

/** The session check of a visitor. The browser itself prints that line, and no page can prevent it. */
const sessionCheck = /status of 401 .*\/api\/auth\/authorize$/

/**
 * A clock decides about this warning: a busy machine uses a preloaded file too late. `shell.spec.ts` tests that each one is used,
 * "everything that a page preloads is used".
 */
const latePreload = /^warning: The resource \S+ was preloaded using link preload but not used/

/** What a page has loaded is reported two seconds later, whether the server can be reached or not; the browser prints that. */
const offlineReport = /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED) .*\/api\/client_loads$/

/** Listens to all pages of a context: console errors and warnings, uncaught errors, breaches of the security policy. */
export function listenForNoise(context: BrowserContext): Noise {
  const lines: string[] = []
  const allowed = [sessionCheck, blobOfTrace, latePreload, offlineReport]
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') lines.push(lineOf(message))
  })
  context.on('weberror', (error) => lines.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}

const lineOf = (message: ConsoleMessage) => `${message.type()}: ${message.text()} ${message.location().url}`
