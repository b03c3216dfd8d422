import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import type { Edition } from '../contracts/edition.ts'
import type { HostPolicy } from '../contracts/remote.ts'
import { HostManifestPlugin } from './host-manifest-plugin.ts'
import { renderBundle, renderFolder } from './render-bundle.ts'
import { baseConfiguration, isProduction, loadingPlugins } from './rules.ts'
import { providedSingletons } from './singletons.ts'
import { WebManifestPlugin } from './web-manifest-plugin.ts'

interface HostOptions {
  name: string
  entry: string
  /** JavaScript source whose value is the edition at run time; a quoted word when it is known at build time. */
  edition: string
  /** Further constants of this host, as JavaScript source. */
  constants?: Record<string, string>
  /** A folder whose files are copied beside the bundle (icons). */
  publicFolder?: string
  /** The edition that browsers can install as an app. Without it there is no web manifest. */
  installableAs?: Edition
  /** What renders its pages in the gateway. Without it they come without content. */
  renderer?: string
  /** Origins of others that the page's policy must allow. */
  policy?: HostPolicy | undefined
  /** The addresses of its own pages, which no remote may have. */
  routes?: string[]
  /** Who ships it: see `ownedConfigSchema` of contracts/remote.ts. */
  owners?: string[]
}

/**
 * The Rspack configurations of the host in `folder`. It contains the singletons; remotes are known only at run time. Its render bundle is
 * built first.
 */
export function defineHost(
  folder: string,
  { name, entry, edition, constants, publicFolder, installableAs, renderer, policy, routes, owners }: HostOptions,
): Configuration[] {
  const base = baseConfiguration(folder, name, { refreshes: !isProduction })
  const browser: Configuration = {
    ...base,
    // The render bundle is in a folder of this one's.
    output: { ...base.output, clean: { keep: `${renderFolder}/` } },
    entry: { main: [`${import.meta.dirname}/offered-modules.ts`, entry] },
    plugins: [
      ...(base.plugins ?? []),
      ...loadingPlugins(name, { providesReact: true }),
      new rspack.DefinePlugin({ STEPWISE_EDITION: edition, ...constants }),
      ...(publicFolder ? [new rspack.CopyRspackPlugin({ patterns: [{ from: publicFolder }] })] : []),
      ...(installableAs ? [new WebManifestPlugin(installableAs)] : []),
      new ModuleFederationPlugin({
        name: `stepwise_${name}`,
        shared: providedSingletons(),
        shareStrategy: 'loaded-first',
        manifest: false,
        dts: false,
        experiments: {
          asyncStartup: true,
          provideExternalRuntime: true,
          optimization: { target: 'web', disableSnapshot: true },
        },
      }),
      new HostManifestPlugin(folder, { routes, owners, policy }),
    ],
  }
  if (!renderer) return [browser]
  return [renderBundle(folder, name, renderer, { edition, constants }), { ...browser, dependencies: [renderFolder] }]
}
