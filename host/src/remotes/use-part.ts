import type { RegistryRemote } from '@stepwise/shared/contracts'
import { type LazyPartHandle, useLazyPart } from '@stepwise/shared/lazy'
import { announced } from '@stepwise/shared/ui'
import { createWatch } from 'effector'
import { useUnit } from 'effector-react'
import { type ComponentType, useEffect, useEffectEvent } from 'react'
import { type PartName, partLoaded, remotePart } from './load-part.ts'
import type { Owner } from './PartBoundary.tsx'
import { reportFault } from './report-fault.ts'

/** A page or slot of a remote as React state. */
export function usePart(
  remote: RegistryRemote,
  name: PartName,
  options?: { autoRetry: boolean },
): LazyPartHandle<ComponentType> {
  return useLazyPart(remotePart(remote, name), options)
}

/** Reports to the server that a part could not be loaded, and announces the message if there is one. `error`: undefined while it has not failed. */
export function useLoadFailure({ name, version }: Owner, error: unknown, message: string | null): void {
  const announce = useUnit(announced)
  useEffect(() => {
    if (error === undefined) return
    reportFault({ part: name, version, error })
    if (message !== null) announce(message)
  }, [name, version, error, message, announce])
}

/** For a part that has failed: tries again when another part of the remote in this folder has loaded. */
export function useRetryWithRemote(folder: string | undefined, hasFailed: boolean, retry: () => void): void {
  const retryNow = useEffectEvent(retry)
  useEffect(() => {
    if (!hasFailed) return
    return createWatch({ unit: partLoaded, fn: (loaded) => loaded === folder && retryNow() })
  }, [folder, hasFailed])
}
