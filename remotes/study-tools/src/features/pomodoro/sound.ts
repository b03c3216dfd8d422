/** Three soft chimes: the pitch in Hz of each, and when it begins, in seconds. */
const chimes = [
  { pitch: 523.25, at: 0 },
  { pitch: 659.25, at: 0.35 },
  { pitch: 783.99, at: 0.7 },
]
const chimeSeconds = 1.4
const loudness = 0.25

let audio: AudioContext | undefined

/** Browsers let a page sound only after the person has used it: called when a button is pressed. */
export function prepareSound(): void {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return
  audio ??= new AudioContext()
  if (audio.state === 'suspended') void audio.resume()
}

/** The alarm. Silent where the browser does not allow a sound yet. */
export function soundAlarm(): void {
  prepareSound()
  if (!audio) return
  for (const { pitch, at } of chimes) chime(audio, pitch, audio.currentTime + at)
}

function chime(context: AudioContext, pitch: number, start: number): void {
  const tone = new OscillatorNode(context, { frequency: pitch })
  const volume = new GainNode(context, { gain: 0 })
  volume.gain.linearRampToValueAtTime(loudness, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, start + chimeSeconds)
  tone.connect(volume).connect(context.destination)
  tone.start(start)
  tone.stop(start + chimeSeconds)
}
