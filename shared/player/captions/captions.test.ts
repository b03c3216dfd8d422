import { expect, test } from 'vitest'
import { lineHeard, linesAt, parseCaptions } from './captions.ts'

const vtt = `WEBVTT

00:00:00.400 --> 00:00:04.864
Not every source deserves a place in
your work.

00:00:05.300 --> 00:00:08.577
<v Ada>Who wrote it? R&amp;D&nbsp;&lt;the lab&gt;`

test('a caption with a line break is one line of the transcript', async () => {
  expect(await parseCaptions(vtt)).toEqual([
    { start: 0.4, end: 4.864, text: 'Not every source deserves a place in your work.' },
    { start: 5.3, end: 8.577, text: 'Who wrote it? R&D <the lab>' },
  ])
})

test('a file without captions is rejected', async () => {
  await expect(parseCaptions('<!doctype html>')).rejects.toThrow()
})

test('linesAt finds the line that is spoken, and both where two are', async () => {
  const lines = await parseCaptions(vtt)
  expect([0, 0.4, 4.9, 5.3, 60].map((time) => linesAt(lines, time))).toEqual([[], [0], [], [1], []])
  // A line ends where the next one begins.
  const joined = [
    { start: 0, end: 2, text: 'One.' },
    { start: 2, end: 4, text: 'Two.' },
  ]
  expect([1.9, 2, 4].map((time) => linesAt(joined, time))).toEqual([[0], [1], []])
  const overlapping = [...lines, { start: 4, end: 6, text: 'Who asks?' }]
  expect([3, 4.5, 5, 5.5].map((time) => linesAt(overlapping, time))).toEqual([[0], [0, 2], [2], [1, 2]])
})

test('lineHeard is the line before in a pause', async () => {
  const lines = await parseCaptions(vtt)
  expect([0, 1, 4.9, 5.3, 60].map((time) => lineHeard(lines, time)?.start)).toEqual([0.4, 0.4, 0.4, 5.3, 5.3])
})
