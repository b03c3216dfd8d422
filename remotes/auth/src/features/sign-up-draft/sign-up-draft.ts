// What somebody has typed on the way to an account, so that a reload or the browser's Back loses nothing. In the session
// storage, which goes with the tab: the next person at a shared computer must not find it. Never passwords.

const prefix = 'stepwise.sign-up.'

/** Keeps the fields of one way to sign up. A browser that refuses storage only forgets them. */
export function keepSignUp(way: string, fields: Record<string, string>): void {
  try {
    sessionStorage.setItem(prefix + way, JSON.stringify(fields))
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

/** What is kept of these fields; empty where there is nothing. */
export function keptSignUp<Field extends string>(way: string, fields: readonly Field[]): Record<Field, string> {
  const kept = readKept(way)
  return Object.fromEntries(
    fields.map((field) => [field, typeof kept[field] === 'string' ? kept[field] : '']),
  ) as Record<Field, string>
}

/** All of them: somebody has an account now, or has left. */
export function forgetSignUps(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
  }
}

function readKept(way: string): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + way) ?? '{}')
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
