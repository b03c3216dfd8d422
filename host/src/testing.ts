import type { Registry, RegistryRemote } from '@stepwise/shared/contracts'

/** A live remote for tests of the host. */
export function aRemote(changes: Partial<RegistryRemote> = {}): RegistryRemote {
  return {
    config: { name: 'learn', title: 'Learn', routes: [], menu: [], slots: [] },
    version: '1.0.0-ab12cd34',
    sharedRange: '^1.0.0',
    sharedModules: [],
    entry: 'remoteEntry.js',
    integrity: 'sha384-x',
    pages: {},
    slots: {},
    folder: '/remotes/learn/1.0.0-ab12cd34/',
    ...changes,
  }
}

export function aRegistry(remotes: RegistryRemote[] = [aRemote()]): Registry {
  return {
    promotion: 1,
    promotedAt: '2026-11-20T10:00:00Z',
    host: {
      version: '1.0.0-11111111',
      edition: 'study',
      sharedVersion: '1.0.0',
      initial: { js: [], css: [] },
      fonts: [],
      sharedModules: {},
      folder: '/host/1.0.0-11111111/',
    },
    remotes,
  }
}
