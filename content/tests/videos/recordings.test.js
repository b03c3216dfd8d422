import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { checkRecordings, findProblems, listen, listFilms, readScript } from '../../tools/videos/recordings.mjs'

// content/README.md#recordings

const source = `
title: A meeting
reader: NVDA
speakers: { Tessa: clb }
slides:
  - chapter: Asking
    title: A question
    shown: Tessa at a table.
    scene: { people: { names: [Tessa] } }
    sentences:
      - Tessa opens OneNote, and “what’s next” is written there.
      - { say: Can we meet on Monday?, by: Tessa, pause: 2 }
  - title: An answer
    shown: An email.
    scene: { screen: { title: Mail } }
    pause: 3
    sentences: [Press H., { say: 'Yes, heading', by: NVDA }]
`
const firstWords = [/^tessa-opens-onenote-and-/, /^can-we-meet-on-/, /^press-h-/]

let folder
beforeEach(() => {
  folder = mkdtempSync(`${tmpdir()}/recordings-`)
  mkdirSync(`${folder}/videos`)
  writeFileSync(`${folder}/videos/meeting.yaml`, source)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Only who makes films has it. */
const hasFfmpeg = spawnSync('ffmpeg', ['-version']).error === undefined

/** Half a second of a quiet room, a voice (a tone that comes and goes) of so many seconds, and the room again. */
function record(file, { seconds = 2, voice = 0.2, room = 0.001, rate = 24_000 } = {}) {
  const hum = (pitch, level) => `${level}*sin(2*PI*${pitch}*t)`
  const sound = `${hum(180, voice)}*gt(t\\,0.5)*lt(t\\,${0.5 + seconds})+${hum(60, room)}`
  const input = `aevalsrc=${sound}:s=${rate}:d=${seconds + 1}`
  execFileSync('ffmpeg', ['-nostdin', '-y', '-v', 'error', '-f', 'lavfi', '-i', input, `${folder}/${file}`])
  return `${folder}/${file}`
}

test('a script has every sentence with its speaker, its file, its pause and its hard words', () => {
  expect(listFilms(folder)).toEqual(['meeting'])
  const { title, words, sentences } = readScript(folder, 'meeting')
  expect(title).toBe('A meeting')
  expect(words).toEqual([{ written: 'OneNote', said: 'One Note' }])
  expect(sentences.map(({ heading, text, by, pause }) => [heading, text, by, pause])).toEqual([
    ['A question', 'Tessa opens OneNote, and “what’s next” is written there.', undefined, 0],
    ['A question', 'Can we meet on Monday?', 'Tessa', 2],
    ['An answer', 'Press H.', undefined, 0],
    ['An answer', 'Yes, heading', 'NVDA', 3],
  ])
  expect(sentences.map(({ seconds }) => seconds)).toEqual([4, 2, 1, 1])
  expect(sentences.map(({ file }) => file)).toEqual([...firstWords.map((words) => expect.stringMatching(words)), null])
})

test.skipIf(!hasFfmpeg).each([
  ['good', {}, []],
  ['loud, with its tops cut off', { voice: 1.5 }, ['too loud']],
  ['quiet', { voice: 0.01, room: 0 }, ['too quiet (-43 dB)']],
  ['noisy', { room: 0.02 }, ['the room is 20 dB below the voice']],
  ['by telephone', { rate: 8000 }, ['only 8000 samples']],
  ['cut off', { seconds: 0.5 }, ['too short, 0.5 s for what takes about 2 s']],
  ['said twice', { seconds: 6 }, ['too long, 6.0 s']],
  ['silent', { voice: 0, room: 0 }, ['nothing is heard']],
])('a recording that is %s', (_, sound, expected) => {
  const problems = findProblems(listen(record('voice.wav', sound)), 'Can we meet on Monday?')
  expect(problems).toEqual(expected.map((part) => expect.stringContaining(part)))
})

test.skipIf(!hasFfmpeg)('recordings are compared with the sentences: what is missing, bad, or of other words', () => {
  const script = readScript(folder, 'meeting')
  const files = script.sentences.map(({ file }) => file)
  mkdirSync(`${folder}/meeting`)
  record(`meeting/${files[1]}`)
  writeFileSync(`${folder}/meeting/${files[2]}`, 'no sound')
  writeFileSync(`${folder}/meeting/hello.wav`, '')
  const found = checkRecordings(script, `${folder}/meeting`)
  expect(found).toMatchObject({
    wanted: 3,
    missing: [{ file: files[0] }],
    bad: [{ file: files[2], text: 'Press H.', problems: ['cannot be read as sound'] }],
    others: ['hello.wav'],
  })
  expect(checkRecordings(script, `${folder}/nothing`).missing).toHaveLength(3)
})
