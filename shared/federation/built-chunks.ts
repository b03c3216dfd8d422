import { createHash } from 'node:crypto'
import type { Compilation, StatsCompilation } from '@rspack/core'
import type { Files } from '../contracts/remote.ts'

/** The files of a named group of chunks. */
export interface BuiltGroup extends Files {
  /** The shared modules that it gets from the host. */
  shared: string[]
}

/** The chunks of a finished build, read from its statistics. */
export function builtChunks(compilation: Compilation): StatsCompilation {
  return compilation.getStats().toJson({
    all: false,
    ids: true,
    chunks: true,
    chunkOrigins: true,
    chunkGroups: true,
    modules: true,
    cachedModules: true,
    nestedModules: false,
    providedExports: true,
  })
}

/** The files of a named chunk group, without source maps. */
export function groupFiles(stats: StatsCompilation, name: string): Files {
  return filesIn((stats.namedChunkGroups?.[name]?.assets ?? []).map((asset) => asset.name))
}

/** Scripts and style sheets among these; without what only an open page of an earlier build loads. */
export const filesIn = (names: string[]): Files => ({
  js: names.filter((file) => file.endsWith('.js') && !file.endsWith('.hot-update.js')),
  css: names.filter((file) => file.endsWith('.css')),
})

/** The files of a named chunk group and the shared modules it uses. */
export function builtGroup(stats: StatsCompilation, name: string): BuiltGroup {
  const chunkIds = new Set(stats.namedChunkGroups?.[name]?.chunks ?? [])
  const modules = (stats.modules ?? []).filter(({ chunks }) => chunks?.some((id) => chunkIds.has(id)))
  const shared = modules.map((module) => consumedName(module.name ?? '')).filter((key) => key !== undefined)
  return { ...groupFiles(stats, name), shared: [...new Set(shared)].sort() }
}

/** Every module that a build gets from the host. */
export function consumedModules(stats: StatsCompilation): string[] {
  const names = (stats.modules ?? []).map(({ name }) => consumedName(name ?? '')).filter((name) => name !== undefined)
  return [...new Set(names)].sort()
}

/** 'consume shared module (default) @stepwise/shared/ui@^1.0.0 (singleton)' → '@stepwise/shared/ui'. */
function consumedName(moduleName: string): string | undefined {
  return /^consume shared module \([^)]*\) (@?[^@]+)@/.exec(moduleName)?.[1]
}

/**
 * What a build says of itself, with its version: `base` and eight hex digits of a hash over all that is published, which is the rest of the
 * manifest with the hash of each file, and the source maps. The same sources give the same digits, wherever they are built.
 */
export function versioned<Manifest extends { integrities: Record<string, string> }>(
  compilation: Compilation,
  base: string,
  manifest: Manifest,
): Manifest & { version: string } {
  const hash = createHash('sha256').update(JSON.stringify(manifest))
  for (const { name, source } of sortedAssets(compilation).filter(({ name }) => isMap(name)))
    hash.update(name).update(source.buffer())
  return { version: `${base}-${hash.digest('hex').slice(0, 8)}`, ...manifest }
}

/** The chunk name of the one module that a remote exposes. */
export const exposedChunk = 'remote'

/** The SHA-256 of every file of a build, as `integrity` attributes have it, by name; without source maps. */
export function hashAssets(compilation: Compilation): Record<string, string> {
  const files = sortedAssets(compilation).filter(({ name }) => !isMap(name))
  return Object.fromEntries(files.map(({ name, source }) => [name, formatIntegrity(source.buffer())]))
}

export const formatIntegrity = (content: Buffer) => `sha256-${createHash('sha256').update(content).digest('base64')}`

const isMap = (name: string) => name.endsWith('.map')

const sortedAssets = (compilation: Compilation) =>
  compilation.getAssets().toSorted((one, other) => (one.name < other.name ? -1 : 1))
