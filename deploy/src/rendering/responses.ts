import { createHash } from 'node:crypto'
import { parseOwnPage } from '@stepwise/shared/contracts/own-address'

/** A response of the API to a call, parsed. `version` differs when its body does; `etag` is '' where the API gives none. */
export interface ApiResponse {
  body: unknown
  version: string
  etag: string
}

/** The API has no such thing, or has it elsewhere now: an address of ours. */
export interface NotThere {
  movedTo: string | null
}

export const isThere = (response: ApiResponse | NotThere | undefined): response is ApiResponse =>
  response !== undefined && 'body' in response
export const isNotThere = (found: object | undefined): found is NotThere => found !== undefined && 'movedTo' in found

interface Kept {
  response: ApiResponse | NotThere | undefined
  askedAt: number
}

const freshMs = 2000
const timeoutMs = 2000
const maxKept = 500

/**
 * Asks the API as a visitor, at most every two seconds for one address, so that published words are shown within five. While the API
 * fails or is down, the last response stands. Resolves with undefined for what visitors may not read, and where there is no response yet.
 */
export function createResponses(apiUrl: string, now = Date.now) {
  const kept = new Map<string, Kept>()
  const asked = new Map<string, Promise<ApiResponse | NotThere | undefined>>()

  async function ask(address: string): Promise<ApiResponse | NotThere | undefined> {
    const last = kept.get(address)?.response
    const response = await fetchResponse(`${apiUrl}/api${address}`, last)
    kept.delete(address)
    kept.set(address, { response, askedAt: now() })
    for (const oldest of [...kept.keys()].slice(0, -maxKept)) kept.delete(oldest)
    return response
  }

  return (address: string): Promise<ApiResponse | NotThere | undefined> => {
    const present = kept.get(address)
    if (present && now() - present.askedAt < freshMs) return Promise.resolve(present.response)
    const running = asked.get(address) ?? ask(address).finally(() => asked.delete(address))
    asked.set(address, running)
    return running
  }
}

async function fetchResponse(
  url: string,
  last: ApiResponse | NotThere | undefined,
): Promise<ApiResponse | NotThere | undefined> {
  const etag = isThere(last) ? last.etag : ''
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...(etag && { 'if-none-match': etag }) },
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'error',
    })
    if (response.status === 304) return last
    if (response.ok) {
      const text = await response.text()
      const version = createHash('sha256').update(text).digest('base64url').slice(0, 22)
      return { body: JSON.parse(text), version, etag: response.headers.get('etag') ?? '' }
    }
    if (response.status === 404) return { movedTo: null }
    if (response.status === 410) return { movedTo: movedTo(await response.json()) }
    await response.body?.cancel()
    return response.status >= 500 || response.status === 429 ? last : undefined
  } catch {
    return last
  }
}

/** From the response of docs/product/content-desk.md#retired-pages. */
function movedTo(body: unknown): string | null {
  const address = (body as { current?: { moved_to?: unknown } } | null)?.current?.moved_to
  return parseOwnPage(address) ?? null
}
