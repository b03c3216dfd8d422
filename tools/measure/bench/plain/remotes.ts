import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { partFolders } from '@stepwise/cli/build'
import { type RemoteConfig, remoteConfigSchema } from '@stepwise/shared/contracts/remote'

const remotes = partFolders().filter(({ part }) => part !== 'host')

/** The remotes that are part of the plain bundle: all of the repository. */
export const plainRemotes: RemoteConfig[] = await Promise.all(
  remotes.map(async ({ folder }) => {
    const { default: config } = await import(pathToFileURL(join(folder, 'remote.config.ts')).href)
    return remoteConfigSchema.parse(config)
  }),
)
