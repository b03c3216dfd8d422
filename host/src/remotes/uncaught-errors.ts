import type { Owner } from './PartBoundary.tsx'
import { reportFault } from './report-fault.ts'

/** The browser's own notice that a size was observed one frame late. Nothing is wrong then. */
const harmless = /^ResizeObserver loop/

/**
 * Reports errors and rejected promises that nothing has caught, with the part whose script is in the stack. Each is reported once, those of
 * browser extensions and of scripts from elsewhere not at all. `host`: who answers for what no remote did.
 */
export function reportUncaughtErrors(host: Owner): void {
  const reported = new Set<string>()
  const report = (error: unknown, addresses: string[]) => {
    const { name, version } = findOwner(addresses) ?? host
    const key = `${name} ${version} ${error}`
    if (reported.has(key)) return
    reported.add(key)
    reportFault({ part: name, version, error, kind: 'error' })
  }
  addEventListener('error', ({ error, message, filename }) => {
    const addresses = [filename, ...addressesIn(error)].filter(Boolean)
    // Without an address it is a script of another origin, of which the browser tells nothing.
    if (isOurs(addresses[0]) && !harmless.test(message)) report(error ?? message, addresses)
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    const addresses = addressesIn(reason)
    const isGivenUp = reason instanceof DOMException && reason.name === 'AbortError'
    if (!isGivenUp && (addresses.length === 0 || isOurs(addresses[0]))) report(reason, addresses)
  })
}

/** The first is where it was thrown. */
const isOurs = (address: string | undefined) => address?.startsWith(`${location.origin}/`) ?? false

/** The addresses in an error's stack, innermost first. */
function addressesIn(error: unknown): string[] {
  return error instanceof Error ? (error.stack?.match(/[\w-]+:\/\/[^\s)]+/g) ?? []) : []
}

/** The remote whose code threw an error, or called what did; undefined when none did, or the error has no stack. */
export const ownerOfError = (error: unknown): Owner | undefined => findOwner(addressesIn(error))

/** The remote whose code called the function that made this error. */
export function findCaller({ stack = '' }: Error): Owner | undefined {
  // The browser's own functions between them have no line.
  const frames = stack.split('\n').filter((line) => /:\d+:\d+/.test(line))
  return findOwner(frames.slice(1, 2))
}

/** The remote whose code called what failed. Shared code is the host's, whoever calls it. */
function findOwner(addresses: string[]): Owner | undefined {
  for (const address of addresses) {
    const [, name, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(address) ?? []
    if (name && version) return { name, version }
  }
  return undefined
}
