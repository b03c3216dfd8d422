import type { Page } from 'playwright/test'

/** Listens to the live region as a screen reader does; answers with how to ask for all that it has said, in order. */
export async function listenToAnnouncements(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const said: string[] = []
    Object.assign(globalThis, { e2eSaid: said })
    new MutationObserver(() => {
      const text = document.querySelector('[data-live-region]')?.textContent?.trim()
      if (text && text !== said.at(-1)) said.push(text)
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return () => page.evaluate(() => (globalThis as { e2eSaid?: string[] }).e2eSaid ?? [])
}
