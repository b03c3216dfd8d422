import { type Compiler, rspack } from '@rspack/core'
import type { Edition } from '../contracts/edition.ts'
import { productTitles } from '../contracts/product-title.ts'

/** Names the icons of the host's public folder; those of the manifest stand beside it. */
const icons = [
  { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
]

/** Writes `app.webmanifest` beside the host: what a browser needs to offer the product as a shortcut (spec 2.5). */
export class WebManifestPlugin {
  private readonly edition: Edition

  constructor(edition: Edition) {
    this.edition = edition
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('WebManifestPlugin', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'WebManifestPlugin', stage }, () => {
        const json = JSON.stringify(webManifest(this.edition))
        compilation.emitAsset('app.webmanifest', new rspack.sources.RawSource(json))
      })
    })
  }
}

export function webManifest(edition: Edition) {
  return {
    // The same product after every release, although the manifest's own address changes with each.
    id: '/',
    name: productTitles[edition],
    short_name: productTitles[edition],
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#FBF8F2',
    theme_color: '#2F3E9E',
    icons,
  }
}
