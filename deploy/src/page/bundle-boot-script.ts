import { createRequire } from 'node:module'
import { relative } from 'node:path'
import { rspack, type Stats } from '@rspack/core'

const rspackPackage = createRequire(import.meta.url).resolve('@rspack/core/package.json')

/** The modules of `boot/` as one script, with all that it depends on: paths from this folder. Throws with what Rspack says. */
export async function bundleBootScript(): Promise<{ script: string; paths: string[] }> {
  const compiler = rspack({
    context: import.meta.dirname,
    mode: 'production',
    // Of supported browsers (shared/contracts/supported-browsers.ts); the check after the builds reads this script, too.
    target: ['web', 'es2022'],
    devtool: false,
    entry: './boot/main.ts',
    output: { filename: 'boot.js' },
    module: {
      rules: [
        {
          test: /\.ts$/,
          loader: 'builtin:swc-loader',
          options: { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } },
        },
      ],
    },
    optimization: {
      minimizer: [new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { ecma: 2022, compress: { passes: 4 } } })],
    },
    performance: false,
  })
  // The script goes into a page, not into a folder.
  compiler.hooks.shouldEmit.tap('BootScript', () => false)
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, done) => (done ? resolve(done) : reject(error)))
  })
  const script = stats.compilation.getAsset('boot.js')?.source.source().toString()
  const files = [...stats.compilation.fileDependencies, import.meta.filename, rspackPackage]
  await new Promise((resolve) => compiler.close(resolve))
  if (stats.hasErrors() || !script) throw new Error(stats.toString('errors-only'))
  return { script, paths: files.map((file) => relative(import.meta.dirname, file)) }
}
