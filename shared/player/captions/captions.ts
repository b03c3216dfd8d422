import { parseText } from 'media-captions'

/** A caption as a line of the transcript. Times in seconds. */
export interface CaptionLine {
  start: number
  end: number
  text: string
}

/** Loads a captions file. Throws when it cannot be loaded or has no captions. */
export async function loadCaptions(address: string, signal: AbortSignal): Promise<CaptionLine[]> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`captions answered ${response.status}`)
  return parseCaptions(await response.text())
}

/** The captions of a WebVTT text, each on one line. Throws when there are none. */
export async function parseCaptions(vtt: string): Promise<CaptionLine[]> {
  const { cues } = await parseText(vtt, { type: 'vtt' })
  if (cues.length === 0) throw new Error('the captions hold no lines')
  return cues.map(({ startTime, endTime, text }) => ({
    start: startTime,
    end: endTime,
    text: plainText(text),
  }))
}

/** The words of a cue: without its tags, with its entities decoded, on one line. */
export function plainText(cue: string): string {
  const html = cue.replaceAll(/<[^>]*>/g, '')
  return (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
}

/** The indexes of the lines that are spoken at this time (seconds): more than one where two speak, none in a pause. */
export function linesAt(lines: readonly CaptionLine[], time: number): number[] {
  return lines.flatMap(({ start, end }, index) => (start <= time && time < end ? index : []))
}

/** The line that is spoken at this time (seconds), or in a pause the one before; before the first line the first. */
export function lineHeard(lines: readonly CaptionLine[], time: number): CaptionLine | undefined {
  return lines.findLast(({ start }) => start <= time) ?? lines[0]
}
