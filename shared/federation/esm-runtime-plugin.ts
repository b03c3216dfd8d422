import { fileURLToPath } from 'node:url'
import { type Compiler, rspack } from '@rspack/core'

const folder = fileURLToPath(new URL('../../node_modules/@module-federation', import.meta.url))

/**
 * The federation plugin points at its runtime's CommonJS builds, which cannot be tree-shaken; their ESM builds can.
 * Aliases are set after the federation plugin has set its own. One copy of the runtime must remain: the bench counts it.
 */
export class EsmRuntimePlugin {
  apply(compiler: Compiler): void {
    new rspack.NormalModuleReplacementPlugin(/@module-federation\/[a-z-]+\/dist\/.*\.cjs$/, (resource) => {
      resource.request = resource.request.replace(/\.cjs$/, '.js')
    }).apply(compiler)
    compiler.hooks.afterPlugins.tap({ name: 'EsmRuntimePlugin', stage: 1000 }, () => {
      compiler.options.resolve.alias = {
        ...compiler.options.resolve.alias,
        '@module-federation/runtime$': `${folder}/runtime/dist/index.js`,
        '@module-federation/runtime-tools$': `${folder}/runtime-tools/dist/index.js`,
      }
    })
  }
}
