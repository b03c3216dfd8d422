import type { MediaPlayerInstance } from '@vidstack/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { logFault } from '../use-failure.ts'
import { type CaptionFile, loadCaptions } from './captions.ts'

export type Captions = { state: 'loading' | 'missing' } | ({ state: 'ready' } & CaptionFile)

/**
 * The captions of a video; of a preview those that begin before its end (`until`, in seconds). If they cannot be loaded the video plays
 * without them, and the fault is logged.
 */
export function useCaptions(address: string | null, until = Number.POSITIVE_INFINITY): Captions {
  const [captions, setCaptions] = useState<Captions>({ state: address ? 'loading' : 'missing' })
  useEffect(() => {
    if (!address) return
    const abort = new AbortController()
    loadCaptions(address, abort.signal).then(
      ({ lines, vtt }) => setCaptions({ state: 'ready', vtt, lines: lines.filter(({ start }) => start < until) }),
      (error: Error) => {
        if (abort.signal.aborted) return
        setCaptions({ state: 'missing' })
        logFault(`captions ${address}: ${error.message}`)
      },
    )
    return () => abort.abort()
  }, [address, until])
  return captions
}

/** Shows or hides captions when the account's setting changes. How a video starts is up to PlayerMemory. */
export function useSubtitles(player: RefObject<MediaPlayerInstance | null>, areWanted: boolean): void {
  const last = useRef(areWanted)
  useEffect(() => {
    if (last.current === areWanted) return
    last.current = areWanted
    const remote = player.current?.remoteControl
    if (areWanted) remote?.showCaptions()
    else remote?.disableCaptions()
  }, [player, areWanted])
}
