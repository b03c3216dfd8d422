import type { Files, Registry } from '@stepwise/shared/contracts/remote'
import type { LiveSet } from './live-set.ts'

type Shown = Pick<Registry, 'host' | 'remotes'>

/** What pages are told of a set: without what only the gate needs, and with the integrities of the files that they load by themselves. */
export function registryParts(host: NonNullable<LiveSet['host']>, remotes: LiveSet['remotes']): Shown {
  return { host: shownHost(host), remotes: remotes.map(shownRemote) }
}

function shownHost({ calls: _, exports: __, routes: ___, libraries: ____, ...host }: NonNullable<LiveSet['host']>) {
  return { ...host, integrities: only(host.integrities, [host.initial, ...Object.values(host.sharedModules)]) }
}

function shownRemote(remote: LiveSet['remotes'][number]): Registry['remotes'][number] {
  const { calls: _, uses: __, libraries: ___, sharedRange: ____, sharedModules: _____, config, ...shown } = remote
  const { owners: ______, ...shownConfig } = config
  const loaded = [...Object.values(remote.pages), ...Object.values(remote.slots), { js: [remote.entry], css: [] }]
  return {
    ...shown,
    config: shownConfig,
    integrities: only(remote.integrities, loaded),
  }
}

function only(integrities: Record<string, string>, loaded: Files[]): Record<string, string> {
  const names = new Set(loaded.flatMap(({ js, css }) => [...js, ...css]))
  return Object.fromEntries(Object.entries(integrities).filter(([name]) => names.has(name)))
}
