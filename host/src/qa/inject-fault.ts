import type { Fault } from './scenario.ts'

const signIn = '/api/auth/sign_in'
/** Who is signed in, what failed, whether the server is there, and accounts for trying: these calls are the shell's own. */
const shellCalls = /^\/api\/(auth\/(authorize|sign_in|sign_out)|client_faults|health|ready|dev)(\/|$)/

/**
 * From now on the calls of remotes fail like this (docs/product/qa.md#faults), those that the page's first script has made too. The
 * shell's own calls are answered, so that the remote is what is seen failing. `remote`: the one that is shown alone, if one is.
 */
export function injectFault(fault: Fault, remote?: string): void {
  if (fault === 'none') return
  const boot = globalThis.stepwiseBoot
  if (boot) boot.calls = {}
  const real = globalThis.fetch
  let isLifted = false
  globalThis.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    // Of the remote that signs people in, this call is its own.
    const isShells = shellCalls.test(pathname) && !(remote === 'auth' && pathname === signIn)
    if (!pathname.startsWith('/api/') || isShells || isLifted) {
      const response = await real(input, init)
      // The session is whole again for someone who signs in again.
      if (fault === 'signed-out' && pathname === signIn && response.ok) isLifted = true
      return response
    }
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 2000))
    if (fault === 'offline') throw new TypeError('Failed to fetch')
    if (fault === 'server-error')
      return errorResponse(500, 'Internal error. Please try again later or contact administrator')
    if (fault === 'signed-out') return errorResponse(401, 'Please sign in.')
    return real(input, init)
  }
}

const errorResponse = (status: number, msg: string) => Response.json({ msg, errors: {} }, { status })
