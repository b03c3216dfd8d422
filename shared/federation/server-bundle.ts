import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Configuration, rspack } from '@rspack/core'
import { formatIntegrity } from './built-chunks.ts'
import { baseConfiguration } from './rules.ts'

/** The folder of the server bundle in a remote's build. */
export const serverFolder = 'server'

/**
 * The build of `src/server.tsx` into one module for the gateway and one style sheet (docs/decisions/020-prerendered-public-pages.md). It
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
      // The browser's build has these files; the prerendered HTML names them by their public addresses.
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
  const findName = (ending: string) => names.find((name) => name.startsWith('server.') && name.endsWith(ending))
  const [js, css] = [findName('.js'), findName('.css')]
  return js && css ? { js: `${serverFolder}/${js}`, css: `${serverFolder}/${css}` } : undefined
}

/** The SHA-256 of each file of the server bundle, by its name below the remote's `dist`. It was built before, by another compilation. */
export function serverIntegrities(dist: string): Record<string, string> {
  const files = readdirSync(`${dist}/${serverFolder}`, { withFileTypes: true, recursive: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/')).sort()
  return Object.fromEntries(paths.map((path) => [path.slice(dist.length + 1), formatIntegrity(readFileSync(path))]))
}
