import type { Live, Store } from '@stepwise/deploy'
import { withRegistry } from '@stepwise/deploy/gateway'
import type { Edition, Registry } from '@stepwise/shared/contracts'
import { showLive } from '../development-store.ts'

/** The origin of each edition's workbench. */
type WorkbenchOrigins = Record<Edition, string>

/** What is live in a store as the workbench serves it: one remote alone, for everyone (docs/product/qa.md#workbench). */
export const aloneStore = (store: Store, name: string, editions?: WorkbenchOrigins): Store =>
  showLive(store, (live) => aloneIn(live, name, editions))

function aloneIn({ registry, page }: Live, name: string, editions?: WorkbenchOrigins): Live {
  const remotes = registry.remotes.filter(({ config }) => config.name === name)
  const parts = remotes.map(({ config, version }) => ({ part: config.name, version }))
  const shown: Registry = {
    ...registry,
    remotes,
    selection: { kind: 'standalone', parts, ...(editions && { editions }) },
  }
  return { registry: shown, page: withRegistry(page, shown) }
}
