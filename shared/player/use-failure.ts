import { call } from '@stepwise/shared/http'
import { type MediaPlayerInstance, useMediaState } from '@vidstack/react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'

/** Reports a fault of the player in the browser's console and in the server's log. Telling the person is up to the caller. */
export function logFault(message: string): void {
  console.error(`[stepwise] player: ${message}`)
  const fault = { part: 'player', version: '', message: message.slice(0, 500) }
  call('POST /client_faults', { body: { fault } }).catch(() => {})
}

/**
 * Whether the video cannot be played; calls once when it turns out so. A file that cannot be loaded fails at the source element, which
 * vidstack does not listen to.
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
  const reportFailure = useEffectEvent(() => {
    logFault(`video ${address}: ${error?.message || 'could not be had or decoded'}`)
    onFailed()
  })
  useEffect(() => {
    if (hasFailed) reportFailure()
  }, [hasFailed])
  return hasFailed
}
