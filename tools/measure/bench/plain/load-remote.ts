/// <reference types="@rspack/core/module" />
import type { Registry, RegistryRemote, RemoteModule } from '@stepwise/shared/contracts'

// Replaces host/src/remotes/load-remote.ts in the plain bundle: the same remotes, without federation.
const modules = import.meta.webpackContext('../../../../remotes', { regExp: /^\.\/[a-z0-9-]+\/src\/remote\.tsx$/ })

export function registerLiveRemotes(_registry: Registry): void {}

export async function loadRemoteModule(remote: RegistryRemote): Promise<RemoteModule> {
  const { default: module } = modules(`./${remote.config.name}/src/remote.tsx`) as { default: RemoteModule }
  return module
}
