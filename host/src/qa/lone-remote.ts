import type { Registry, RegistryRemote } from '@stepwise/shared/contracts'

/** The remote that is shown alone, if one is. */
export const loneRemote = ({ selection, remotes }: Registry): RegistryRemote | undefined =>
  selection?.kind === 'standalone' ? remotes[0] : undefined
