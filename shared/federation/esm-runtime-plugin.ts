import { fileURLToPath } from 'node:url'
import { type Compiler, rspack } from '@rspack/core'

const folder = fileURLToPath(new URL('../../node_modules/@module-federation', import.meta.url))

const aliases = new Map(
  ['runtime', 'runtime-tools'].map((name) => [`@module-federation/${name}`, `${folder}/${name}/dist/index.js`]),
)

/**
 * The federation plugin points at its runtime's CommonJS builds, which cannot be tree-shaken; their ESM builds can.
 * The aliases replace those that the
 * plugins have set, which would match first. One copy of the runtime must remain: the bench counts it.
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
