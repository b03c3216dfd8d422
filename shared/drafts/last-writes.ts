// What a page has handed to the database and the database has not confirmed. A browser that is busy may drop it when the page closes: a reload
// right after the last key took the last word (docs/product/notes.md#last-word). So the page leaves it in localStorage, which is written at once.

const unconfirmed = new Map<string, unknown>()
/** Before the key: localStorage holds more than this. */
const leftPrefix = 'stepwise.left.'
let isClosing = false

/** These values, by their keys, are handed to the database now. Returns what to call at the end, confirmed or not. */
export function beginWrites(put: Record<string, unknown>, remove: readonly string[]): () => void {
  for (const key of remove) unconfirmed.delete(key)
  for (const [key, value] of Object.entries(put)) unconfirmed.set(key, value)
  return () => {
    for (const [key, value] of Object.entries(put)) if (unconfirmed.get(key) === value) unconfirmed.delete(key)
  }
}

/** The database gets these keys now: what a page before left of them is older. */
export function dropLeft(keys: string[]): void {
  // What this page itself has just left is not.
  if (!isClosing) for (const key of keys) localStorage.removeItem(leftPrefix + key)
}

/** What pages that closed have left of keys that begin with a prefix. */
export function leftValues(prefix: string): Record<string, unknown> {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(leftPrefix + prefix))
  return Object.fromEntries(
    keys.map((key) => [key.slice(leftPrefix.length), JSON.parse(localStorage.getItem(key) ?? 'null')]),
  )
}

/** The records of these keys are deleted from the device: this page leaves none of them. */
export function forgetWrites(isDeleted: (key: string) => boolean): void {
  for (const key of unconfirmed.keys()) if (isDeleted(key)) unconfirmed.delete(key)
}

addEventListener('pagehide', () => {
  isClosing = true
  for (const [key, value] of unconfirmed) {
    try {
      localStorage.setItem(leftPrefix + key, JSON.stringify(value))
    } catch {
      // It has no room, or the browser forbids it: nothing more can be done in a page that closes.
    }
  }
})
// It has not closed after all, and goes on with its database.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  isClosing = false
  dropLeft([...unconfirmed.keys()])
})
