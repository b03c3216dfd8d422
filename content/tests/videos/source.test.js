import { expect, test } from 'vitest'
import { recordingName } from '../../tools/videos/narrate.mjs'
import { readSource } from '../../tools/videos/source.mjs'

const walkthrough = `
title: Find your way
reader: NVDA
slides:
  - chapter: Headings
    title: From heading to heading
    screen:
      title: A page
      lines: [One, Two, Three]
      at: 1
    introduction: [You look for two.]
    steps:
      - keys: [NVDA, F7]
        does: opens the list
        say: Press NVDA and F7.
        heard: Two, heading
        at: 2
      - command: show numbers
        does: shows numbers
        say: Say show numbers.
        zoom: 2
`

test('a walk-through is sentences in order; what is heard comes before the screen changes', () => {
  const [slide] = readSource('find', walkthrough).slides
  expect(slide.points).toEqual(['NVDA + F7: opens the list', 'Say “show numbers”: shows numbers'])
  expect(
    slide.sentences.map(({ text, point, reader, screen }) => [text, point, reader, screen.at, screen.zoom]),
  ).toEqual([
    ['You look for two.', -1, undefined, 1, undefined],
    ['Press NVDA and F7.', 0, undefined, 1, undefined],
    ['“Two, heading”', 0, 'NVDA', 2, undefined],
    ['Say show numbers.', 1, undefined, 2, 2],
  ])
  expect(slide.sentences[2].spoken).toBe('Two, heading')
})

test('the last sentences of a talk go with its points', () => {
  const talk =
    'title: T\nslides:\n  - chapter: C\n    title: S\n    points: [a, b]\n    sentences: [Intro., About a., About b.]'
  expect(readSource('talk', talk).slides[0].sentences.map(({ point }) => point)).toEqual([-1, 0, 1])
})

test('speaks with the voice of the screen reader in a scene', () => {
  const film = `title: T
reader: NVDA
slides:
  - chapter: C
    title: S
    shown: A page.
    sentences: [Press H., { say: 'Usual hours, heading', by: NVDA }]
    scene: { screen: { title: Hours } }`
  expect(readSource('film', film).slides[0].sentences[1]).toMatchObject({
    text: '“Usual hours, heading”',
    spoken: 'Usual hours, heading',
    by: 'NVDA',
    voice: 'reader',
  })
})

test.each([
  ['reader: NVDA\n', '', "slides[0].steps[0].heard needs the video's reader"],
  ['say: Press NVDA and F7.', 'says: x', 'slides[0].steps[0].say should be a text'],
  ['lines: [One, Two, Three]', 'rows: []', 'slides[0].screen should have lines or a map'],
  ['at: 2', 'at: two', 'slides[0].steps[0].at should be the number of a line'],
  ['chapter: Headings', 'part: Headings', 'the first slide should begin a chapter'],
])('without “%s” it says where it is wrong', (from, to, message) => {
  expect(() => readSource('find', walkthrough.replace(from, to))).toThrow(`videos/find.yaml: ${message}`)
})

test('a recording belongs to the very words of its sentence', () => {
  expect(recordingName('Press H for the next heading.')).toMatch(/^press-h-for-the-[0-9a-f]{6}\.wav$/)
  expect(recordingName('Press H for the next heading!')).not.toBe(recordingName('Press H for the next heading.'))
})
