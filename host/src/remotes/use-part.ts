import type { RegistryRemote } from '@stepwise/shared/contracts'
import { type LazyPartHandle, useLazyPart } from '@stepwise/shared/lazy'
import type { ComponentType } from 'react'
import { type PartName, remotePart } from './load-part.ts'

/** A page or slot of a remote as React state. */
export function usePart(
  remote: RegistryRemote,
  name: PartName,
  options?: { retriesOnline: boolean },
): LazyPartHandle<ComponentType> {
  return useLazyPart(remotePart(remote, name), options)
}
