import { getInstance } from '@module-federation/enhanced/runtime'
import type { Registry, ReleaseStatus } from '@stepwise/shared/contracts'

/** What the browser has loaded of a part. Sizes in bytes; `transferred` is 0 for what was in the browser's cache. */
export interface LoadFacts {
  files: number
  transferred: number
  decoded: number
  /** Of the file that took the longest, in ms. */
  slowest: number
}

export interface PartFacts {
  part: string
  version: string
  commit: string
  built: string
  promoted: string
  /** Whether everyone has this version; null where only the server knows it and it was not asked. */
  isLive: boolean | null
  /** Null while nothing of it was needed. */
  loads: LoadFacts | null
}

export interface SharedFacts {
  name: string
  /** Each version that is on this page, and which part brought it. More than one is a mistake. */
  copies: string[]
  usedBy: string[]
}

/** The host and each remote of this page. `status`: what the server says of them, where the person may know. */
export function partFacts(
  registry: Registry,
  status: ReleaseStatus | null,
  formatDate: (iso: string) => string,
): PartFacts[] {
  const { host, remotes } = registry
  const parts = [
    { part: 'host', version: host.version, folder: host.folder },
    ...remotes.map(({ config, version, folder }) => ({ part: config.name, version, folder })),
  ]
  return parts.map(({ part, version, folder }) => {
    // The server may have promoted another version since this page was loaded.
    const known = status?.parts.find((other) => other.part === part && other.version === version)
    const { commit, isDirty, author, builtAt } = known?.build ?? {}
    return {
      part,
      version,
      commit: commit ? `${commit.slice(0, 10)}${isDirty ? ' with changes' : ''}` : '',
      built: [builtAt && formatDate(builtAt), author && `by ${author}`].filter(Boolean).join(' '),
      promoted: known?.promoted ? `${formatDate(known.promoted.at)} by ${known.promoted.who}` : '',
      isLive: status === null ? null : (known?.isLive ?? false),
      loads: loadFacts(folder),
    }
  })
}

function loadFacts(folder: string): LoadFacts | null {
  const entries = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ name }) => URL.canParse(name) && new URL(name).pathname.startsWith(folder),
  )
  if (entries.length === 0) return null
  const sum = (size: (entry: PerformanceResourceTiming) => number) =>
    entries.reduce((total, entry) => total + size(entry), 0)
  const slowest = Math.max(...entries.map(({ startTime, responseEnd }) => responseEnd - startTime))
  // A file that was preloaded and then used has two entries.
  const files = new Set(entries.map(({ name }) => name)).size
  return {
    files,
    transferred: sum(({ transferSize }) => transferSize),
    decoded: sum(({ decodedBodySize }) => decodedBodySize),
    slowest,
  }
}

type ShareScope = Record<string, Record<string, { from: string; useIn: string[] }>>

/** The shared modules and libraries of this page: in which version, who brings them, who uses them. */
export function sharedFacts(): SharedFacts[] {
  const scope = (getInstance()?.shareScopeMap.default ?? {}) as ShareScope
  return Object.entries(scope)
    .map(([name, versions]) => ({
      name,
      copies: Object.entries(versions).map(([version, { from }]) => `${version} from ${partName(from)}`),
      usedBy: [...new Set(Object.values(versions).flatMap(({ useIn }) => useIn.map(partName)))].sort(),
    }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

const partName = (federated: string) => federated.replace(/^stepwise_/, '').replaceAll('_', '-')

/** What is on this page more than once: libraries in two versions, and modules that hold state (shared/singleton). */
export function duplicates(shared: SharedFacts[]): string[] {
  const { stepwiseSingletons = {} } = globalThis as { stepwiseSingletons?: Record<string, number> }
  const claimed = Object.entries(stepwiseSingletons).flatMap(([name, count]) => (count > 1 ? [name] : []))
  return [...shared.flatMap(({ name, copies }) => (copies.length > 1 ? [name] : [])), ...claimed]
}
