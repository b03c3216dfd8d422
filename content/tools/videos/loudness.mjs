import { spawnSync } from 'node:child_process'
import { run } from './run.mjs'

/** What every film has: LUFS, and dB of true peak. */
const LOUDNESS = { target: -16, tolerance: 0.5 }
const HIGHEST_PEAK = -1
/** The encoder adds a little to the peaks, so the limiter begins lower. In dB. */
const LIMIT = -2.5
const MOST_TRIES = 16
/** No further tries are made then: joining it with the pictures may move it by a little. */
const CLOSE_ENOUGH = 0.3

/** The loudness (LUFS) and true peak (dB) of what is heard in a file. */
export function measureLoudness(file) {
  const args = ['-nostats', '-i', file, '-map', '0:a:0', '-af', 'ebur128=peak=true', '-f', 'null', '-']
  const { error, stderr } = spawnSync('ffmpeg', args, { encoding: 'utf8' })
  if (error) throw error
  const summary = stderr.slice(stderr.lastIndexOf('Summary:'))
  const numberAfter = (name) => Number(summary.match(new RegExp(`${name}:\\s+(-?[\\d.]+|-inf)`))?.[1] ?? Number.NaN)
  return { loudness: numberAfter('I'), peak: numberAfter('Peak') }
}

/** In words what is wrong with a film's sound, or null. */
export function loudnessProblem({ loudness, peak }) {
  const { target, tolerance } = LOUDNESS
  if (!(Math.abs(loudness - target) <= tolerance)) return `${loudness} LUFS, not ${target} ± ${tolerance}`
  if (!(peak <= HIGHEST_PEAK)) return `true peak ${peak} dB, above ${HIGHEST_PEAK}`
  return null
}

/** Encodes a WAV file as the sound of a film, with the gain that makes what was encoded loud enough, and its peaks low enough. */
export function encodeSound(wav, file) {
  let gain = LOUDNESS.target - measureLoudness(wav).loudness
  let limit = LIMIT
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    // At a higher rate the limiter sees the peaks between samples too.
    const filter = `aresample=96000,volume=${gain.toFixed(2)}dB,alimiter=limit=${limit.toFixed(2)}dB:level=false,aresample=24000`
    run('ffmpeg', ['-y', '-i', wav, '-af', filter, '-c:a', 'aac', '-b:a', '28k', '-ar', '24000', '-ac', '1', file])
    const measured = measureLoudness(file)
    if (!loudnessProblem(measured) && Math.abs(measured.loudness - LOUDNESS.target) <= CLOSE_ENOUGH) return
    if (measured.peak > HIGHEST_PEAK) limit -= measured.peak - HIGHEST_PEAK + 0.2
    gain += LOUDNESS.target - measured.loudness
  }
  const problem = loudnessProblem(measureLoudness(file))
  if (problem) throw new Error(`The sound cannot be made even: ${problem}`)
}
