import { loadShare, registerGlobalPlugins, registerPlugins } from '@module-federation/enhanced/runtime'

type SharedModule = { loading?: unknown; loaded?: boolean; lib?: unknown }

/** The shared module that a failure is about, in every version that is on offer. */
interface ShareFailure {
  pkgName: string
  origin: { shareScopeMap: Record<string, Record<string, Record<string, SharedModule>>> }
}

/**
 * A shared module that failed to load is forgotten, so that whoever asks next loads it again. The federation runtime would
 * hand out the same rejected promise for as long as the page lives, to all remotes.
 */
export function forgetFailedShare({ pkgName, origin }: ShareFailure): void {
  for (const scope of Object.values(origin.shareScopeMap)) {
    for (const shared of Object.values(scope[pkgName] ?? {})) {
      if (!shared.loaded && !shared.lib) delete shared.loading
    }
  }
}

/** Before any remote exists: those that come later take global plugins along. */
export function retryFailedShares(): void {
  registerGlobalPlugins([
    {
      name: 'stepwise-retry-shares',
      errorLoadShare: (failure) => forgetFailedShare(failure as unknown as ShareFailure),
    },
  ])
  // The host itself exists already.
  registerPlugins([])
}

/**
 * Loads shared modules before the part that needs them. Were they to fail while it loads, its code would start to run and
 * stop half-way.
 */
export async function loadSharedModules(names: readonly string[]): Promise<void> {
  await Promise.all(names.map((name) => loadShare(name)))
}
