import type { BrowserContext, ConsoleMessage } from 'playwright/test'

/** What a browser must not say during a test, and what a test has allowed. */
export type Noise = {
  /** Lines that match are expected in this test. */
  allow: (pattern: RegExp) => void
  unexpected: () => string[]
}

/** Playwright keeps the pictures of a page for its trace; those of blobs the policy of the page keeps from it. */
const blobOfTrace = /Connecting to 'blob:.*violates .*connect-src/s

/** A visitor without a session is asked for: the browser itself prints that line, and no page can prevent it. */
const sessionCheck = /status of 401 .*\/api\/auth\/authorize$/

/** Listens to all pages of a context: console errors and warnings, uncaught errors, breaches of the security policy. */
export function listenForNoise(context: BrowserContext): Noise {
  const heard: string[] = []
  const allowed = [sessionCheck, blobOfTrace]
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(lineOf(message))
  })
  context.on('weberror', (error) => heard.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  return {
    allow: (pattern) => allowed.push(pattern),
    unexpected: () => heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  }
}

const lineOf = (message: ConsoleMessage) => `${message.type()}: ${message.text()} ${message.location().url}`
