import { BREATH_SECONDS, IN_SECONDS } from './rhythm.js'

const LOW = 196 // Hz, the G below middle C
const HIGH = 294 // Hz, the D above it
const LOUDNESS = 0.12

let context = null
let tone = null

/**
 * Plays the rest of a breath: a tone that rises while breathing in, and falls while breathing out.
 * @param {number} position seconds since this breath began
 */
export function playBreath(position) {
  stopSound()
  context ??= new AudioContext()
  void context.resume()
  const now = context.currentTime
  const isIn = position < IN_SECONDS
  const share = isIn ? position / IN_SECONDS : (BREATH_SECONDS - position) / (BREATH_SECONDS - IN_SECONDS)
  const top = now + Math.max(0, IN_SECONDS - position)
  const end = now + BREATH_SECONDS - position
  const oscillator = new OscillatorNode(context, { frequency: LOW + (HIGH - LOW) * share })
  const gain = new GainNode(context, { gain: LOUDNESS * share })
  oscillator.frequency.setValueAtTime(LOW + (HIGH - LOW) * share, now)
  gain.gain.setValueAtTime(LOUDNESS * share, now)
  if (isIn) {
    oscillator.frequency.linearRampToValueAtTime(HIGH, top)
    gain.gain.linearRampToValueAtTime(LOUDNESS, top)
  }
  oscillator.frequency.linearRampToValueAtTime(LOW, end)
  gain.gain.linearRampToValueAtTime(0, end)
  oscillator.connect(gain).connect(context.destination)
  oscillator.start()
  oscillator.stop(end)
  tone = { oscillator, gain }
}

export function stopSound() {
  if (!tone) return
  // At once, it would crack.
  tone.gain.gain.cancelScheduledValues(context.currentTime)
  tone.gain.gain.setTargetAtTime(0, context.currentTime, 0.05)
  tone.oscillator.stop(context.currentTime + 0.3)
  tone = null
}
