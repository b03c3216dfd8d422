import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { logFault } from './log-fault.ts'

/**
 * Whether the video cannot be played; calls once when that is found. A file that cannot be had fails at the video's
 * source element, which vidstack does not listen to.
 */
export function useFailure(
  player: RefObject<MediaPlayerInstance | null>,
  address: string,
  onFailed: () => void,
): boolean {
  const error = useMediaState('error', player)
  const [hasSourceFailed, setSourceFailed] = useState(false)
  useEffect(() => {
    const element = player.current?.el
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLSourceElement) setSourceFailed(true)
    }
    element?.addEventListener('error', onError, true)
    return () => element?.removeEventListener('error', onError, true)
  }, [player])

  const hasFailed = error !== null || hasSourceFailed
  const latest = useRef({ onFailed, words: '' })
  latest.current = { onFailed, words: `video ${address}: ${error?.message || 'could not be had or decoded'}` }
  useEffect(() => {
    if (!hasFailed) return
    logFault(latest.current.words)
    latest.current.onFailed()
  }, [hasFailed])
  return hasFailed
}
