// What is typed into a form by someone who is not signed in, so that a reload or Back loses nothing. In the session storage, which
// ends with the tab: the next person at a shared computer must not find it (docs/decisions/014-sign-up-drafts-in-session-storage.md).

const prefix = 'stepwise.'

/** Stores the fields of a form. Where the browser refuses storage, they are lost with the page. */
export function saveTabDraft(name: string, fields: Record<string, string>): void {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(fields))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** The stored value of each of these fields, or ''. On a server too, which stores nothing. */
export function loadTabDraft<Field extends string>(name: string, fields: readonly Field[]): Record<Field, string> {
  const stored = readStored(name)
  return Object.fromEntries(
    fields.map((field) => [field, typeof stored[field] === 'string' ? stored[field] : '']),
  ) as Record<Field, string>
}

/** Deletes every draft whose name begins so. */
export function deleteTabDrafts(beginning: string): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix + beginning)) sessionStorage.removeItem(key)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

function readStored(name: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
