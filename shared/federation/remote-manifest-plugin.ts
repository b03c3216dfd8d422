import { readFileSync } from 'node:fs'
import { type Compilation, type Compiler, rspack } from '@rspack/core'
import type { RemoteManifest } from '../contracts/remote.ts'
import {
  type BuiltGroup,
  builtChunks,
  builtGroup,
  consumedModules,
  exposedChunk,
  hashAssets,
  versioned,
} from './built-chunks.ts'
import { importedNames } from './imported-names.ts'
import { madeCalls } from './made-calls.ts'
import { builtRenderer } from './render-bundle.ts'
import { setGlobals } from './set-globals.ts'
import { requiredLibraries, sharedRange } from './singletons.ts'

/** Writes `remote.json` beside the bundle: see `remoteManifestSchema` of contracts/remote.ts. */
export class RemoteManifestPlugin {
  private readonly folder: string
  private readonly config: RemoteManifest['config']

  constructor(folder: string, config: RemoteManifest['config']) {
    this.folder = folder
    this.config = config
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('RemoteManifestPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
      compilation.hooks.processAssets.tap({ name: 'RemoteManifestPlugin', stage }, () => {
        if (compilation.errors.length > 0) return
        const json = JSON.stringify(this.manifest(compilation, compiler.outputPath), null, 2)
        compilation.emitAsset('remote.json', new rspack.sources.RawSource(json))
      })
    })
  }

  private manifest(compilation: Compilation, dist: string): RemoteManifest {
    const stats = builtChunks(compilation)
    const exposed = builtGroup(stats, exposedChunk)
    const withExposed = (chunkName: string): BuiltGroup => {
      const group = builtGroup(stats, chunkName)
      if (group.js.length === 0)
        throw new Error(`${this.config.name}: remote.config.ts names «${chunkName}», but no chunk has that name`)
      return {
        js: [...exposed.js, ...group.js],
        css: [...exposed.css, ...group.css],
        shared: [...new Set([...exposed.shared, ...group.shared])].sort(),
      }
    }
    const entry = compilation.getAssets().find(({ name }) => /^remoteEntry\.\w+\.js$/.test(name))
    if (!entry) throw new Error(`${this.config.name}: the build made no remoteEntry`)
    const { version } = JSON.parse(readFileSync(`${this.folder}/package.json`, 'utf8')) as { version: string }
    const pages = Object.fromEntries(this.config.routes.map(({ page }) => [page, withExposed(`page-${page}`)]))
    const slots = Object.fromEntries(
      this.config.slots.map((slot) => [slot, withExposed(`slot-${slot.replace('.', '-')}`)]),
    )
    const renderer = this.config.routes.some((route) => route.rendered) ? builtRenderer(dist) : undefined
    const consumed = consumedModules(stats)
    const sharedModules = consumed.filter((name) => name.startsWith('@stepwise/'))
    const preloads = this.config.routes.flatMap(({ preload }) => preload)
    return versioned(compilation, version, {
      config: this.config,
      sharedRange,
      sharedModules,
      entry: entry.name,
      integrities: {
        ...hashAssets(compilation),
        ...(renderer && { [renderer.name]: renderer.integrity }),
      },
      calls: madeCalls(compilation, preloads, this.config),
      libraries: requiredLibraries(consumed),
      uses: importedNames(compilation, sharedModules),
      setGlobals: setGlobals(compilation),
      pages,
      slots,
      ...(renderer && { renderer: renderer.name }),
    })
  }
}
