import { expect, type Page } from 'playwright/test'

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

/** What was said in a journey, in order; it goes on over reloaded pages, and the same words said twice are there twice. */
export async function recordSaid(page: Page): Promise<{ expectSaid: (words: (string | RegExp)[]) => Promise<void> }> {
  const said: string[] = []
  await page.exposeFunction('e2eSaid', (text: string) => void said.push(text))
  await page.addInitScript(() => {
    const { e2eSaid } = globalThis as unknown as { e2eSaid: (text: string) => void }
    let last = ''
    new MutationObserver(() => {
      const text = document.querySelector('[data-live-region]')?.textContent ?? ''
      // The same words again have a no-break space, or come after nothing.
      if (text !== last && text.trim()) e2eSaid(text.trim())
      last = text
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
  return {
    /** These and no others have been said since this was last asked. Waits for the last of them. */
    expectSaid: async (words) => {
      const expected = words.map((text) => (text instanceof RegExp ? expect.stringMatching(text) : text))
      await expect.poll(() => said, { message: 'what was said' }).toEqual(expected)
      said.length = 0
    },
  }
}
