import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type RemoteConfig, remoteConfigSchema } from '@stepwise/shared/contracts/remote'
import { partFolders } from './parts.ts'

/** What each remote of the repository says of itself, in its `remote.config.ts`. */
export function readRemoteConfigs(): Promise<RemoteConfig[]> {
  const remotes = partFolders().filter(({ part }) => part !== 'host')
  return Promise.all(
    remotes.map(async ({ folder }) => {
      const { default: config } = await import(pathToFileURL(join(folder, 'remote.config.ts')).href)
      return remoteConfigSchema.parse(config)
    }),
  )
}
