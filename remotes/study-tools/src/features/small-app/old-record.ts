import { isObject } from '@stepwise/shared/drafts'

// What the small apps of earlier builds kept: pages of their own, which knew no person.
const storages = () => [sessionStorage, localStorage]
const keyOf = (app: string) => `stepwise.${app}`

/** The record of an earlier build; null where there is none, or where the browser refuses its storage. */
export function readOldRecord(app: string): Record<string, unknown> | null {
  try {
    for (const storage of storages()) {
      const record: unknown = JSON.parse(storage.getItem(keyOf(app)) ?? 'null')
      if (isObject(record)) return record
    }
  } catch {
    // Nothing that could be read was lost here.
  }
  return null
}

/** Once its text is on the device as a draft. */
export function removeOldRecord(app: string): void {
  try {
    for (const storage of storages()) storage.removeItem(keyOf(app))
  } catch {
    // Where nothing can be kept, there is nothing to remove.
  }
}
