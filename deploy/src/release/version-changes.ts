import type { Differences, VersionChanges } from '@stepwise/shared/contracts/release'
import type { FileStore } from '../store/store.ts'
import { hostSizes, remoteSizes, type Size } from './check-sizes.ts'
import { type Manifest, publishedManifest } from './manifest.ts'
import { type PartVersion, versionFolder } from './part.ts'

type Named = Record<string, Record<string, unknown>>

/**
 * How a published version differs from another one of its part, or from none. Throws a {@link ReleaseError} when one of them is not in the
 * store.
 */
export async function versionChanges(
  files: FileStore,
  version: PartVersion,
  live: string | undefined,
): Promise<Omit<VersionChanges, 'pages'>> {
  const before = live === undefined ? undefined : { ...version, version: live }
  const [old, now] = await Promise.all([before && publishedManifest(files, before), publishedManifest(files, version)])
  const [oldSizes, sizes] = await Promise.all([
    before && old ? measureSizes(files, before, old) : [],
    measureSizes(files, version, now),
  ])
  return {
    live: live ?? null,
    routes: differencesBetween(listRoutes(old), listRoutes(now)),
    menu: differencesBetween(listMenu(old), listMenu(now)),
    slots: differencesBetween(listSlots(old), listSlots(now)),
    sizes: sizeChanges(oldSizes, sizes),
  }
}

/** What of these is new, gone, or different: `/learn (access: signed-in → public)`. */
function differencesBetween(before: Named, after: Named): Differences {
  const both = Object.entries(after).flatMap(([name, now]) => (before[name] ? [{ name, old: before[name], now }] : []))
  return {
    added: Object.keys(after).filter((name) => !before[name]),
    removed: Object.keys(before).filter((name) => !after[name]),
    changed: both.flatMap(({ name, old, now }) => {
      const fields = [...new Set([...Object.keys(old), ...Object.keys(now)])]
      const changes = fields.flatMap((field) => {
        const [was, is] = [formatValue(old[field]), formatValue(now[field])]
        return was === is ? [] : [`${field}: ${was} → ${is}`]
      })
      return changes.length > 0 ? [`${name} (${changes.join(', ')})`] : []
    }),
  }
}

function formatValue(value: unknown): string {
  if (value === undefined) return 'none'
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function listRoutes(manifest: Manifest | undefined): Named {
  if (manifest?.kind === 'host') return Object.fromEntries(manifest.host.routes.map((path) => [path, {}]))
  return Object.fromEntries((manifest?.remote.config.routes ?? []).map(({ path, ...route }) => [path, route]))
}

function listMenu(manifest: Manifest | undefined): Named {
  if (manifest?.kind !== 'remote') return {}
  // An icon's lines say nothing to a reader.
  return Object.fromEntries(
    manifest.remote.config.menu.map(({ label, icon, ...item }) => [
      label,
      { ...item, icon: typeof icon === 'string' ? icon : 'its own' },
    ]),
  )
}

const listSlots = (manifest: Manifest | undefined): Named =>
  manifest?.kind === 'remote' ? Object.fromEntries(manifest.remote.config.slots.map((slot) => [slot, {}])) : {}

const measureSizes = (files: FileStore, version: PartVersion, manifest: Manifest) =>
  manifest.kind === 'host'
    ? hostSizes(files, versionFolder(version), manifest.host)
    : remoteSizes(files, versionFolder(version), manifest.remote)

function sizeChanges(before: Size[], after: Size[]): VersionChanges['sizes'] {
  const bytesIn = (sizes: Size[], name: string) => sizes.find(({ what }) => what === name)?.bytes ?? null
  return [...new Set([...after, ...before].map(({ what }) => what))]
    .map((what) => ({ what, live: bytesIn(before, what), version: bytesIn(after, what) }))
    .filter(({ live, version }) => live !== version)
}
