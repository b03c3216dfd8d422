import { useEffect, useState } from 'react'
import { type CaptionLine, loadCaptions } from './captions.ts'
import { logFault } from './log-fault.ts'

export type Captions = { state: 'loading' | 'missing' } | { state: 'ready'; lines: CaptionLine[] }

/**
 * The captions of a video, of a preview those that begin before its end (`until`, in seconds). When they cannot be had the
 * video goes on without them, and the log has why (spec 8).
 */
export function useCaptions(address: string | null, until = Number.POSITIVE_INFINITY): Captions {
  const [captions, setCaptions] = useState<Captions>({ state: address ? 'loading' : 'missing' })
  useEffect(() => {
    if (!address) return
    const abort = new AbortController()
    loadCaptions(address, abort.signal).then(
      (lines) => setCaptions({ state: 'ready', lines: lines.filter(({ start }) => start < until) }),
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
