import type { Page } from 'playwright/test'

/** Listens to the live region as a screen reader does. Returns a function that reads all announcements so far, in order. */
export async function listenToAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const announced: string[] = []
    Object.assign(globalThis, { e2eAnnouncements: announced })
    new MutationObserver(() => {
      const text = document.querySelector('[data-live-region]')?.textContent?.trim()
      if (text && text !== announced.at(-1)) announced.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as { e2eAnnouncements?: string[] }).e2eAnnouncements ?? [])
}
