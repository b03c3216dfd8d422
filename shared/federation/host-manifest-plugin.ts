import { readFileSync } from 'node:fs'
import { type Compilation, type Compiler, rspack, type StatsCompilation } from '@rspack/core'
import { editionSchema } from '../contracts/edition.ts'
import type { Files, HostManifest, HostPolicy } from '../contracts/remote.ts'
import { builtChunks, groupFiles, integritiesOf, versioned } from './built-chunks.ts'
import { sharedVersion } from './singletons.ts'

/** Writes `host.json` beside the bundle: see `hostManifestSchema` of contracts/remote.ts. */
export class HostManifestPlugin {
  private readonly folder: string
  private readonly policy: HostPolicy | undefined

  constructor(folder: string, policy?: HostPolicy) {
    this.folder = folder
    this.policy = policy
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
    const { version } = JSON.parse(readFileSync(`${this.folder}/package.json`, 'utf8')) as { version: string }
    return versioned(compilation, version, {
      edition: editionSchema.parse(process.env.EDITION ?? 'study'),
      sharedVersion,
      initial,
      fonts: compilation
        .getAssets()
        .map(({ name }) => name)
        .filter((name) => /hyperlegible.*latin-wght-normal.*\.woff2$/.test(name) && !name.includes('latin-ext')),
      sharedModules: sharedModuleFiles(stats, initial),
      integrities: integritiesOf(compilation),
      calls: [],
      libraries: {},
      exports: {},
      routes: [],
      ...(this.policy && { policy: this.policy }),
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
    const files = chunks.flatMap((chunk) => chunk.files ?? [])
    return [
      name,
      {
        js: files.filter((file) => file.endsWith('.js') && !initial.js.includes(file)),
        css: files.filter((file) => file.endsWith('.css') && !initial.css.includes(file)),
      },
    ] as const
  })
  return Object.fromEntries(entries)
}

/** 'provide shared module (default) @stepwise/shared/ui@1.0.0 = …' → '@stepwise/shared/ui'. */
function providedName(moduleName = ''): string | undefined {
  return /^provide shared module \([^)]*\) (@?[^@]+)@/.exec(moduleName)?.[1]
}
