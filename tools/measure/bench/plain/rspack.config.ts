import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { readRemoteConfigs } from '@stepwise/cli/build'
import { HostManifestPlugin } from '../../../../shared/federation/host-manifest-plugin.ts'
import { baseConfiguration } from '../../../../shared/federation/rules.ts'
import { pagesPlugin } from './pages-plugin.ts'

const root = join(import.meta.dirname, '../../../..')
const host = join(root, 'host')
const base = baseConfiguration(host, 'plain')

// The same sources, rules and lazy pages as the product's, in one build without federation: the baseline that the federated
// product is compared with.
export default {
  ...base,
  output: { ...base.output, path: join(root, 'var/bench/plain-dist') },
  entry: { main: './src/index.ts' },
  plugins: [
    new rspack.DefinePlugin({ STEPWISE_EDITION: JSON.stringify('study') }),
    new rspack.NormalModuleReplacementPlugin(
      /\/(load-remote|shared-modules)\.ts$/,
      join(import.meta.dirname, 'without-federation.ts'),
    ),
    pagesPlugin(await readRemoteConfigs()),
    new HostManifestPlugin(host),
  ],
}
