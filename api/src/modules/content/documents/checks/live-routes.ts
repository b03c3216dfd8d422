import { type Registry, registrySchema } from '@stepwise/shared/contracts/remote'

interface LiveRoutesSource {
  /** Where the gateway has its registry; undefined when nobody has said it. Never an address that somebody writes in a text. */
  url: string | undefined
  now: () => Date
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

const timeoutMs = 2000
const keptMs = 60_000

/**
 * Answers with the patterns of the pages that readers of this edition can open now, which are kept for a minute; undefined when the registry
 * cannot be read, which is a reason for no publication to fail (docs/product/content-desk.md#own-addresses).
 */
export function liveRoutesReader({ url, now, fetch = globalThis.fetch }: LiveRoutesSource) {
  let kept: { routes: Promise<readonly string[] | undefined>; until: number } | undefined

  async function read(address: string) {
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      return response.ok ? routesOf(registrySchema.parse(await response.json())) : undefined
    } catch {
      return undefined
    }
  }

  return async () => {
    if (url === undefined) return undefined
    if (!kept || now().getTime() >= kept.until) kept = { routes: read(url), until: now().getTime() + keptMs }
    const asked = kept
    const routes = await asked.routes
    if (!routes && kept === asked) kept = undefined
    return routes
  }
}

function routesOf({ host, remotes }: Registry) {
  const ofRemotes = remotes.flatMap(({ config }) => config.routes)
  const forReaders = ofRemotes.filter(({ editions, role }) => editions.includes(host.edition) && role === undefined)
  return [...(host.routes ?? []), ...forReaders.map(({ path }) => path)]
}
