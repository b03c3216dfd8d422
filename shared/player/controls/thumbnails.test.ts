import { expect, test } from 'vitest'
import { parseThumbnails } from './thumbnails.ts'

test('images are relative to the file, not to the page', async () => {
  const image = 'https://example.test/media/videos/a/thumbnails.webp'
  const vtt = 'WEBVTT\n\n00:00:02.000 --> 00:00:04.000\nthumbnails.webp#xywh=160,0,160,90'
  expect(await parseThumbnails(vtt, 'https://example.test/media/videos/a/thumbnails.vtt')).toEqual([
    { start: 2, end: 4, image, x: 160, y: 0, width: 160, height: 90 },
  ])
})
