/** Three soft chimes: the pitch of each in Hz, and when it begins, in seconds. */
const chimes = [
  { pitch: 523.25, at: 0 },
  { pitch: 659.25, at: 0.35 },
  { pitch: 783.99, at: 0.7 },
]
const chimeSeconds = 1.4
const loudness = 0.25

/**
 * The audio context of the page: created, or resumed if it was suspended; unchanged where the browser does not allow sound yet.
 * Browsers allow it only after the person has used the page, so call this when a button is pressed.
 */
export function openAudio(audio: AudioContext | null): AudioContext | null {
  if (typeof AudioContext === 'undefined' || !navigator.userActivation?.hasBeenActive) return audio
  const opened = audio ?? new AudioContext()
  if (opened.state === 'suspended') void opened.resume()
  return opened
}

/** Plays the alarm if the browser allows sound. Returns the audio context, as `openAudio` does. */
export function playAlarm(audio: AudioContext | null): AudioContext | null {
  const opened = openAudio(audio)
  if (opened) for (const { pitch, at } of chimes) chime(opened, pitch, opened.currentTime + at)
  return opened
}

function chime(audio: AudioContext, pitch: number, start: number): void {
  const tone = new OscillatorNode(audio, { frequency: pitch })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.linearRampToValueAtTime(loudness, start + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, start + chimeSeconds)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + chimeSeconds)
}
