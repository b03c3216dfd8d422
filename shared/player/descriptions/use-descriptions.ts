import { useEffect, useState } from 'react'
import { type CaptionLine, parseCaptions } from '../captions/captions.ts'

export const noDescriptions: readonly CaptionLine[] = []

/**
 * What the pictures of a video show, from when on; of a preview what begins before its end (`until`, in seconds). Null while they load.
 * None where its file has none or cannot be loaded: the video plays without.
 */
export function useDescriptions(
  address: string | null | undefined,
  until = Number.POSITIVE_INFINITY,
): readonly CaptionLine[] | null {
  const [descriptions, setDescriptions] = useState(address ? null : noDescriptions)
  useEffect(() => {
    if (!address) return
    const abort = new AbortController()
    loadDescriptions(address, abort.signal).then(
      (loaded) => setDescriptions(loaded.filter(({ start }) => start < until)),
      () => {
        if (!abort.signal.aborted) setDescriptions(noDescriptions)
      },
    )
    return () => abort.abort()
  }, [address, until])
  return descriptions
}

async function loadDescriptions(address: string, signal: AbortSignal): Promise<readonly CaptionLine[]> {
  const response = await fetch(address, { signal })
  const vtt = response.ok ? await response.text() : ''
  return vtt.includes('-->') ? parseCaptions(vtt) : noDescriptions
}

/** The lines of the transcript, with each description at its time. It is marked as one, and lasts until someone speaks. */
export function withDescriptions(lines: readonly CaptionLine[], descriptions: readonly CaptionLine[]): CaptionLine[] {
  const pictures = descriptions.map(({ start, end, text, parts }) => {
    const spoken = lines.find((line) => line.start >= start)?.start ?? end
    const mark = { text: 'Picture: ', lang: undefined }
    return { start, end: Math.min(end, spoken), text: `${mark.text}${text}`, parts: [mark, ...parts] }
  })
  return [...pictures, ...lines].sort((one, other) => one.start - other.start)
}
