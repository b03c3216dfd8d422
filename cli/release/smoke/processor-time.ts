import { TemporaryError } from '@stepwise/deploy/errors'
import type { Page } from 'playwright'

/** How long a page may work at one go, in seconds of its own processor time, before it answers. */
export const longestWork = 1
/** A page of the host alone that takes longer than this to open (ms) says that the machine is busy, and nothing of the version. */
const busyMs = 5000
const hangMs = 20_000

/** Neither the version nor the host can be judged here and now. Its exit code is that of a failure that passes (EX_TEMPFAIL). */
export class TooBusyError extends TemporaryError {
  readonly exitCode = 75

  constructor(why?: string) {
    super(['Could not judge: the machine was too busy. Try again when it is less busy.', ...(why ? [why] : [])])
  }
}

/** Reads how many seconds the main thread of a page has worked, whatever else the machine does. */
export async function startProcessorTimer(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0
  }
}

/** Bytes that a page keeps once its garbage is collected. */
export async function keptBytes(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('HeapProfiler.collectGarbage')
  const usage = (await devtools.send('Runtime.getHeapUsage')) as Record<string, number>
  await devtools.detach()
  const { usedSize = 0, embedderHeapUsedSize = 0, backingStorageSize = 0 } = usage
  return usedSize + embedderHeapUsedSize + backingStorageSize
}

/** What a page answers; 'silent' when it does not in this time, for example because it computes without end. */
export async function unlessSilent<T>(answer: Promise<T>, ms = hangMs): Promise<T | 'silent'> {
  let timer: NodeJS.Timeout | undefined
  const silence = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => resolve('silent'), ms)
  })
  try {
    return await Promise.race([answer, silence])
  } finally {
    clearTimeout(timer)
    // Its page is closed before it comes.
    answer.catch(() => undefined)
  }
}

/** Throws a {@link TooBusyError} when opening the host's own page takes long as well. For a time limit that has ended. */
export async function assertCalm(openHostPage: () => Promise<number>): Promise<void> {
  if ((await openHostPage()) > busyMs) throw new TooBusyError()
}
