import { loadShare, registerGlobalPlugins, registerPlugins } from '@module-federation/enhanced/runtime'

interface SharedModule {
  loading?: unknown
  loaded?: boolean
  lib?: unknown
}

/** The shared module that failed, in every version that is offered. */
interface ShareFailure {
  pkgName: string
  origin: { shareScopeMap: Record<string, Record<string, Record<string, SharedModule>>> }
}

/**
 * Makes the next request load a shared module again after a failure. The federation runtime would give the same rejected promise to
 * all remotes for as long as the page is open.
 */
export function clearFailedShare({ pkgName, origin }: ShareFailure): void {
  for (const scope of Object.values(origin.shareScopeMap)) {
    for (const shared of Object.values(scope[pkgName] ?? {})) {
      if (!shared.loaded && !shared.lib) delete shared.loading
    }
  }
}

/** Call it before any remote is created: those take over the global plugins. */
export function retryFailedShares(): void {
  registerGlobalPlugins([
    {
      name: 'stepwise-retry-shares',
      errorLoadShare: (failure) => clearFailedShare(failure as unknown as ShareFailure),
    },
  ])
  // The host itself has been created already.
  registerPlugins([])
}

/**
 * Loads shared modules before the part that needs them. If one failed while the part loads, the part's code would run and stop
 * half-way. Rejects when one of them cannot be loaded.
 */
export async function loadSharedModules(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => loadShare(name)))
}
