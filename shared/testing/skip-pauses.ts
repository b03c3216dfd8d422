import { vi } from 'vitest'

/** A limit on what may hang, such as that of `waitFor`, and no pause that a test waits out. */
const limitMs = 5000

/** For the rest of the test the pauses of the code under test take a fiftieth of their time, in the same order. */
export function skipPauses(): void {
  const { setTimeout } = globalThis
  const sooner = (act: () => void, ms = 0) => setTimeout(act, ms < limitMs ? ms / 50 : ms)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(sooner as typeof setTimeout)
}
