import { parseText } from 'media-captions'

/** A caption as a line of the transcript. Times in seconds. */
export interface CaptionLine {
  start: number
  end: number
  /** `parts` together. */
  text: string
  parts: CaptionPart[]
}

export interface CaptionPart {
  text: string
  /** Where it is in another language than the captions, such as 'cy'. */
  lang: string | undefined
}

export interface CaptionFile {
  lines: CaptionLine[]
  /** WebVTT, with the names of who speaks. */
  vtt: string
}

/** Loads a captions file. Throws when it cannot be loaded or has no captions. */
export async function loadCaptions(address: string, signal: AbortSignal): Promise<CaptionFile> {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`captions answered ${response.status}`)
  const vtt = nameSpeakers(await response.text())
  return { lines: await parseCaptions(vtt), vtt }
}

/** The captions of a WebVTT text, each on one line. Throws when there are none. */
export async function parseCaptions(vtt: string): Promise<CaptionLine[]> {
  const { cues } = await parseText(vtt, { type: 'vtt' })
  if (cues.length === 0) throw new Error('the captions hold no lines')
  return cues.map(({ startTime, endTime, text }) => {
    const parts = parseCue(text)
    return { start: startTime, end: endTime, text: parts.map((part) => part.text).join(''), parts }
  })
}

/**
 * Writes who speaks into the text of a WebVTT file, as a caption and the transcript show it: a name before the words, where another
 * than before begins to speak. The tag alone, `<v Tutor>`, is shown nowhere.
 */
export function nameSpeakers(vtt: string): string {
  let last: string | undefined
  return vtt.replaceAll(/.+(?:(?:\r\n?|\n).+)*/g, (block) => {
    if (!block.includes('-->')) return block
    let speaker: string | undefined
    const named = block.replaceAll(/<v(?:\.[^\s>]*)?\s+([^>]+)>/g, (tag, annotation: string) => {
      speaker = annotation.trim()
      const isSame = speaker === last
      last = speaker
      return isSame ? tag : `${tag}${speaker}: `
    })
    last = speaker
    return named
  })
}

/** The words of a cue, such as the title of a chapter. */
export function plainText(cue: string): string {
  return parseCue(cue)
    .map(({ text }) => text)
    .join('')
}

/** Without its tags and times, with its entities decoded, on one line. */
function parseCue(cue: string): CaptionPart[] {
  const html = cue
    .trim()
    .replaceAll(/<lang(?:\.[^\s>]*)?\s+([\w-]+)[^>]*>/g, '<span lang="$1">')
    .replaceAll('</lang>', '</span>')
    .replaceAll(/<(?!\/?span)[^>]*>/g, '')
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map((node) => ({
    text: (node.textContent ?? '').replaceAll(/\s+/g, ' '),
    lang: (node instanceof Element && node.getAttribute('lang')) || undefined,
  }))
}

/** The indexes of the lines that are spoken at this time (seconds): more than one where two speak, none in a pause. */
export function linesAt(lines: readonly CaptionLine[], time: number): number[] {
  return lines.flatMap(({ start, end }, index) => (start <= time && time < end ? index : []))
}

/** As linesAt, but in a pause the line before. None before the first. */
export function linesHeard(lines: readonly CaptionLine[], time: number): number[] {
  const spoken = linesAt(lines, time)
  const before = lines.findLastIndex(({ start }) => start <= time)
  return spoken.length > 0 || before === -1 ? spoken : [before]
}
