import { expect, test } from 'vitest'
import { loudnessProblem } from '../../tools/videos/loudness.mjs'
import { listVoices, readSource } from '../../tools/videos/source.mjs'
import { captionsVtt, descriptionsVtt } from '../../tools/videos/timed-text.mjs'

const source = `
title: A meeting
speakers: { Tessa: clb }
slides:
  - chapter: Asking
    title: A question
    shown: Two people at a table.
    pause: 3
    scene: { people: { names: [Tessa] } }
    sentences:
      - Tessa has a question.
      - { say: Can we meet?, by: Tessa, pause: 2 }
`

test('a speaker has a voice, quotation marks, and the longer of two pauses', () => {
  const lesson = readSource('meeting', source)
  expect(lesson.slides[0].sentences).toEqual([
    { text: 'Tessa has a question.' },
    { text: '“Can we meet?”', spoken: 'Can we meet?', by: 'Tessa', voice: 'clb', pause: 3 },
  ])
  expect(listVoices(lesson)).toEqual(['narrator', 'clb'])
})

test.each([
  ['clb }', 'ghost }', 'speakers.Tessa'],
  ['by: Tessa', 'by: Ben', 'sentences[1].by'],
  ['pause: 2', 'pause: soon', 'sentences[1].pause'],
  ['shown: Two people at a table.', 'shown: []', 'slides[0].shown'],
])('%s as %s is refused', (part, by, path) => {
  expect(() => readSource('meeting', source.replace(part, by))).toThrow(path)
})

test('captions name who speaks, and descriptions last until the next slide', () => {
  expect(captionsVtt([{ start: 1, end: 2, text: '“Can we meet?”', by: 'Tessa & Co' }])).toContain(
    '<v Tessa &amp; Co>“Can we meet?”</v>',
  )
  const slides = [{ start: 0, shown: 'A table.' }, { start: 4 }, { start: 8, shown: 'A door.' }]
  expect(descriptionsVtt(slides, 9)).toBe(
    'WEBVTT\n\n00:00:00.000 --> 00:00:04.000\nA table.\n\n00:00:08.000 --> 00:00:09.000\nA door.\n',
  )
})

test('the lines of a caption leave room for the name, which is in none', () => {
  const text = '“Elements list dialog. Headings. Opening hours”'
  const caption = (by) =>
    captionsVtt([{ start: 1, end: 2, text, by }])
      .split('\n')
      .slice(3, -1)
  expect(caption('NVDA')).toEqual(['<v NVDA>“Elements list dialog.', 'Headings. Opening hours”</v>'])
  expect(caption('Windows Magnifier')).toEqual([
    '<v Windows Magnifier>“Elements list',
    'dialog. Headings. Opening hours”</v>',
  ])
})

test.each([
  [-16.4, -1.2, null],
  [-16.6, -1.2, '-16.6 LUFS'],
  [-16, -0.9, 'true peak -0.9'],
  [Number.NaN, -2, 'LUFS'],
])('a film at %d LUFS with a peak of %d dB', (loudness, peak, problem) => {
  const found = loudnessProblem({ loudness, peak })
  if (problem) expect(found).toContain(problem)
  else expect(found).toBeNull()
})
