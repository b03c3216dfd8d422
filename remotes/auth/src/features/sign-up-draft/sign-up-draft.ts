// What is typed into a sign-up, so that a reload or Back loses nothing. In the session storage, which ends with the tab: the
// next person at a shared computer must not find it. Never passwords (docs/product/accounts.md#sign-up-draft).

const prefix = 'stepwise.sign-up.'

/** Stores the fields of one type of sign-up. Where the browser refuses storage, they are lost with the page. */
export function saveSignUpDraft(type: string, fields: Record<string, string>): void {
  try {
    sessionStorage.setItem(prefix + type, JSON.stringify(fields))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** The stored value of each of these fields, or ''. */
export function loadSignUpDraft<Field extends string>(type: string, fields: readonly Field[]): Record<Field, string> {
  const stored = readStored(type)
  return Object.fromEntries(
    fields.map((field) => [field, typeof stored[field] === 'string' ? stored[field] : '']),
  ) as Record<Field, string>
}

export function deleteSignUpDrafts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

function readStored(type: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(prefix + type) ?? '{}')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
