/// <reference types="@rspack/core/module" />
import type { Registry, RegistryRemote, RemoteModule } from '@stepwise/shared/contracts'

// Replaces load-remote.ts and shared-modules.ts of host/src/remotes in the plain bundle: the same remotes, and nothing is shared.
const modules = import.meta.webpackContext('../../../../remotes', { regExp: /^\.\/[a-z0-9-]+\/src\/remote\.tsx$/ })

export function registerLiveRemotes(_registry: Registry): void {}

export async function loadRemoteModule(remote: RegistryRemote): Promise<RemoteModule> {
  const { default: module } = modules(`./${remote.config.name}/src/remote.tsx`) as { default: RemoteModule }
  return module
}

export function retryFailedShares(): void {}

export async function loadSharedModules(_names: readonly string[]): Promise<void> {}
