import { existsSync, readdirSync } from 'node:fs'
import { type Configuration, rspack } from '@rspack/core'
import { baseConfiguration } from './rules.ts'

/** The folder of the server bundle in a remote's build. */
export const serverFolder = 'server'

/**
 * The build of `src/server.tsx` into one module for the gateway and one style sheet (docs/decisions/020-words-before-scripts.md). It
 * contains all that it needs. `globalThis.stepwiseEdition` is the edition that it renders, set before it is imported.
 */
export function serverBundle(folder: string, name: string): Configuration {
  const base = baseConfiguration(folder, name)
  return {
    ...base,
    name: serverFolder,
    entry: { server: './src/server.tsx' },
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      ...base.output,
      path: `${folder}/dist/${serverFolder}`,
      filename: 'server.[contenthash:12].js',
      cssFilename: 'server.[contenthash:12].css',
      module: true,
      library: { type: 'module' },
      // The browser's build has these files; the words name them by their public addresses.
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
    },
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new rspack.DefinePlugin({ STEPWISE_EDITION: 'globalThis.stepwiseEdition' }),
    ],
  }
}

/** The files of the server bundle below the remote's `dist`, once it has been built there. */
export function serverFiles(dist: string): { js: string; css: string } | undefined {
  const folder = `${dist}/${serverFolder}`
  if (!existsSync(folder)) return undefined
  const names = readdirSync(folder)
  const nameOf = (ending: string) => names.find((name) => name.startsWith('server.') && name.endsWith(ending))
  const [js, css] = [nameOf('.js'), nameOf('.css')]
  return js && css ? { js: `${serverFolder}/${js}`, css: `${serverFolder}/${css}` } : undefined
}
