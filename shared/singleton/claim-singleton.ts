/** The event on the window when a module has a second copy; `detail` is the message. The host reports it. */
export const duplicateModuleEvent = 'stepwise:second-copy'

type Claims = Record<string, number>

/**
 * Called by each shared module that holds state, when it is loaded. A second copy on one page would have a state of its own: that
 * throws in development and is reported in production.
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
