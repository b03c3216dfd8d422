import type { Page, Request } from 'playwright'

const kinds = ['document', 'fetch', 'xhr', 'script', 'stylesheet']
const [quietMs, stepMs] = [150, 50]

/** Whether something comes before its time limit ends. */
export const comes = (awaited: Promise<unknown>): Promise<boolean> =>
  awaited.then(
    () => true,
    () => false,
  )

/**
 * Watches what a page asks the server, from now on. Returns a function that waits until nothing is on its way for 0.15 s, this long at most:
 * the browser's own state of the network does not count what a page asks after it has loaded.
 */
export function watchOpenRequests(page: Page) {
  const open = new Set<Request>()
  const close = (request: Request) => void open.delete(request)
  page.on('request', (request) => {
    if (kinds.includes(request.resourceType())) open.add(request)
  })
  page.on('requestfinished', close)
  page.on('requestfailed', close)

  return async function untilQuiet(mostMs: number): Promise<void> {
    const end = Date.now() + mostMs
    let quiet = 0
    while (quiet < quietMs && Date.now() < end) {
      await page.waitForTimeout(stepMs)
      quiet = open.size === 0 ? quiet + stepMs : 0
    }
  }
}
