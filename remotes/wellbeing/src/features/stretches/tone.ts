const pitch = 587.33
const toneSeconds = 0.5
const loudness = 0.2

/**
 * A short soft tone. Browsers allow sound only after the person has used the page, which the press of Start is. Where there is no
 * sound, nothing happens: all is shown and announced too.
 */
export function playTone(audio: AudioContext | null): AudioContext | null {
  if (typeof AudioContext === 'undefined') return audio
  const opened = audio ?? new AudioContext()
  if (opened.state === 'suspended') void opened.resume()
  const tone = new OscillatorNode(opened, { frequency: pitch })
  const volume = new GainNode(opened, { gain: 0 })
  volume.gain.linearRampToValueAtTime(loudness, opened.currentTime + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, opened.currentTime + toneSeconds)
  tone.connect(volume).connect(opened.destination)
  tone.start()
  tone.stop(opened.currentTime + toneSeconds)
  return opened
}
