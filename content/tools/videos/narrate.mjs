import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { run } from './run.mjs'

// In seconds.
const PAUSE_BEFORE_SLIDE = 0.35
const PAUSE_AFTER_SENTENCE = 0.35
/** Every sentence starts on a frame of the video (10 a second), so that pictures and voice change together. */
const FRAME = 0.1

/** How the voice should say what it would otherwise misread; captions keep the written form. */
const SPOKEN = [
  [/Read&Write/g, 'Read and Write'],
  [/JAWS/g, 'Jaws'],
  [/VoiceOver/g, 'Voice Over'],
  [/ZoomText/g, 'Zoom Text'],
  [/ClaroRead/g, 'Clarro Read'],
  [/MindView/g, 'Mind View'],
  [/MindManager/g, 'Mind Manager'],
  [/RapidFire/g, 'Rapid Fire'],
  [/Equat(?:IO|io)/g, 'ee kway she oh'],
  [/PowerPoint/g, 'Power Point'],
  [/OneNote/g, 'One Note'],
  [/DragonBar/g, 'Dragon Bar'],
  [/AppReader/g, 'App Reader'],
  [/\bFn\b/g, 'F N'],
  [/press A\b/g, 'press ay'],
  [/\bVO\b/g, 'V O'],
  [/22H2/g, '22 H 2'],
  [/[’‘]/g, "'"],
]

/** Of everything that is spoken: samples a second. Voices and recordings differ, so each is converted. */
const RATE = 24_000

const voices = {
  pico2wave: (text, file) => ['-l', 'en-GB', '-w', file, `<speed level="82">${text.replace(/&/g, '&amp;')}</speed>`],
  flite: (text, file) => ['-voice', 'slt', '--setf', 'duration_stretch=1.12', '-t', text, '-o', file],
  'espeak-ng': (text, file) => ['-v', 'en-gb', '-s', '160', '-w', file, text],
}

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
 * @param {{ narrator: string, reader: string }} speakers the programs that speak, and speak as a screen reader
 */
export function narrate(slides, speakers, recordings, folder) {
  const speech = slides.map((slide, s) =>
    slide.sentences.map((sentence, n) => speak(sentence, speakers, recordings, `${folder}/sentence-${s}-${n}`)),
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
    slide.sentences.forEach(({ text }, n) => {
      const samples = speech[s][n]
      const start = time
      parts.push(samples)
      time += samples.length / 2 / RATE
      sentences.push({ start: rounded(start), end: rounded(time), text, slide: s })
      addSilence(PAUSE_AFTER_SENTENCE)
    })
  })

  const file = `${folder}/narration.wav`
  writeFileSync(file, wav(Buffer.concat(parts), RATE))
  return { file, duration: rounded(time), slideStarts, sentences }
}

const rounded = (seconds) => Math.round(seconds * 1000) / 1000

function speak({ text, spoken = text, reader }, speakers, recordings, file) {
  const recording = `${recordings}/${recordingName(text)}`
  const isRecorded = existsSync(recording)
  if (!isRecorded) {
    const program = reader ? speakers.reader : speakers.narrator
    const written = SPOKEN.reduce((result, [from, to]) => result.replace(from, to), spoken)
    run(program, voices[program](written, `${file}-raw.wav`))
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
