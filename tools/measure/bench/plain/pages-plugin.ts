import { type Compiler, rspack } from '@rspack/core'
import type { RemoteConfig } from '@stepwise/shared/contracts/remote'
import { builtChunks, groupFiles } from '../../../../shared/federation/built-chunks.ts'

/** Writes `pages.json`: the files of each page's chunk, so that the plain bundle is preloaded as the federated product is. */
export const pagesPlugin = (configs: RemoteConfig[]) => (compiler: Compiler) => {
  compiler.hooks.thisCompilation.tap('pages', (compilation) => {
    const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_REPORT
    compilation.hooks.processAssets.tap({ name: 'pages', stage }, () => {
      const stats = builtChunks(compilation)
      const names = configs.flatMap(({ routes }) => routes.map(({ page }) => page))
      const pages = names.map((page) => [page, { ...groupFiles(stats, `page-${page}`), shared: [] }])
      compilation.emitAsset('pages.json', new rspack.sources.RawSource(JSON.stringify(Object.fromEntries(pages))))
    })
  })
}
