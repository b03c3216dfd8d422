import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { FRAMES_PER_SECOND } from './frame-rate.mjs'
import { run } from './run.mjs'
import { toSpoken, voices } from './voices.mjs'

// In seconds.
const PAUSE_BEFORE_SLIDE = 0.35
const PAUSE_AFTER_SENTENCE = 0.35
/** Every sentence starts on a frame of the video, so that pictures and voice change together. */
const FRAME = 1 / FRAMES_PER_SECOND

/** Of everything that is spoken: samples a second. Voices and recordings differ, so each is converted. */
const RATE = 24_000

/**
 * The file below content/voice/<video>/ that someone's recording of a sentence has: a recording of other words is never taken.
 * @param {string} text
 */
export function recordingName(text) {
  const words = text.toLowerCase().match(/[a-z0-9]+/g) ?? []
  return `${words.slice(0, 4).join('-')}-${createHash('sha256').update(text).digest('hex').slice(0, 6)}.wav`
}

/**
 * Speaks every sentence of the slides into one WAV file; a recording of it in the folder `recordings` is taken instead.
 * Times are in seconds: where each slide starts, and where the speech of each sentence starts and ends.
 */
export function narrate(slides, recordings, folder) {
  const speech = slides.map((slide, s) =>
    slide.sentences.map((sentence, n) => speak(sentence, recordings, `${folder}/sentence-${s}-${n}`)),
  )
  const parts = []
  const slideStarts = []
  const sentences = []
  let time = 0
  const addSilence = (seconds) => {
    const end = Math.ceil((time + seconds) / FRAME - 1e-6) * FRAME
    parts.push(Buffer.alloc(2 * (Math.round(end * RATE) - Math.round(time * RATE))))
    time = end
  }

  slides.forEach((slide, s) => {
    slideStarts.push(rounded(time))
    addSilence(PAUSE_BEFORE_SLIDE)
    slide.sentences.forEach(({ text, by, pause = 0 }, n) => {
      const samples = speech[s][n]
      const start = time
      parts.push(samples)
      time += samples.length / 2 / RATE
      sentences.push({ start: rounded(start), end: rounded(time), text, ...(by && { by }), slide: s })
      addSilence(Math.max(PAUSE_AFTER_SENTENCE, pause))
    })
  })

  const file = `${folder}/narration.wav`
  writeFileSync(file, wav(Buffer.concat(parts), RATE))
  return { file, duration: rounded(time), slideStarts, sentences }
}

const rounded = (seconds) => Math.round(seconds * 1000) / 1000

function speak({ text, spoken = text, voice = 'narrator' }, recordings, file) {
  const recording = `${recordings}/${recordingName(text)}`
  const isRecorded = existsSync(recording)
  if (!isRecorded) {
    const { program, args, readsInput } = voices[voice]
    const written = toSpoken(spoken)
    run(program, args(`${file}-raw.wav`, written), readsInput ? written : undefined)
  }
  const format = ['-ar', String(RATE), '-ac', '1', '-f', 's16le']
  run('ffmpeg', ['-y', '-i', isRecorded ? recording : `${file}-raw.wav`, ...format, `${file}.raw`])
  return evenlyLoud(trimmed(readFileSync(`${file}.raw`)))
}

/** Two voices in one video are equally loud. */
function evenlyLoud(samples) {
  const LOUDNESS = 3_200
  const PEAK = 30_000
  const values = new Int16Array(samples.buffer.slice(samples.byteOffset, samples.byteOffset + samples.length))
  const sum = values.reduce((total, value) => total + value * value, 0)
  const peak = values.reduce((highest, value) => Math.max(highest, Math.abs(value)), 1)
  const gain = Math.min(LOUDNESS / Math.sqrt(sum / values.length || 1), PEAK / peak)
  return Buffer.from(values.map((value) => value * gain).buffer)
}

/** Cuts the silence at both ends of 16-bit samples. */
function trimmed(samples) {
  const QUIET = 300
  const isLoud = (byte) => Math.abs(samples.readInt16LE(byte)) > QUIET
  let start = 0
  let end = samples.length - (samples.length % 2)
  while (start < end && !isLoud(start)) start += 2
  while (end > start && !isLoud(end - 2)) end -= 2
  return samples.subarray(start, end)
}

/** A mono 16-bit WAV file. */
function wav(samples, rate) {
  const header = Buffer.alloc(44)
  header.write('RIFF')
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
