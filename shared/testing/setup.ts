import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

// jsdom lacks what Mantine asks a browser for.
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }) as unknown as MediaQueryList
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Element.prototype.scrollIntoView ??= () => {}
window.scrollTo = () => {}

// An unexpected message on the console is a failed test.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(fail)
  vi.spyOn(console, 'warn').mockImplementation(fail)
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.restoreAllMocks()
})

function fail(...words: unknown[]) {
  expect.fail(`unexpected message on the console: ${words.map(String).join(' ')}`)
}
