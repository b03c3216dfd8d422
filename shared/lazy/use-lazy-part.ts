import { useCallback, useEffect, useState } from 'react'
import type { LazyPart } from './lazy-part.ts'

interface LoadState<T> {
  /** A result for another part is ignored. */
  part: LazyPart<T>
  /** How often `retry` was called. */
  attempt: number
  value?: T
  error?: unknown
}

export interface LazyPartHandle<T> {
  value: T | undefined
  /** Why it could not be loaded; undefined while it is loading and afterwards. */
  error: unknown
  attempt: number
  retry: () => void
}

/**
 * A lazy part as React state: at once if it has been loaded before. It is loaded once `isWanted`. `retry` starts over. With `retriesOnline` a part that failed
 * tries again when the network is back: not for what opens and takes the focus, because the person may be doing something else
 * by then.
 */
export function useLazyPart<T>(part: LazyPart<T>, { isWanted = true, retriesOnline = false } = {}): LazyPartHandle<T> {
  const [state, setState] = useState<LoadState<T>>({ part, attempt: 0 })
  const current: LoadState<T> = state.part === part ? state : { part, attempt: 0 }
  const value = current.value ?? part.loaded()
  const { attempt, error } = current
  const isMissing = isWanted && value === undefined

  useEffect(() => {
    if (!isMissing) return
    let isCurrent = true
    part.load().then(
      (loaded) => isCurrent && setState({ part, attempt, value: loaded }),
      (failure: unknown) => isCurrent && setState({ part, attempt, error: failure ?? new Error('It did not load.') }),
    )
    return () => {
      isCurrent = false
    }
  }, [part, attempt, isMissing])

  const retry = useCallback(() => setState({ part, attempt: attempt + 1 }), [part, attempt])
  const isWaitingForNetwork = retriesOnline && error !== undefined
  useEffect(() => {
    if (!isWaitingForNetwork) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isWaitingForNetwork, retry])
  return { value, error, attempt, retry }
}
