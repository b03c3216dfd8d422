import type { Files, Registry } from '@stepwise/shared/contracts/remote'
import type { LiveSet } from './live-set.ts'

type Shown = Pick<Registry, 'host' | 'remotes'>

/** What pages get of a set: without what only the gate needs, with the files that their boot script loads, and with the integrities of those. */
export function registryParts(host: NonNullable<LiveSet['host']>, remotes: LiveSet['remotes']): Shown {
  return { host: shownHost(host), remotes: remotes.map(shownRemote) }
}

function shownHost({ calls: _, exports: __, libraries: ___, owners: ____, ...host }: NonNullable<LiveSet['host']>) {
  const olderBrowsers = { js: host.olderBrowsers ? [host.olderBrowsers] : [], css: [] }
  const loaded = [host.initial, olderBrowsers, ...Object.values(host.sharedModules)]
  return { ...host, integrities: only(host.integrities, loaded) }
}

function shownRemote(remote: LiveSet['remotes'][number]): Registry['remotes'][number] {
  const {
    calls: _,
    uses: __,
    libraries: ___,
    sharedRange: ____,
    sharedModules: _____,
    setGlobals: ______,
    config,
    ...shown
  } = remote
  const { owners: _______, ...shownConfig } = config
  const isPreloaded = preloadedParts(config)
  const pages = mapParts(remote.pages, isPreloaded.page)
  const slots = mapParts(remote.slots, isPreloaded.slot)
  const loaded = [...Object.values(pages), ...Object.values(slots), { js: [remote.entry], css: [] }]
  return {
    ...shown,
    pages,
    slots,
    config: shownConfig,
    integrities: only(remote.integrities, loaded),
  }
}

type Parts = Registry['remotes'][number]['pages']

/** Which parts the boot script loads ahead. The others are loaded by the remote's own code, which knows their files and hashes. */
function preloadedParts({ routes }: Registry['remotes'][number]['config']) {
  const pages = new Set(routes.filter(({ role }) => !role).map(({ page }) => page))
  return { page: (name: string) => pages.has(name), slot: (name: string) => /^(topbar|toast)\./.test(name) }
}

const mapParts = (parts: Parts, isPreloaded: (name: string) => boolean): Parts =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, isPreloaded(name) ? part : { ...part, js: [], css: [] }]),
  )

function only(integrities: Record<string, string>, loaded: Files[]): Record<string, string> {
  const names = new Set(loaded.flatMap(({ js, css }) => [...js, ...css]))
  return Object.fromEntries(Object.entries(integrities).filter(([name]) => names.has(name)))
}
