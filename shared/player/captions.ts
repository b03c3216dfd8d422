import { parseText } from 'media-captions'

/** A caption as a line of the transcript. Times in seconds. */
export interface CaptionLine {
  start: number
  end: number
  text: string
}

/** The captions file as the lines of a transcript. Throws when it cannot be had or read. */
export async function loadCaptions(address: string, signal: AbortSignal): Promise<CaptionLine[]> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`captions answered ${response.status}`)
  return parseCaptions(await response.text())
}

/** The lines of a WebVTT file. A line that was broken for the screen becomes one again. */
export async function parseCaptions(vtt: string): Promise<CaptionLine[]> {
  const { cues } = await parseText(vtt, { type: 'vtt' })
  if (cues.length === 0) throw new Error('the captions hold no lines')
  return cues.map(({ startTime, endTime, text }) => ({
    start: startTime,
    end: endTime,
    text: text
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }))
}

/** The line that is spoken at this time; -1 in a pause and before the first. */
export function lineAt(lines: readonly CaptionLine[], time: number): number {
  return lines.findIndex(({ start, end }) => start <= time && time < end)
}

/** The line that is spoken, or was last: what a person means who has just heard it. The first one before any. */
export function lineHeard(lines: readonly CaptionLine[], time: number): CaptionLine | undefined {
  return lines.findLast(({ start }) => start <= time) ?? lines[0]
}
