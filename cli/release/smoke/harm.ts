import type { BrowserContext, Page } from 'playwright'

/** What runs for longer than this keeps a person waiting who presses a key. */
const longestTaskMs = 3000
/** What a page does to itself by a timer of this length is seen too, without waiting for it. */
const [shortestTimerMs, longestTimerMs] = [1000, 30_000]
const keepsakeKey = 'stepwise_smoke'

type Watched = {
  natives: [name: string, native: () => unknown][]
  taken: unknown[]
  /** How long each long task took so far, in ms. */
  longTasks: () => number[]
  /** What timers that have not ended will do, by their id. */
  timers: Map<unknown, () => void>
}
type Window = { stepwiseSmoke?: Watched }

/** Prepares the pages of a context, before anything of theirs runs: what a part does to the browser can be seen then. */
export async function watchHarm(context: BrowserContext): Promise<void> {
  const given = [keepsakeKey, shortestTimerMs, longestTimerMs] as const
  await context.addInitScript(([key, shortest, longest]) => {
    if (globalThis.top !== globalThis.self) return
    const natives: Watched['natives'] = [
      ['fetch', () => globalThis.fetch],
      ['XMLHttpRequest', () => globalThis.XMLHttpRequest],
      ['Promise', () => globalThis.Promise],
      ['history.pushState', () => history.pushState],
      ['history.replaceState', () => history.replaceState],
      ['addEventListener', () => EventTarget.prototype.addEventListener],
      ['Storage.setItem', () => Storage.prototype.setItem],
      ['Storage.getItem', () => Storage.prototype.getItem],
      ['Node.insertBefore', () => Node.prototype.insertBefore],
      ['Node.removeChild', () => Node.prototype.removeChild],
    ]
    const taken = natives.map(([, native]) => native())
    const seen: number[] = []
    const add = (tasks: PerformanceEntryList) => seen.push(...tasks.map(({ duration }) => duration))
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'longtask', buffered: true })
    const longTasks = () => {
      // What has ended, and was not given out yet: on a busy machine that can take a while.
      add(observer.takeRecords())
      return seen
    }
    const timers: Watched['timers'] = new Map()
    const start = globalThis.setTimeout
    globalThis.setTimeout = ((does: TimerHandler, ms = 0, ...values: unknown[]) => {
      if (typeof does !== 'function') return start(does, ms)
      const run = () => {
        timers.delete(id)
        does(...values)
      }
      const id = start(run, ms)
      if (ms >= shortest && ms <= longest) timers.set(id, run)
      return id
    }) as typeof setTimeout
    const stop = globalThis.clearTimeout
    globalThis.clearTimeout = (id) => {
      timers.delete(id)
      stop(id)
    }
    ;(globalThis as Window).stepwiseSmoke = { natives, taken, longTasks, timers }
    localStorage.setItem(key, 'here')
  }, given)
}

/** What a part has done to the page around it, to the browser, or to who uses a keyboard, in sentences. */
export async function harmOf(page: Page, { hasShell }: { hasShell: boolean }): Promise<string[]> {
  const done = await page.evaluate((key) => {
    const { natives = [], taken = [], longTasks = () => [] } = (globalThis as Window).stepwiseSmoke ?? {}
    return {
      replaced: natives.flatMap(([name, native], index) => (native() === taken[index] ? [] : [name])),
      longestMs: Math.max(0, ...longTasks()),
      isCleared: localStorage.getItem(key) === null,
    }
  }, keepsakeKey)
  const isNavigable = !hasShell || (await page.locator('nav:visible').count()) > 0
  return [
    ...done.replaced.map((name) => `it replaces ${name} of the browser.`),
    ...(done.isCleared ? ['it clears the storage of the browser, which holds what other parts keep.'] : []),
    ...(done.longestMs > longestTaskMs
      ? [`it keeps the browser busy for ${(done.longestMs / 1000).toFixed(1)} s, in which no key does anything.`]
      : []),
    ...(isNavigable ? [] : ['the navigation of the shell is not visible.']),
    ...((await showsFocus(page)) ? [] : ['the focus is not visible on the link that skips to the content.']),
  ]
}

/** Runs what the page's own timers would do within half a minute. */
export const endTimers = (page: Page) =>
  page.evaluate(() => {
    for (const [id, run] of (globalThis as Window).stepwiseSmoke?.timers ?? []) {
      clearTimeout(id as number)
      run()
    }
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
    // A dialog that is open keeps the focus, and rightly so.
    if (document.activeElement !== element) return true
    const { outlineStyle, outlineWidth, boxShadow, visibility } = getComputedStyle(element)
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    return visibility === 'visible' && element.getClientRects().length > 0 && (hasOutline || boxShadow !== 'none')
  })
  await before.evaluate((element) => element instanceof HTMLElement && element.focus())
  return isShown
}
