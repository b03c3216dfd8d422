import { parseText } from 'media-captions'

/** The picture of the video between two times (seconds): a part of the image, in px. */
export interface Thumbnail {
  start: number
  end: number
  image: string
  x: number
  y: number
  width: number
  height: number
}

/** Loads a WebVTT file with lines such as `sprite.webp#xywh=0,0,160,90`, relative to the file. Empty where there is none. */
export async function loadThumbnails(address: string): Promise<Thumbnail[]> {
  const response = await fetch(address)
  return response.ok ? parseThumbnails(await response.text(), response.url) : []
}

/** The thumbnails of such a text. `address` is the file's; lines of another form are left out. */
export async function parseThumbnails(vtt: string, address: string): Promise<Thumbnail[]> {
  const { cues } = await parseText(vtt, { type: 'vtt' })
  return cues.flatMap(({ startTime, endTime, text }) => {
    const [, name, x, y, width, height] = /^(\S+)#xywh=(\d+),(\d+),(\d+),(\d+)$/.exec(text.trim()) ?? []
    if (!name) return []
    const image = new URL(name, address).href
    return {
      start: startTime,
      end: endTime,
      image,
      x: Number(x),
      y: Number(y),
      width: Number(width),
      height: Number(height),
    }
  })
}
