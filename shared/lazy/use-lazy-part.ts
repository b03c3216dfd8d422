import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { type LazyPart, PartTimeoutError, whenLate } from './lazy-part.ts'

interface LoadState<T> {
  /** A result for another part is ignored. */
  part: LazyPart<T>
  /** How often it was tried again, or came after it had been given up. */
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

interface Options {
  /** It is loaded from then on. */
  isWanted?: boolean
  /**
   * A failed part loads by itself: it is tried again when the network is back, and shown when it arrives late. Not for what opens and
   * takes the focus, because the person may be doing something else by then.
   */
  autoRetry?: boolean
  /** Why it has failed before this was rendered. */
  failure?: unknown
  /** Called before a part is shown that arrives late. */
  onLateArrival?: () => void
}

/** A lazy part as React state: at once if it has been loaded before. It fails when it has not come in time. `retry` starts over. */
export function useLazyPart<T>(
  part: LazyPart<T>,
  { isWanted = true, autoRetry = false, failure, onLateArrival }: Options = {},
): LazyPartHandle<T> {
  const [state, setState] = useState<LoadState<T>>({ part, attempt: 0, error: failure })
  const current: LoadState<T> = state.part === part ? state : { part, attempt: 0 }
  const { attempt, error } = current
  const hasFailed = error !== undefined
  const value = current.value ?? (hasFailed ? undefined : part.loaded())
  const isMissing = isWanted && value === undefined
  const arrivesLate = useEffectEvent((loaded: T) => {
    if (!autoRetry) return
    onLateArrival?.()
    setState({ part, attempt: attempt + 1, value: loaded })
  })

  const hasFailedBefore = attempt === 0 && failure !== undefined
  useEffect(() => {
    if (!isMissing) return
    // What is only late may still come.
    if (hasFailedBefore && !(failure instanceof PartTimeoutError)) return
    let phase: 'waiting' | 'failed' | 'left' = hasFailedBefore ? 'failed' : 'waiting'
    const fail = (failure: unknown) => {
      if (phase !== 'waiting') return
      phase = 'failed'
      setState({ part, attempt, error: failure ?? new Error('It did not load.') })
    }
    const stop = whenLate(() => fail(new PartTimeoutError()))
    part
      .load()
      .then((loaded) => {
        if (phase === 'waiting') setState({ part, attempt, value: loaded })
        if (phase === 'failed') arrivesLate(loaded)
      }, fail)
      .finally(stop)
    return () => {
      phase = 'left'
      stop()
    }
  }, [part, attempt, isMissing, hasFailedBefore, failure])

  const retry = useCallback(() => setState({ part, attempt: attempt + 1 }), [part, attempt])
  const isWaitingForNetwork = autoRetry && hasFailed
  useEffect(() => {
    if (!isWaitingForNetwork) return
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [isWaitingForNetwork, retry])
  return { value, error, attempt, retry }
}
