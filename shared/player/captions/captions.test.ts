import { expect, test } from 'vitest'
import { linesAt, linesHeard, nameSpeakers, parseCaptions } from './captions.ts'

const vtt = `WEBVTT

00:00:00.400 --> 00:00:04.864
Not every source deserves a place in
your work.

00:00:05.300 --> 00:00:08.577
<v Ada>Who wrote it? R&amp;D&nbsp;&lt;the lab&gt;`

const wordsOf = async (text: string) => (await parseCaptions(nameSpeakers(text))).map((line) => line.text)

test('a caption with a line break is one line of the transcript', async () => {
  expect(await parseCaptions(vtt)).toMatchObject([
    { start: 0.4, end: 4.864, text: 'Not every source deserves a place in your work.' },
    { start: 5.3, end: 8.577, text: 'Who wrote it? R&D <the lab>' },
  ])
})

/** Cues of a second each. */
const cues = (...texts: string[]) =>
  texts.map((text, index) => `id-${index}\n00:0${index}.000 --> 00:0${index + 1}.000 line:0\n${text}`).join('\n\n')

// docs/product/steps-and-player.md#who-speaks
test.each([
  [
    'another speaker',
    ['<v Tutor>Did you read it?</v>', '<v Student>Not yet.'],
    ['Tutor: Did you read it?', 'Student: Not yet.'],
  ],
  ['a class', ['<v.loud.first Tutor>Read it <i>twice</i>.</v>'], ['Tutor: Read it twice.']],
  ['the same speaker', ['<v Tutor>One.</v>', '<v.loud Tutor>Two.</v>'], ['Tutor: One.', 'Two.']],
  ['a voice after none', ['<v Tutor>One.</v>', 'Music', '<v Tutor>Two.</v>'], ['Tutor: One.', 'Music', 'Tutor: Two.']],
  ['a sound', ['<v NVDA>“One”</v>', '[a bell rings]'], ['NVDA: “One”', '[a bell rings]']],
  ['two in one caption', ['<v Ann>Yes.</v>\n<v Ben>No.</v>'], ['Ann: Yes. Ben: No.']],
  ['a name with an entity', ['<v Marks &amp; Co>Hello.'], ['Marks & Co: Hello.']],
  [
    'a language, times and a class',
    ['<lang cy>Bore da</lang> <00:00.500><c.x>to all</c> &lt; 5'],
    ['Bore da to all < 5'],
  ],
])('the text of captions with %s', async (_, texts, expected) => {
  const file = `WEBVTT - made\n\nSTYLE\n::cue(v[voice="A"]) { color: red }\n\nNOTE\n<v Editor>not said\n\n${cues(...texts)}`
  expect(await wordsOf(file)).toEqual(expected)
  expect(await wordsOf(file.replaceAll('\n', '\r\n'))).toEqual(expected)
})

test('words in another language keep it, for voices that read them', async () => {
  const [line] = await parseCaptions(`WEBVTT\n\n${cues('Say <lang cy>bore <b>da</b></lang> first')}`)
  expect(line?.parts).toEqual([
    { text: 'Say ', lang: undefined },
    { text: 'bore da', lang: 'cy' },
    { text: ' first', lang: undefined },
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
    { start: 0, end: 2, text: 'One.', parts: [] },
    { start: 2, end: 4, text: 'Two.', parts: [] },
  ]
  expect([1.9, 2, 4].map((time) => linesAt(joined, time))).toEqual([[0], [1], []])
  const overlapping = [...lines, { start: 4, end: 6, text: 'Who asks?', parts: [] }]
  expect([3, 4.5, 5, 5.5].map((time) => linesAt(overlapping, time))).toEqual([[0], [0, 2], [2], [1, 2]])
})

test('linesHeard finds the line before in a pause, and none before the first', async () => {
  const lines = await parseCaptions(vtt)
  expect([0, 1, 4.9, 5.3, 60].map((time) => linesHeard(lines, time))).toEqual([[], [0], [0], [1], [1]])
})
