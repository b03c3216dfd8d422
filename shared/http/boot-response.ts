import { FetchError } from 'ofetch'

/** What the page's first script has already asked for, before the host had arrived (deploy/src/page/boot.js). */
interface Boot {
  authorize?: Promise<Response>
  stopAuthorize?: () => void
  calls?: Record<string, Promise<Response>>
}

/**
 * The answer to a call that the page started before any bundle had loaded, once; later calls of the same path get
 * undefined and go to the network. The signal ends an early session check, whose answer would bring a cookie.
 */
export function consumeBootResponse(
  method: string,
  path: string,
  query: Record<string, unknown> | undefined,
  signal?: AbortSignal,
): Promise<unknown> | undefined {
  const boot = (globalThis as { stepwiseBoot?: Boot }).stepwiseBoot
  if (!boot) return undefined
  if (method === 'POST' && path === '/auth/authorize') {
    const { authorize, stopAuthorize } = boot
    if (authorize && stopAuthorize) signal?.addEventListener('abort', stopAuthorize)
    delete boot.authorize
    return authorize?.then(bodyOf)
  }
  const key = query ? `${path}?${new URLSearchParams(query as Record<string, string>)}` : path
  const early = method === 'GET' ? boot.calls?.[key] : undefined
  if (boot.calls) delete boot.calls[key]
  return early?.then(bodyOf)
}

async function bodyOf(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body
  const error = new FetchError(`${response.status}`)
  error.response = Object.assign(response, { _data: body })
  error.data = body
  throw error
}
