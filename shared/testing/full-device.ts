import { vi } from 'vitest'

/** The device stores nothing more. Returns what makes room again. jsdom has no IndexedDB: the device is localStorage there. */
export function fillDevice(): () => void {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('There is no room.', 'QuotaExceededError')
  })
  return () => full.mockRestore()
}

/** Whether the browser would ask before it leaves the page. */
export const asksBeforeLeaving = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
