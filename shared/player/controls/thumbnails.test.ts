import { expect, test, vi } from 'vitest'
import { parseThumbnails } from './thumbnails.ts'

// A browser has it and jsdom has not; media-captions extends it.
vi.hoisted(() => {
  function Cue(this: object, startTime: number, endTime: number, text: string) {
    Object.assign(this, { startTime, endTime, text })
  }
  window.VTTCue ??= Cue as unknown as typeof VTTCue
})

test('images are relative to the file, not to the page', async () => {
  const vtt = 'WEBVTT\n\n00:00:02.000 --> 00:00:04.000\nthumbnails.webp#xywh=160,0,160,90'
  expect(await parseThumbnails(vtt, 'https://example.test/media/videos/a/thumbnails.vtt')).toEqual([
    {
      start: 2,
      end: 4,
      image: 'https://example.test/media/videos/a/thumbnails.webp',
      x: 160,
      y: 0,
      width: 160,
      height: 90,
    },
  ])
})
