import type { Page } from 'playwright'
import { keepsakeKey, type RecordedWindow } from './page-record.ts'

/** More than this many characters leave too little room for what other parts store. */
const longestStored = 1_000_000

/** What the host's own page shows of each, where no remote's page was: no one is to blame for that. */
export interface Usual {
  changedBuiltIns: string[]
}

/** What a part has done to the page around it, to the browser, or to people who use a keyboard, in sentences. */
export async function findHarm(
  page: Page,
  { hasShell, usual }: { hasShell: boolean; usual: Usual },
): Promise<string[]> {
  const done = await page.evaluate((key) => {
    const record = (globalThis as unknown as RecordedWindow).stepwiseSmoke
    return {
      changed: record.changedBuiltIns(),
      deleted: record.deletedDatabases,
      storedLength: record.storedLength(),
      isCleared: localStorage.getItem(key) === null,
    }
  }, keepsakeKey)
  const changed = done.changed.filter((name) => !usual.changedBuiltIns.includes(name) && name !== 'onbeforeunload')
  const isNavigable = !hasShell || (await page.locator('nav:visible').count()) > 0
  return [
    ...changed.map((name) => `it changes ${name} of the browser, which all parts share.`),
    ...done.deleted.map((name) => `it deletes the database “${name}” of the browser.`),
    ...(done.isCleared ? ['it clears the storage of the browser, which holds what other parts keep.'] : []),
    ...(done.storedLength > longestStored
      ? [
          `it fills the storage of the browser with ${Math.round(done.storedLength / 1000)} kB, where drafts need the room.`,
        ]
      : []),
    ...(isNavigable ? [] : ['the navigation of the shell is not visible.']),
    ...((await showsFocus(page)) ? [] : ['the focus is not visible on the link that skips to the content.']),
  ]
}

/** Runs what the page's own timers would do within half a minute. Returns the remotes whose timers these were. */
export const endTimers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ended = [...(globalThis as unknown as RecordedWindow).stepwiseSmoke.timers]
    for (const [id, { run }] of ended) {
      clearTimeout(id as number)
      run()
    }
    return [...new Set(ended.map(([, { owner }]) => owner).filter((owner) => owner !== ''))]
  })

/** Whether an element that a keyboard reaches first shows that it has the focus. */
async function showsFocus(page: Page): Promise<boolean> {
  const first = page.locator('a[href="#main"]').first()
  if ((await first.count()) === 0) return true
  const before = await page.evaluateHandle(() => document.activeElement)
  // A key comes first: only then is a focus that a script gives a visible one.
  await page.keyboard.press('Shift')
  await first.focus()
  const isShown = await first.evaluate((element) => {
    // A dialog that is open keeps the focus, as it should.
    if (document.activeElement !== element) return true
    const { outlineStyle, outlineWidth, boxShadow, visibility } = getComputedStyle(element)
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    return visibility === 'visible' && element.getClientRects().length > 0 && (hasOutline || boxShadow !== 'none')
  })
  await before.evaluate((element) => element instanceof HTMLElement && element.focus())
  // A handle keeps the page in memory that its element was on.
  await before.dispose()
  return isShown
}
