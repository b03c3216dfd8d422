import { useEffect, useState } from 'react'
import { type CaptionLine, loadCaptions } from './captions.ts'

export type Captions = { state: 'loading' | 'missing' } | { state: 'ready'; lines: CaptionLine[] }

/** The captions of a video. When they cannot be had the video goes on without them. */
export function useCaptions(address: string | null): Captions {
  const [captions, setCaptions] = useState<Captions>({ state: address ? 'loading' : 'missing' })
  useEffect(() => {
    if (!address) return
    const abort = new AbortController()
    loadCaptions(address, abort.signal).then(
      (lines) => setCaptions({ state: 'ready', lines }),
      () => !abort.signal.aborted && setCaptions({ state: 'missing' }),
    )
    return () => abort.abort()
  }, [address])
  return captions
}
