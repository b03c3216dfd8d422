/** Bytes a second. A line that brings less needs longer than {@link partTimeoutMs} for a part of usual size. */
const slowBytesPerSecond = 40_000
/** Megabits a second, as the browser estimates them. */
const slowMegabits = 0.3
/** Of less the browser's measure says little: it waits more than it receives. */
const smallestBytes = 10_000
/** So many files that came last count. */
const recentFiles = 5

/** None where there is no such clock: in jsdom, and while a test replaces the clock. */
const listTimings = (type: 'navigation' | 'resource') =>
  (performance.getEntriesByType?.(type) ?? []) as PerformanceResourceTiming[]

/** Whether what came last to this page came so slowly that more time must be given to what is under way. */
export function isLineSlow(): boolean {
  const { connection } = navigator as Navigator & { connection?: { downlink?: number } }
  if (connection?.downlink !== undefined && connection.downlink <= slowMegabits) return true
  return [...listTimings('navigation'), ...listTimings('resource')]
    .filter(({ transferSize, responseEnd }) => transferSize >= smallestBytes && responseEnd > 0)
    .slice(-recentFiles)
    .some((file) => file.transferSize / ((file.responseEnd - file.responseStart) / 1000) < slowBytesPerSecond)
}
