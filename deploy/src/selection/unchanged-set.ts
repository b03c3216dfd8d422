import type { Canary, Registry } from '@stepwise/shared/contracts/remote'
import { ReleaseError } from '../errors.ts'
import { withRegistry } from '../page/page-parts.ts'
import type { Reason } from '../release/promote.ts'
import type { Move, Promotion, Store } from '../store/store.ts'

type Entry = Pick<Promotion, 'kind' | 'versions' | 'until' | 'link'> & { note: string; canaries?: Canary[] }

/** The live set, or a {@link ReleaseError} where there is none. */
export function assertLive(live: Registry | undefined): Registry {
  if (live) return live
  throw new ReleaseError(['Nothing is live in this store yet.'])
}

/**
 * An entry of the history that leaves the live set as it is. Of the page only the registry changes: an entry is not a release of what else is
 * in it.
 */
export async function recordEntry(
  store: Store,
  reason: Reason,
  decide: (live: Registry) => Promise<Entry | undefined>,
): Promise<Promotion | undefined> {
  return store.pointer.move(async (found): Promise<Move | undefined> => {
    const live = assertLive(found)
    const entry = await decide(live)
    if (!entry) return undefined
    const { canaries = live.canaries ?? [], ...rest } = entry
    const registry: Registry = { ...live, promotion: live.promotion + 1, canaries }
    const record: Promotion = {
      promotion: registry.promotion,
      at: new Date().toISOString(),
      ...reason,
      changes: [],
      ...rest,
    }
    const present = await store.pointer.current()
    return { registry, page: withRegistry(present?.page ?? '', registry), record }
  })
}
