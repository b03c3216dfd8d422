import { parseText } from 'media-captions'

/** A picture of the video at a time: a part of a sprite. */
export interface Thumbnail {
  start: number
  end: number
  image: string
  x: number
  y: number
  width: number
  height: number
}

/** The thumbnails of a WebVTT file whose lines read `sprite.webp#xywh=0,0,160,90`; names are beside the file. */
export async function loadThumbnails(address: string): Promise<Thumbnail[]> {
  const response = await fetch(address)
  return response.ok ? parseThumbnails(await response.text(), response.url) : []
}

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
