import { onTestFinished, vi } from 'vitest'

/** Until the end of the test a call that waits for an answer gives up after a tenth of a second. Returns how long it would have waited, in ms. */
export function shortenWaits(): number[] {
  const waits: number[] = []
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  const spy = vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    waits.push(milliseconds)
    return timeout(100)
  })
  onTestFinished(() => spy.mockRestore())
  return waits
}
