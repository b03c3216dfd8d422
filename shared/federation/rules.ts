import { fileURLToPath } from 'node:url'
import { type Configuration, rspack } from '@rspack/core'
import { buildTargets as targets } from '../contracts/supported-browsers.ts'
import { ReplaceModulesPlugin } from './development/replace-modules-plugin.ts'
import { EsmRuntimePlugin } from './esm-runtime-plugin.ts'
import { AskAgainPlugin, chunkIntegrity } from './integrity.ts'
import { PortableRuntimePlugin } from './portable-runtime-plugin.ts'
import { RestartModulesPlugin } from './restart-modules-plugin.ts'

export const isProduction = process.env.NODE_ENV !== 'development'

/** An open page asks for the changed styles by the name that it knows. */
const styleFilename = isProduction ? '[name].[contenthash:12].css' : '[name].css'

// Custom properties keep their names: other style sheets and Mantine use them.
const cssModules = { namedExports: false, dashedIdents: false }

const routerFile = (name: string) =>
  fileURLToPath(import.meta.resolve(name)).replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2')

/** Its package leads to the files with development warnings, whatever the mode of the build. */
const productionRouter = {
  'react-router$': routerFile('react-router'),
  'react-router/dom$': routerFile('react-router/dom'),
}

/**
 * What the builds of hosts and remotes have in common. `folder` is the part's, `name` makes its class names unique. `refreshes`: React can
 * take new components of this build in an open page.
 */
export function baseConfiguration(folder: string, name: string, { refreshes = false } = {}): Configuration {
  return {
    context: folder,
    mode: isProduction ? 'production' : 'development',
    target: 'web',
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    resolve: {
      alias: {
        'react/jsx-dev-runtime$': fileURLToPath(import.meta.resolve('./jsx-dev-runtime.ts')),
        ...(isProduction && productionRouter),
      },
    },
    output: {
      path: `${folder}/dist`,
      clean: true,
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      // Milliseconds; docs/product/errors.md#ten-seconds
      chunkLoadTimeout: 10_000,
      uniqueName: name,
      filename: '[name].[contenthash:12].js',
      chunkFilename: '[name].[contenthash:12].js',
      cssFilename: styleFilename,
      cssChunkFilename: styleFilename,
      assetModuleFilename: 'assets/[name].[contenthash:12][ext]',
      // RestartModulesPlugin finds the modules that threw by it.
      strictModuleErrorHandling: true,
    },
    module: {
      parser: { 'css/auto': cssModules, 'css/module': cssModules },
      generator: { 'css/auto': { localIdentName: `${name}-[local]-[hash:6]` } },
      rules: [
        { test: /\.css$/, type: 'css/auto', sideEffects: true },
        {
          test: /\.tsx?$/,
          loader: 'builtin:swc-loader',
          options: {
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', ...(refreshes && { development: true, refresh: true }) } },
            },
            env: { targets },
          },
        },
        // A package whose syntax is newer than some supported browsers.
        {
          test: /[\\/]node_modules[\\/]@vidstack[\\/].+\.js$/,
          loader: 'builtin:swc-loader',
          options: { env: { targets } },
        },
        { test: /\.(woff2|svg|webp)$/, type: 'asset/resource' },
        { test: /latin-wght-normal\.woff2$/, loader: fileURLToPath(import.meta.resolve('./text-font-loader.ts')) },
      ],
    },
    optimization: {
      // The other kinds of production are made from the paths of shared modules, which are those of this machine.
      moduleIds: isProduction ? 'natural' : 'named',
      chunkIds: isProduction ? 'natural' : 'named',
      // The hashes in a file are part of its content, and so of its name.
      realContentHash: true,
      // Bytes before minifying. Splitting the libraries from less code of our own costs a request more than it saves.
      splitChunks: { minRemainingSize: 60_000 },
      // What an open page can take next follows what it runs, not a build that failed.
      emitOnErrors: false,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({ minimizerOptions: { ecma: 2022, compress: { passes: 4 } } }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets, unusedSymbols } }),
      ],
    },
    plugins: [new EsmRuntimePlugin(), new PortableRuntimePlugin()],
    performance: false,
    stats: 'errors-warnings',
  }
}

/** Of Mantine: no part uses them (tools/check/rules/styles), and they were a seventh of the host's first style sheet. */
export const unusedColours = ['pink', 'grape', 'violet', 'indigo', 'cyan', 'teal', 'lime', 'orange', 'yellow', 'green']
const kinds = [
  ...'0123456789',
  'text',
  'filled',
  'filled-hover',
  'light',
  'light-hover',
  'light-color',
  'outline',
  'outline-hover',
]
const unusedSymbols = unusedColours.flatMap((colour) => kinds.map((kind) => `--mantine-color-${colour}-${kind}`))

/**
 * What a build for browsers does where it loads its chunks. The bundle for the gateway has none, and no browser around it. In development
 * an open page loads chunks of later builds than its own, whose hashes it cannot know.
 */
export const loadingPlugins = (part: string, { providesReact }: { providesReact: boolean }) => [
  new RestartModulesPlugin(),
  new AskAgainPlugin(),
  isProduction ? chunkIntegrity() : new ReplaceModulesPlugin(part, { providesReact }),
]
