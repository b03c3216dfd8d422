import { readFileSync, writeFileSync } from 'node:fs'
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
  [/EquatIO/g, 'ee kway she oh'],
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

const voices = {
  flite: (text, file) => ['-voice', 'slt', '--setf', 'duration_stretch=1.12', '-t', text, '-o', file],
  'espeak-ng': (text, file) => ['-v', 'en-gb', '-s', '160', '-w', file, text],
}

/**
 * Speaks every sentence of the slides into one WAV file.
 * Times are in seconds: where each slide starts, and where the speech of each sentence starts and ends.
 */
export function narrate(slides, voice, folder) {
  const speech = slides.map((slide, s) =>
    slide.sentences.map((text, n) => speak(text, voice, `${folder}/sentence-${s}-${n}.wav`)),
  )
  const { rate } = speech[0][0]
  const parts = []
  const slideStarts = []
  const sentences = []
  let time = 0
  const addSilence = (seconds) => {
    const end = Math.ceil((time + seconds) / FRAME - 1e-6) * FRAME
    parts.push(Buffer.alloc(2 * (Math.round(end * rate) - Math.round(time * rate))))
    time = end
  }

  slides.forEach((slide, s) => {
    slideStarts.push(rounded(time))
    addSilence(PAUSE_BEFORE_SLIDE)
    slide.sentences.forEach((text, n) => {
      const { samples } = speech[s][n]
      const start = time
      parts.push(samples)
      time += samples.length / 2 / rate
      sentences.push({ start: rounded(start), end: rounded(time), text, slide: s })
      addSilence(PAUSE_AFTER_SENTENCE)
    })
  })

  const file = `${folder}/narration.wav`
  writeFileSync(file, wav(Buffer.concat(parts), rate))
  return { file, duration: rounded(time), slideStarts, sentences }
}

const rounded = (seconds) => Math.round(seconds * 1000) / 1000

function speak(text, voice, file) {
  const spoken = SPOKEN.reduce((result, [written, sound]) => result.replace(written, sound), text)
  run(voice, voices[voice](spoken, file))
  const bytes = readFileSync(file)
  const data = bytes.indexOf('data') + 8
  return { rate: bytes.readUInt32LE(24), samples: trimmed(bytes.subarray(data)) }
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
