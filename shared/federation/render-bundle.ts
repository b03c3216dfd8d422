import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { type Configuration, rspack } from '@rspack/core'
import { formatIntegrity } from './built-chunks.ts'
import { baseConfiguration } from './rules.ts'
import { singletonNames } from './singletons.ts'

/** The folder of the render bundle in a part's build. */
export const renderFolder = 'render'

/** Where the host's bundle puts the modules that the bundles of remotes use (host/src/rendering/render.tsx). */
const sharedModule = (name: string) => `var globalThis.stepwiseModules[${JSON.stringify(name)}]`

interface RenderOptions {
  /** Of a host alone, as in `HostOptions`. A remote's bundle is for both. */
  edition?: string
  constants?: Record<string, string> | undefined
}

/**
 * The build of a part into one module with which the gateway renders its pages (docs/decisions/082-rendered-pages.md). As in the browser
 * a remote gets the singletons from the host, so that both are one tree. It has no styles: the page links those of the browser's build.
 */
export function renderBundle(
  folder: string,
  name: string,
  entry: string,
  { edition, constants = {} }: RenderOptions = {},
): Configuration {
  const base = baseConfiguration(folder, name)
  const { parser, generator = {}, rules = [] } = base.module ?? {}
  return {
    ...base,
    name: renderFolder,
    entry: { render: entry },
    target: ['web', 'es2022'],
    devtool: false,
    output: {
      ...base.output,
      path: `${folder}/dist/${renderFolder}`,
      filename: 'render.[contenthash:12].mjs',
      module: true,
      library: { type: 'module' },
    },
    ...(edition === undefined && {
      externals: Object.fromEntries(singletonNames.map((each) => [each, sharedModule(each)])),
    }),
    module: {
      ...(parser && { parser }),
      generator: {
        ...generator,
        'css/auto': { ...generator['css/auto'], exportsOnly: true },
        'asset/resource': { emit: false },
      },
      rules,
    },
    optimization: { ...base.optimization, splitChunks: false, runtimeChunk: false },
    plugins: [
      ...(base.plugins ?? []),
      new rspack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      new rspack.DefinePlugin({ STEPWISE_EDITION: edition ?? 'globalThis.stepwiseEdition', ...constants }),
    ],
  }
}

/** The render bundle below the part's `dist`, with its SHA-256, once it has been built there. */
export function builtRenderer(dist: string): { name: string; integrity: string } | undefined {
  const folder = `${dist}/${renderFolder}`
  const file = existsSync(folder) && readdirSync(folder).find((name) => /^render\.\w+\.mjs$/.test(name))
  return file
    ? { name: `${renderFolder}/${file}`, integrity: formatIntegrity(readFileSync(`${folder}/${file}`)) }
    : undefined
}
