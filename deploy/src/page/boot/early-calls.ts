import { isInFrame } from '../../rendering/page-registry.ts'
import { preloadPart } from './preload.ts'
import { boot, list, registry } from './registry.ts'
import { isRendered } from './rendered-content.ts'
import type { Visit } from './visit.ts'

/** Starts the session check, and the calls and downloads of the page. */
export function startEarly({ path, match, isSignedIn }: Visit): void {
  // A page with content has the answers in it.
  const needsCalls = !isRendered()
  if (needsCalls && isSignedIn && path !== '/error' && path !== '/something-went-wrong') {
    const stop = new AbortController()
    // A browser may need a tenth of a second for its first question about time zones.
    boot.authorize = pageDrawn().then(() => {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
      return call('POST', '/auth/authorize', { 'stepwise-time-zone': timeZone }, stop.signal)
    })
    boot.authorize.catch(() => {})
    boot.stopAuthorize = () => stop.abort()
  }
  if (!match) return

  // A page in a frame is a preview of the content desk: it makes its calls itself, because it asks for drafts.
  if (needsCalls && (isSignedIn || match.route.access !== 'signed-in') && parent === self) callForPage(match)
  const { remote: owner, page } = match.route
  // Whether the person has the role is not known yet: no one else loads a byte of that page.
  if (!match.route.role) preloadPart(owner, owner.pages?.[page])
  if (!isSignedIn || match.route.frame === 'bare') return
  for (const remote of list(registry.remotes)) {
    for (const slot of list(remote.config?.slots)) {
      if (isInFrame(slot)) preloadPart(remote, remote.slots?.[slot])
    }
  }
}

/** After the next frame; at once where none is drawn because the tab is not in sight. */
const pageDrawn = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, 1000)
  })

function callForPage({ route, params }: NonNullable<Visit['match']>): void {
  for (const template of list(route.preload).filter((one) => typeof one === 'string')) {
    let isComplete = true
    const filled = template.replace(/:([A-Za-z_]\w*)/g, (_, name) => {
      const value = params[name]
      if (value === undefined) isComplete = false
      return value ?? ''
    })
    if (isComplete) boot.calls[filled] = call('GET', filled)
  }
}

/** The host receives the response and handles its failure: without the catch the console would report it as unhandled. */
function call(method: string, path: string, headers?: Record<string, string>, signal?: AbortSignal) {
  const response = fetch(`/api${path}`, {
    method,
    credentials: 'same-origin',
    headers: { accept: 'application/json', ...headers },
    ...(signal && { signal }),
  })
  response.catch(() => {})
  return response
}
