import { type Compiler, rspack } from '@rspack/core'
import type { Edition } from '../contracts/edition.ts'
import { productTitles } from '../contracts/product-title.ts'

/** Files of the host's public folder, beside which the manifest is written. */
const icons = [
  { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
  { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
  { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

/** Writes `app.webmanifest` beside the host, by which a browser can install it. */
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
    // Without an id the app would be known by the manifest's address, which changes with every release.
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
