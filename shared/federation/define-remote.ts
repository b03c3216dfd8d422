import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { type RemoteConfigSource, remoteConfigSchema } from '../contracts/remote.ts'
import { exposedChunk } from './built-chunks.ts'
import { RemoteManifestPlugin } from './remote-manifest-plugin.ts'
import { baseConfiguration } from './rules.ts'
import { consumedSingletons } from './singletons.ts'

/**
 * The Rspack configuration of the remote in `folder`: `export default defineRemote(import.meta.dirname, config)`. Throws a ZodError
 * when the configuration is invalid.
 */
export function defineRemote(folder: string, source: RemoteConfigSource): Configuration {
  const config = remoteConfigSchema.parse(source)
  const name = federatedName(config.name)
  const base = baseConfiguration(folder, config.name)
  return {
    ...base,
    entry: {},
    plugins: [
      ...(base.plugins ?? []),
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
