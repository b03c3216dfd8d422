import { FetchError } from 'ofetch'
import { wholeUnlessSilent } from './silence.ts'

/**
 * The response to a request that the page's first script has made (deploy/src/page/boot), the first time this call is made; undefined
 * later, and for any other call. Resolves with the parsed body and rejects with a `FetchError`, as ofetch does, a silent GET with a `TimeoutError`. `signal` aborts an early
 * session check, whose response would set a cookie.
 */
export function consumeBootResponse(
  method: string,
  path: string,
  query: Record<string, unknown> | undefined,
  signal?: AbortSignal,
): Promise<unknown> | undefined {
  const boot = globalThis.stepwiseBoot
  if (!boot) return undefined
  if (method === 'POST' && path === '/auth/authorize') {
    const { authorize, stopAuthorize } = boot
    if (authorize && stopAuthorize) signal?.addEventListener('abort', stopAuthorize)
    delete boot.authorize
    return authorize?.then(readBody)
  }
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined) as [string, string][]
  const key = given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path
  const early = method === 'GET' ? boot.calls?.[key] : undefined
  if (boot.calls) delete boot.calls[key]
  return early && wholeUnlessSilent(early).then(readBody)
}

async function readBody(response: Response): Promise<unknown> {
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) return body
  const error = new FetchError(`${response.status}`)
  error.response = Object.assign(response, { _data: body })
  error.data = body
  throw error
}
