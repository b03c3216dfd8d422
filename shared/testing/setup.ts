import { randomUUID } from 'node:crypto'
import { ReadableStream } from 'node:stream/web'
import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { limitWaits } from './wait-limit.ts'

// In ms: on a busy machine a page takes long to appear.
configure({ asyncUtilTimeout: 30_000 })
limitWaits(30_000)

// A browser has it, jsdom does not.
Object.assign(globalThis, { ReadableStream })

// Tabs of one website hear each other. Here, each test file is a website: Node's channels join all files that run at the moment.
const website = randomUUID()
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(`${website}/${name}`)
  }
}

// Mantine and the tooltips need these, and jsdom does not have them.
const none = () => {}
window.matchMedia ??= (query) =>
  ({ matches: false, media: query, addEventListener: none, removeEventListener: none }) as unknown as MediaQueryList
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView ??= () => {}
// Nor does it scroll.
Element.prototype.scrollTo ??= () => {}
Range.prototype.getClientRects ??= () => [] as unknown as DOMRectList
window.scrollTo = () => {}

// So does media-captions, which extends it.
function Cue(this: object, startTime: number, endTime: number, text: string) {
  Object.assign(this, { startTime, endTime, text })
}
window.VTTCue ??= Cue as unknown as typeof VTTCue

// An unexpected message on the console is a failed test.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(fail)
  vi.spyOn(console, 'warn').mockImplementation(fail)
  // Most tests of a session are of someone whom the server may know.
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('stepwise_signed_in_study=1; stepwise_signed_in_pro=1')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

function fail(...words: unknown[]) {
  expect.fail(`unexpected message on the console: ${words.map(String).join(' ')}`)
}
