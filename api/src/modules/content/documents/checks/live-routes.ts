import { editionSchema } from '@stepwise/shared/contracts/edition'
import { type Registry, type RemoteConfig, registrySchema } from '@stepwise/shared/contracts/remote'
import type { KnownRoute } from '../../../../readers.ts'

interface LiveRoutesSource {
  /** Where the gateway has its registry; undefined when no one has said it. Never an address that someone writes in a text. */
  url: string | undefined
  now: () => Date
  fetch?: (url: string, init: RequestInit) => Promise<Response>
}

const timeoutMs = 2000
const keptMs = 60_000

/**
 * Returns the pages that readers can open now, and who, which are cached for a minute; undefined when the registry cannot be read,
 * which is a reason for no publication to fail (docs/product/content-desk.md#own-addresses).
 */
export function liveRoutesReader({ url, now, fetch = globalThis.fetch }: LiveRoutesSource) {
  let kept: { routes: Promise<readonly KnownRoute[] | undefined>; until: number } | undefined

  async function read(address: string) {
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      return response.ok ? listRoutes(registrySchema.parse(await response.json())) : undefined
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

/** The host's own pages are for everyone. */
function listRoutes({ host, remotes }: Registry): KnownRoute[] {
  const ofHost = (host.routes ?? []).map((path) => ({
    path,
    editions: editionSchema.options,
    access: 'public' as const,
  }))
  return [...ofHost, ...routesForReaders(remotes.map(({ config }) => config))]
}

/** Which pages readers can open, and who, in every edition: a document may be read in both. */
export function routesForReaders(configs: readonly Pick<RemoteConfig, 'routes'>[]): KnownRoute[] {
  const routes = configs.flatMap((config) => config.routes).filter(({ role }) => role === undefined)
  return routes.map(({ path, editions, access }) => ({ path, editions, access }))
}
