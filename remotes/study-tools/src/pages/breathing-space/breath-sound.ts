import { BREATH_SECONDS, IN_SECONDS } from './rhythm.ts'

const LOW = 196 // Hz, the G below middle C
const HIGH = 294 // Hz, the D above it
const LOUDNESS = 0.12
const FADE_SECONDS = 0.3

/** A tone that rises while breathing in, and falls while breathing out. Begin it when a control is used: browsers allow it only then. */
export function startSound() {
  const context = new AudioContext()
  const oscillator = new OscillatorNode(context, { frequency: LOW })
  const volume = new GainNode(context, { gain: 0 })
  const output = new GainNode(context)
  oscillator.connect(volume).connect(output).connect(context.destination)
  oscillator.onended = () => void context.close()
  oscillator.start()
  void context.resume()

  return {
    /** Plays the rest of a breath, `position` seconds after that began. */
    playBreath(position: number) {
      const now = context.currentTime
      const isIn = position < IN_SECONDS
      const share = isIn ? position / IN_SECONDS : (BREATH_SECONDS - position) / (BREATH_SECONDS - IN_SECONDS)
      const turn = now + IN_SECONDS - position
      const end = now + BREATH_SECONDS - position
      const follow = (value: AudioParam, low: number, high: number) => {
        value.cancelScheduledValues(now)
        value.setValueAtTime(low + (high - low) * share, now)
        if (isIn) value.linearRampToValueAtTime(high, turn)
        value.linearRampToValueAtTime(low, end)
      }
      follow(oscillator.frequency, LOW, HIGH)
      follow(volume.gain, 0, LOUDNESS)
    },
    /** Nothing of it is left afterwards. */
    stop() {
      if (context.state !== 'running') return void context.close()
      // At once, it would crack.
      output.gain.setTargetAtTime(0, context.currentTime, FADE_SECONDS / 6)
      oscillator.stop(context.currentTime + FADE_SECONDS)
    },
  }
}
