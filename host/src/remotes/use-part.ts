import type { RegistryRemote } from '@stepwise/shared/contracts'
import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { loadedPart, loadPart, type PartName } from './load-part.ts'

interface LoadState {
  /** What these words belong to; an answer for another part is ignored. */
  key: string
  attempt: number
  component?: ComponentType
  error?: unknown
}

interface PartHandle {
  component: ComponentType | undefined
  error: unknown
  /** How often a person has pressed Try again. */
  attempt: number
  retry: () => void
}

/** A part of a remote as React state: at once when it is known, else after loading; `retry` starts over. */
export function usePart(remote: RegistryRemote, part: PartName): PartHandle {
  const key = `${remote.folder}${JSON.stringify(part)}`
  const [state, setState] = useState<LoadState>({ key, attempt: 0 })
  const current: LoadState = state.key === key ? state : { key, attempt: 0 }
  const component = current.component ?? loadedPart(remote, part)
  const { attempt } = current

  // biome-ignore lint/correctness/useExhaustiveDependencies: `key` stands for remote and part
  useEffect(() => {
    if (component) return
    let isWanted = true
    loadPart(remote, part).then(
      (loaded) => isWanted && setState({ key, attempt, component: loaded }),
      (error: unknown) => isWanted && setState({ key, attempt, error }),
    )
    return () => {
      isWanted = false
    }
  }, [key, attempt, component])

  const retry = useCallback(() => setState({ key, attempt: attempt + 1 }), [key, attempt])
  return { component, error: current.error, attempt, retry }
}
