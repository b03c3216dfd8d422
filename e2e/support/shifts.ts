import type { Page } from 'playwright/test'

/** Notes in the page, from its start, what shifts in it. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & { value: number; sources: { node: Node | null }[] }
        const moved = sources.map(({ node }) => node?.textContent?.slice(0, 40) || node?.nodeName)
        shifts.push(`${value.toFixed(4)}: ${moved.join(', ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** How much shifted since the page began, or since `forgetShifts`, and what. */
export const shiftsOf = (page: Page) => page.evaluate(() => (globalThis as { shifts?: string[] }).shifts)

export const forgetShifts = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { shifts: string[] }).shifts.splice(0))
