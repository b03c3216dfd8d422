import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { type Compiler, rspack } from '@rspack/core'

// Those of the federation plugin, wherever they are installed.
const { resolve } = createRequire(import.meta.resolve('@module-federation/enhanced/rspack'))

const aliases = new Map(
  ['runtime', 'runtime-tools'].map((name) => [
    `@module-federation/${name}`,
    `${dirname(resolve(`@module-federation/${name}`))}/index.js`,
  ]),
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
