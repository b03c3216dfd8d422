/** Failures between a remote and the API that the workbench can simulate. */
export const faults = {
  none: 'No fault',
  slow: 'Slow (2 s)',
  offline: 'Offline',
  'server-error': 'Server error',
  'signed-out': 'Signed out',
} as const
export type Fault = keyof typeof faults

const storageKey = 'workbench.fault'

export function chosenFault(): Fault {
  const stored = localStorage.getItem(storageKey) ?? 'none'
  return stored in faults ? (stored as Fault) : 'none'
}

export function chooseFault(fault: Fault): void {
  localStorage.setItem(storageKey, fault)
}

/** Makes every call to the API fail like this from now on, those that the boot script has started too. */
export function injectFault(fault: Fault): void {
  if (fault === 'none') return
  Reflect.deleteProperty(globalThis, 'stepwiseBoot')
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    const address = new URL(input instanceof Request ? input.url : input, location.href)
    if (!address.pathname.startsWith('/api/') || init?.headers === signInHeaders) return real(input, init)
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 2000))
    if (fault === 'offline') throw new TypeError('Failed to fetch')
    if (fault === 'server-error') return errorResponse(500)
    if (fault === 'signed-out') return errorResponse(401)
    return real(input, init)
  }
}

/** Marks the workbench's own calls, which never fail. */
export const signInHeaders = { 'content-type': 'application/json' }

function errorResponse(status: number): Response {
  return new Response(JSON.stringify({ msg: `The workbench answers ${status}.`, errors: {} }), {
    status,
    headers: { 'content-type': 'application/json' },
  })
}
