import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { recordingName } from './narrate.mjs'
import { requireTools } from './run.mjs'
import { readSource } from './source.mjs'
import { SPOKEN } from './voices.mjs'

/** Letters and signs a second: 150 words a minute, and what is too fast or too slow to be the whole sentence, once. */
const PACE = { usual: 14, fastest: 26, slowest: 6 }
/** What anyone takes to think, in seconds: short sentences are not said at an even pace. */
const GRACE = 1.5
/** In dB below the loudest that a file can hold. */
const QUIETEST_SPEECH = -36
/** dB between speech and room. */
const LEAST_DISTANCE = 30
/** Samples a second. The films have as many. */
const LOWEST_RATE = 24_000
/** A sample of 16 bits that is as loud as can be, and how many of them in a row are heard as a crackle. */
const CLIPPED = 32_700
const CLIPPED_IN_A_ROW = 3
const WINDOW = 0.02

export const listFilms = (contentFolder) =>
  readdirSync(`${contentFolder}/videos`)
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => file.replace(/\.yaml$/, ''))

/** What a person reads who records a film: its sentences in order, with the file of each. Without `file`: what a screen reader says. */
export function readScript(contentFolder, film) {
  const { title, slides } = readSource(film, readFileSync(`${contentFolder}/videos/${film}.yaml`, 'utf8'))
  const sentences = slides.flatMap((slide) =>
    slide.sentences.map(({ text, spoken = text, by, voice, pause = 0 }) => ({
      heading: slide.title,
      text: spoken,
      by,
      words: pronunciationsIn(spoken),
      seconds: Math.max(1, Math.round(spoken.length / PACE.usual)),
      pause,
      file: voice === 'reader' ? null : recordingName(text),
    })),
  )
  const words = new Map(sentences.flatMap((sentence) => sentence.words.map((word) => [word.written, word])))
  return { film, title, words: [...words.values()], sentences }
}

const pronunciationsIn = (text) =>
  SPOKEN.flatMap(([from, said]) => {
    const [written] = text.match(from) ?? []
    // Apostrophes are written again for the voices, and mean nothing to a person.
    return written && /\w/.test(said) ? [{ written, said }] : []
  })

/**
 * Compares the files of a folder with a film's script: which sentences have none, what is wrong with those that are there, in words, and
 * which are not of this film.
 */
export function checkRecordings({ sentences }, folder) {
  requireTools([])
  const wanted = new Map(sentences.flatMap((sentence) => (sentence.file ? [[sentence.file, sentence]] : [])))
  const files = existsSync(folder) ? readdirSync(folder).sort() : []
  return {
    wanted: wanted.size,
    missing: [...wanted.values()].filter(({ file }) => !files.includes(file)),
    bad: files.flatMap((file) => {
      const sentence = wanted.get(file)
      const problems = sentence ? findProblems(listen(`${folder}/${file}`), sentence.text) : []
      return problems.length > 0 ? [{ file, text: sentence.text, problems }] : []
    }),
    others: files.filter((file) => !wanted.has(file)),
  }
}

/** What is heard in a file: dB, seconds, samples a second. Null where there is no sound to be read. */
export function listen(file) {
  const args = ['-nostdin', '-i', file, '-map', '0:a:0', '-ac', '1', '-f', 's16le', '-']
  const { status, stdout, stderr } = spawnSync('ffmpeg', args, { maxBuffer: 2 ** 29 })
  const rate = Number(/Audio:.*?(\d+) Hz/.exec(String(stderr))?.[1])
  const samples = new Int16Array(stdout.buffer.slice(stdout.byteOffset, stdout.byteOffset + (stdout.length & ~1)))
  if (status !== 0 || samples.length === 0) return null
  const size = Math.round(rate * WINDOW)
  const levels = Array.from({ length: Math.ceil(samples.length / size) }, (_, at) =>
    power(samples.subarray(at * size, (at + 1) * size)),
  )
  const loudest = Math.max(...levels)
  // 20 dB less is still speech: the end of a word.
  const isSpeech = (level) => level > loudest / 100
  const spoken = levels.filter(isSpeech)
  const quiet = levels.toSorted((one, other) => one - other).slice(0, Math.ceil(levels.length / 10))
  return {
    rate,
    speech: decibels(mean(spoken)),
    room: decibels(mean(quiet)),
    seconds: (levels.findLastIndex(isSpeech) + 1 - levels.findIndex(isSpeech)) * WINDOW,
    isClipped: hasRun(samples, (value) => Math.abs(value) >= CLIPPED, CLIPPED_IN_A_ROW),
  }
}

/** What is wrong with a recording of this text, in words. */
export function findProblems(heard, text) {
  if (!heard) return ['cannot be read as sound']
  const { rate, speech, room, seconds, isClipped } = heard
  if (!(speech > -90)) return ['nothing is heard in it']
  const problems = []
  if (rate < LOWEST_RATE) problems.push(`has only ${rate} samples a second: record with 44100 or 48000`)
  if (isClipped) problems.push('is too loud, and crackles: turn the microphone down')
  if (speech < QUIETEST_SPEECH)
    problems.push(`is too quiet (${Math.round(speech)} dB): come closer, or turn the microphone up`)
  if (speech - room < LEAST_DISTANCE)
    problems.push(
      `is too noisy: the room is ${Math.round(speech - room)} dB below the voice, not ${LEAST_DISTANCE}. Is there half a second of silence at both ends?`,
    )
  const time = `${seconds.toFixed(1)} s for what takes about ${Math.max(1, Math.round(text.length / PACE.usual))} s`
  if (seconds < text.length / PACE.fastest) problems.push(`is too short, ${time}: is a part missing?`)
  if (seconds > text.length / PACE.slowest + GRACE) problems.push(`is too long, ${time}: is something said twice?`)
  return problems
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
const power = (samples) => samples.reduce((sum, value) => sum + (value / 32_768) ** 2, 0) / samples.length
const decibels = (value) => 10 * Math.log10(value)

function hasRun(values, isOne, length) {
  let run = 0
  return values.some((value) => {
    run = isOne(value) ? run + 1 : 0
    return run >= length
  })
}
