import { existsSync } from 'node:fs'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { ownedConfigSchema, type RemoteConfigSource, type RemoteManifest } from '../contracts/remote.ts'
import { exposedChunk } from './built-chunks.ts'
import { RemoteManifestPlugin } from './remote-manifest-plugin.ts'
import { renderBundle, renderFolder } from './render-bundle.ts'
import { baseConfiguration, isProduction, loadingPlugins } from './rules.ts'
import { consumedSingletons } from './singletons.ts'

/**
 * The Rspack configurations of the remote in `folder`: `export default defineRemote(import.meta.dirname, config)`. The
 * bundle for the gateway, where it has pages that are rendered there, is built first. Throws a ZodError when the configuration is invalid.
 */
export function defineRemote(folder: string, source: RemoteConfigSource): Configuration[] {
  const config = ownedConfigSchema.parse({ storage: [], ...source })
  const browser = browserBundle(folder, config)
  if (!config.routes.some((route) => route.rendered)) return [browser]
  const entry = ['./src/render.ts', './src/remote.tsx'].find((file) => existsSync(`${folder}/${file}`)) ?? ''
  return [renderBundle(folder, config.name, entry), { ...browser, dependencies: [renderFolder] }]
}

function browserBundle(folder: string, config: RemoteManifest['config']): Configuration {
  const name = federatedName(config.name)
  const base = baseConfiguration(folder, config.name, { refreshes: !isProduction })
  return {
    ...base,
    entry: {},
    // The bundle for the gateway is in a folder of this one's.
    output: { ...base.output, clean: { keep: `${renderFolder}/` } },
    plugins: [
      ...(base.plugins ?? []),
      ...loadingPlugins(config.name, { providesReact: false }),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.[contenthash:12].js',
        exposes: { './remote': { import: './src/remote.tsx', name: exposedChunk } },
        shared: consumedSingletons(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          asyncStartup: true,
          externalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      new RemoteManifestPlugin(folder, config),
    ],
  }
}

/** The remote's name as an identifier, which federation needs; ours are kebab-case. */
export function federatedName(name: string): string {
  return `stepwise_${name.replaceAll('-', '_')}`
}
