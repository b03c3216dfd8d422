/** Name of the event that a second copy of a shared module raises on the window; the host reports it. */
export const duplicateModuleEvent = 'stepwise:second-copy'

type Claims = Record<string, number>

/**
 * Called once by each shared module that holds state. A second copy on one page would split the state in two, so it
 * shouts: an error while developing, a report from production (platform rule 3).
 */
export function claimSingleton(name: string, isDevelopment = process.env.NODE_ENV === 'development'): void {
  const page = globalThis as { stepwiseSingletons?: Claims }
  page.stepwiseSingletons ??= {}
  const claims = page.stepwiseSingletons
  claims[name] = (claims[name] ?? 0) + 1
  if (claims[name] === 1) return
  const message = `Two copies of «${name}» are on this page: a remote was built with one of its own.`
  if (isDevelopment) throw new Error(message)
  globalThis.dispatchEvent?.(new CustomEvent(duplicateModuleEvent, { detail: message }))
}
