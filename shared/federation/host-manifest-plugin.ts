import { readFileSync } from 'node:fs'
import { type Compilation, type Compiler, rspack, type StatsCompilation } from '@rspack/core'
import { editionSchema } from '../contracts/edition.ts'
import type { Files, HostManifest, HostPolicy } from '../contracts/remote.ts'
import { builtChunks, filesIn, groupFiles, hashAssets, versioned } from './built-chunks.ts'
import { madeCalls } from './made-calls.ts'
import { builtRenderer } from './render-bundle.ts'
import { providedLibraries, sharedVersion } from './singletons.ts'

/** A file of the host's public folder. */
const olderBrowsers = 'older-browsers.js'

/** What only the configuration of the host knows: see `HostOptions`. */
interface HostFacts {
  routes?: string[] | undefined
  owners?: string[] | undefined
  policy?: HostPolicy | undefined
}

/** Writes `host.json` beside the bundle: see `hostManifestSchema` of contracts/remote.ts. */
export class HostManifestPlugin {
  private readonly folder: string
  private readonly facts: HostFacts

  constructor(folder: string, facts: HostFacts = {}) {
    this.folder = folder
    this.facts = facts
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('HostManifestPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'HostManifestPlugin', stage }, () => {
        if (compilation.errors.length > 0) return
        const json = JSON.stringify(this.manifest(compilation), null, 2)
        compilation.emitAsset('host.json', new rspack.sources.RawSource(json))
      })
    })
  }

  private manifest(compilation: Compilation): HostManifest {
    const stats = builtChunks(compilation)
    const initial = groupFiles(stats, 'main')
    const renderer = builtRenderer(`${this.folder}/dist`)
    const { version } = JSON.parse(readFileSync(`${this.folder}/package.json`, 'utf8')) as { version: string }
    return versioned(compilation, version, {
      edition: editionSchema.parse(process.env.EDITION ?? 'study'),
      sharedVersion,
      initial,
      ...(compilation.getAsset(olderBrowsers) && { olderBrowsers }),
      fonts: compilation
        .getAssets()
        .map(({ name }) => name)
        .filter((name) => /hyperlegible.*latin-wght-normal.*\.woff2$/.test(name) && !name.includes('latin-ext')),
      sharedModules: sharedModuleFiles(stats, initial),
      ...(renderer && { renderer: renderer.name }),
      integrities: { ...hashAssets(compilation), ...(renderer && { [renderer.name]: renderer.integrity }) },
      calls: madeCalls(compilation),
      libraries: providedLibraries(),
      exports: providedExports(stats),
      routes: this.facts.routes ?? [],
      owners: this.facts.owners ?? [],
      ...(this.facts.policy && { policy: this.facts.policy }),
    })
  }
}

/** For each shared module of the host, the files that it needs and the host's start does not load. */
function sharedModuleFiles(stats: StatsCompilation, initial: Files): Record<string, Files> {
  const provided = (stats.modules ?? []).map(({ name }) => providedName(name)).filter((name) => name !== undefined)
  const entries = provided.map((name) => {
    const chunks = (stats.chunks ?? []).filter((chunk) =>
      chunk.origins?.some(({ module }) => providedName(module) === name),
    )
    const { js, css } = filesIn(chunks.flatMap((chunk) => chunk.files ?? []))
    return [
      name,
      {
        js: js.filter((file) => !initial.js.includes(file)),
        css: css.filter((file) => !initial.css.includes(file)),
      },
    ] as const
  })
  return Object.fromEntries(entries)
}

/** The names that each shared module of ours exports: its own file is where 'provide shared module … = <file>' points. */
function providedExports(stats: StatsCompilation): Record<string, string[]> {
  const modules = stats.modules ?? []
  const entries = modules.flatMap(({ name }) => {
    const provided = providedName(name)
    const file = / = (.+)$/.exec(name ?? '')?.[1]
    if (!provided?.startsWith('@stepwise/') || !file) return []
    const exported = modules.find((module) => module.nameForCondition === file)?.providedExports
    if (!exported) throw new Error(`The names that ${provided} exports are not known.`)
    return [[provided, exported.toSorted()] as const]
  })
  return Object.fromEntries(entries)
}

/** 'provide shared module (default) @stepwise/shared/ui@1.0.0 = …' → '@stepwise/shared/ui'. */
function providedName(moduleName = ''): string | undefined {
  return /^provide shared module \([^)]*\) (@?[^@]+)@/.exec(moduleName)?.[1]
}
