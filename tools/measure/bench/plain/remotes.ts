import { readRemoteConfigs } from '@stepwise/cli/build'

/** The remotes that are part of the plain bundle: all of the repository. */
export const plainRemotes = await readRemoteConfigs()
