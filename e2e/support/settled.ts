import { expect, type Page, type Request } from 'playwright/test'

/**
 * Answers with how to wait until a step has loaded all that it needs and all that may be opened over it (use-load-ahead.ts).
 * Begin before the page is opened. The network can be taken away then. A video may still be loading.
 */
export function whenSettled(page: Page): () => Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', (request) => request.resourceType() !== 'media' && underWay.add(request))
  for (const end of ['requestfinished', 'requestfailed'] as const) {
    page.on(end as 'requestfinished', (request) => void underWay.delete(request))
  }
  return async () => {
    // A later timer of the same page: the one that loads ahead has fired.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1800)))
    await expect.poll(() => underWay.size).toBe(0)
  }
}
