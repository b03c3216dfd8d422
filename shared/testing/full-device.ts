import { vi } from 'vitest'

/** The device stores nothing more. Returns what makes room again. jsdom has no IndexedDB: the device is localStorage there. */
export function fillDevice(): () => void {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room.', 'QuotaExceededError')
  })
  return () => full.mockRestore()
}

/** The browser refuses what sites store, by these ways to it. */
export function forbidStorage(...ways: ('getItem' | 'setItem' | 'removeItem')[]): void {
  const refuse = () => {
    throw new DOMException('forbidden', 'SecurityError')
  }
  for (const way of ways) vi.spyOn(Storage.prototype, way).mockImplementation(refuse)
}

/** Whether the browser would ask before it leaves the page. */
export const asksBeforeLeaving = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
