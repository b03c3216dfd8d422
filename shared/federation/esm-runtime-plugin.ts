import { fileURLToPath } from 'node:url'
import { type Compiler, rspack } from '@rspack/core'

const folder = fileURLToPath(new URL('../../node_modules/@module-federation', import.meta.url))

const aliases = new Map(
  ['runtime', 'runtime-tools'].map((name) => [`@module-federation/${name}`, `${folder}/${name}/dist/index.js`]),
)

/**
 * The federation plugin uses the CommonJS builds of its runtime, which cannot be tree-shaken; the ESM builds can. The aliases replace
 * those of the plugins, which would match first. Only one copy of the runtime may remain: the bench counts it.
 */
export class EsmRuntimePlugin {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(/@module-federation\/[a-z-]+\/dist\/.*\.cjs$/, (resource) => {
      resource.request = resource.request.replace(/\.cjs$/, '.js')
    }).apply(compiler)
    compiler.hooks.afterPlugins.tap({ name: 'EsmRuntimePlugin', stage: 1000 }, () => {
      const others = Object.entries(compiler.options.resolve.alias || {}).filter(
        ([name]) => !aliases.has(name.replace('$', '')),
      )
      const ours = [...aliases].map(([name, file]) => [`${name}$`, file])
      compiler.options.resolve.alias = Object.fromEntries([...ours, ...others])
    })
  }
}
