import { expect, test } from 'vitest'
import { recordingName } from '../../tools/videos/narrate.mjs'
import { readSource } from '../../tools/videos/source.mjs'

const film = `title: T
reader: NVDA
slides:
  - chapter: C
    title: S
    shown: A page.
    sentences: [Press H., { say: 'Usual hours, heading', by: NVDA }]
    scene: { screen: { title: Hours } }`

test('speech of a screen reader is quoted, and spoken with its voice', () => {
  expect(readSource('find', film).slides[0].sentences[1]).toMatchObject({
    text: '“Usual hours, heading”',
    spoken: 'Usual hours, heading',
    by: 'NVDA',
    voice: 'reader',
  })
})

test.each([
  ['reader: NVDA\n', '', "slides[0].sentences[1].by should be one of the film's speakers, or its reader"],
  ['shown: A page.', 'shown: []', 'slides[0].shown should say what the scene shows'],
  ['    scene: { screen: { title: Hours } }', '', 'slides[0].scene is missing'],
  ['chapter: C', 'part: C', 'the first slide should begin a chapter'],
])('without “%s” it says where it is wrong', (from, to, message) => {
  expect(() => readSource('find', film.replace(from, to))).toThrow(`videos/find.yaml: ${message}`)
})

test('a recording belongs to the very words of its sentence', () => {
  expect(recordingName('Press H for the next heading.')).toMatch(/^press-h-for-the-[0-9a-f]{6}\.wav$/)
  expect(recordingName('Press H for the next heading!')).not.toBe(recordingName('Press H for the next heading.'))
})
