import { type LazyPart, useLazyPart } from '@stepwise/shared/lazy'
import { type ComponentType, useState } from 'react'

interface PlayerOnRequest<P> {
  /** There once it was requested and has come. */
  Player: ComponentType<P> | undefined
  isLoading: boolean
  hasFailed: boolean
  /** After a failure it tries again. */
  request: () => void
}

/** A player that is loaded when someone asks for it, because most visitors do not watch. */
export function usePlayerOnRequest<P>(part: LazyPart<ComponentType<P>>): PlayerOnRequest<P> {
  const [isWanted, setWanted] = useState(false)
  const { value, error, retry } = useLazyPart(part, { isWanted })
  const hasFailed = error !== undefined
  return {
    Player: isWanted ? value : undefined,
    isLoading: isWanted && value === undefined && !hasFailed,
    hasFailed,
    request: () => (hasFailed ? retry() : setWanted(true)),
  }
}
