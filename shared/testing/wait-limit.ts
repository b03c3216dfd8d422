import { vi } from 'vitest'

const { waitFor } = vi
let limitMs = 1000
vi.waitFor = (callback, options) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: limitMs, ...options })

/** How long `vi.waitFor` waits: by itself a second, which a busy machine can take, and no limit of vitest.config.ts reaches it. */
export function limitWaits(ms: number): void {
  limitMs = ms
}
